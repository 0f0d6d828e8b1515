import { expect, test, vi } from "vitest";
import { handleKey, type Page } from "./commands";

test("after the key for advice the focus is on no control, so that Enter gives the advised answer", () => {
  const card = document.body.appendChild(document.createElement("button"));
  card.focus();
  const advise = vi.fn(() => expect(document.activeElement).toBe(document.body));
  const table = { sending: false, ask: null, answering: { chosen: null }, queries: { advise } };
  handleKey(new KeyboardEvent("keydown", { key: "W", shiftKey: true }), { table } as unknown as Page, true);
  expect(advise).toHaveBeenCalledOnce();
  card.remove();
});
