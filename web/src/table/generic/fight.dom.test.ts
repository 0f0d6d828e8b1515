// A fight on the generic board: it shows the numbers that the hall sent, even if they do not add up.
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Ladder } from "../../wire";
import FightBar from "./FightBar.svelte";

test("the missing strength is the one that was sent", () => {
  const fight: Ladder = { title: "Against the Rat", needs: 9, rungs: [{ name: "sword", points: 2, owner: null }], text: "", reached: 2, lacks: 77 };
  const { container } = render(FightBar, { fight, seats: [] });
  expect(container.textContent).toContain("77");
});
