// The page shows the numbers that the hall sent: these are such as no rule could lead to.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { liveStrike } from "./attack/live";
import StrikePanel from "./attack/StrikePanel.svelte";
import type { Attack, State, Sums } from "./types";

const die = (color: string, number: number) => [color, number, false];
const fight = (more: object): State => ({
  attacks: [{
    attacker: 0, card: "", name: "Blade", target: 10, area: 0, step: "hit", tags: [], targets: [], aoe: -1, dice: [die("R", 7)], bonuses: [["edge", 1]], lethals: 0, doubled: false, hits: 3,
    used: [], now: -1, left: 2, lethal: 1, blue: [die("B", 3)], shields: 0, wounds: 0, evader: -1, first: false, ...more,
  } as unknown as Attack],
}) as unknown as State;
const sums: Sums = { hits: 71, before: 52, shields: 43, wounds: 34, far: 25 };

function shown(s: State): string {
  const strike = liveStrike(s, sums, (ref) => `figure ${ref}`, (id) => id)!;
  const { body } = render(StrikePanel, { props: { strike, beat: 2, attacker: null, target: null, seats: [], far: sums.far } });
  return body.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

test("the Hits and the distance of an attack", () => {
  expect(shown(fight({}))).toContain("71 Hits");
  expect(shown(fight({}))).toContain("25 areas");
});

test("what a defence stops, and the wounds that come of it", () => {
  const text = shown(fight({ step: "defend", now: 0 }));
  for (const told of ["52", "43", "34"]) expect(text).toContain(told);
});
