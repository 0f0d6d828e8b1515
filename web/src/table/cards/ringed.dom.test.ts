import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Ringed from "./Ringed.svelte";

test("places of a hint are ringed, and missing places are not", () => {
  document.body.innerHTML = `<b data-place="C3"></b>`;
  const box = new DOMRect(40, 50, 60, 30);
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([box] as unknown as DOMRectList);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
  const { container } = render(Ringed, { things: ["C3", "K9"] });
  expect([...container.querySelectorAll("i")].map(({ style }) => [style.left, style.top, style.width, style.height])).toEqual([["40px", "50px", "60px", "30px"]]);
  vi.restoreAllMocks();
});
