import { fireEvent } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { looks, mouse } from "./looks";

beforeEach(() => void Object.assign(mouse, { x: NaN, y: NaN })); // tests of other files move the mouse, too

/** A watched button. Its focus is visible, as after a key, or not, as after a press. */
function watchedButton(visible: boolean): { button: HTMLButtonElement; seen: ReturnType<typeof vi.fn> } {
  const [button, seen] = [document.createElement("button"), vi.fn()];
  vi.spyOn(button, "matches").mockReturnValue(visible);
  looks(seen)(button);
  return { button, seen };
}

test("an element with keyboard focus counts as looked at, until the focus moves on", async () => {
  const { button, seen } = watchedButton(true);
  await fireEvent.focus(button);
  await fireEvent.blur(button);
  expect(seen.mock.calls).toEqual([[true], [false]]);
});

test("the focus after a press does not count as looking", async () => {
  const { button, seen } = watchedButton(false);
  await fireEvent.pointerEnter(button, { pointerType: "mouse" });
  await fireEvent.pointerLeave(button, { pointerType: "mouse" });
  await fireEvent.focus(button);
  expect(seen.mock.calls).toEqual([[true], [false]]);
});

test("an element that appears under a resting mouse is looked at once the mouse moves", async () => {
  const { button, seen } = watchedButton(false);
  await fireEvent.pointerMove(document.body, { pointerType: "mouse", screenX: 7, screenY: 8 });
  await fireEvent.pointerEnter(button, { pointerType: "mouse", screenX: 7, screenY: 8 });
  expect(seen).not.toHaveBeenCalled();
  await fireEvent.pointerMove(button, { pointerType: "mouse", screenX: 7, screenY: 9 });
  expect(seen.mock.calls).toEqual([[true]]);
});
