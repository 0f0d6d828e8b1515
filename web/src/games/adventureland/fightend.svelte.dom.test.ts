// The end of the player's own fight, as its sheet shows it before it goes.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import reinforceTable from "../../fixtures/reinforce.json";
import type { BoardProps } from "../../table/board";
import type { Line, Sight } from "../../wire";
import Overlay from "./Overlay.svelte";
import { readBoard } from "./model";

test("a fight that was won says its points, and no longer what a win would bring", async () => {
  const sight = reinforceTable as unknown as Sight;
  const fight = readBoard(sight).fight!;
  const props = $state({
    sight, news: [] as Line[], pace: 800, chosen: null, considered: null, others: [], preview: null, pointed: [], isReplay: false, reducesMotion: true,
    pick: () => {}, give: () => {}, consider: () => {},
  });
  const overlay = mount(Overlay, { target: document.body, props: props as unknown as BoardProps });
  flushSync();
  expect(document.body.textContent).toContain("If you win");
  const won = { type: "FightWon", owner: fight.owner, field: sight.state["fight"] && (sight.state["fight"] as { field: number }).field, creature: fight.creature, tally: fight.tally };
  props.news = [{ event: won, words: "Won." } as unknown as Line];
  props.sight = { ...sight, ask: null, state: { ...sight.state, fight: null } };
  flushSync();
  expect(document.querySelector(".outcome")?.textContent).toBe(`Won: ${fight.points} points`);
  expect(document.body.textContent).not.toContain("If you win");
  await unmount(overlay);
});
