import { expect, test } from "vitest";
import type { Ask, Option } from "../../wire";
import { Journey } from "./journey.svelte";
import type { Trip } from "./reach";

const option = (key: string): Option => ({ key, words: key, brief: key, letter: "", clause: "", kind: "", places: [], gain: "", warning: "", parts: null });
const ask = (kind: string, ...keys: string[]): Ask => ({ seat: 0, kind, clause: "", words: "", options: keys.map(option), aside: "", brief: "", barred: [], picked: [] });
const trip: Trip = { to: "P02", path: ["P07", "P06", "P02"], icons: [], evasions: 0, burns: false, dies: false, chance: null, paces: 2, left: 2 };

test("a journey is given step by step, with the action before it and a stop after it", () => {
  const journey = new Journey();
  journey.go(trip, ask("action", "travel", "rest"));
  const keys = [ask("action", "travel", "rest"), ask("travel", "space:P06", "space:P08"), ask("travel", "stop", "space:P02"), ask("travel", "stop", "space:P03")].map((step) => journey.next(step)?.key);
  expect(keys).toEqual(["travel", "space:P06", "space:P02", "stop"]);
  expect(journey.isUnderWay).toBe(false);
});

test("it waits during other questions, and ends if its way is closed", () => {
  const journey = new Journey();
  journey.go(trip, ask("travel", "space:P06"));
  expect(journey.next(ask("use-card", "pass"))).toBeNull();
  expect(journey.isUnderWay).toBe(true);
  expect(journey.next(ask("travel", "stop"))).toBeNull();
  expect(journey.isUnderWay).toBe(false);
});

test("it does not stop automatically if there is something to collect, or a ride", () => {
  const journey = new Journey();
  journey.go({ ...trip, path: ["P07", "P08"], to: "P08" }, ask("travel", "space:P08"));
  expect(journey.next(ask("travel", "space:P08"))?.key).toBe("space:P08");
  expect(journey.next(ask("travel", "stop", "collect"))).toBeNull();
  expect(journey.isUnderWay).toBe(false);
});
