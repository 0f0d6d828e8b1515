import { expect, test } from "vitest";
import type { Race, RaceGroup } from "../../../wire";
import { groupOf, isFast, isRacing, secondsTo, stageOf, TableClock } from "../racing";
import { turnOf } from "../turns";
import { sight } from "./made";

const group = (more: Partial<RaceGroup> = {}): RaceGroup => ({ seats: [0, 1], starts: null, began: null, window: null, presses: null, ...more });
const race = (more: Partial<Race> = {}): Race => ({ now: 0, runs: true, seats: [], groups: [], waits: [], goes_on: null, ...more });

test("the table's clock is that of the quickest message", () => {
  const clock = new TableClock();
  clock.hear(race({ now: 1000 }), 5000);
  clock.hear(race({ now: 1900 }), 6000);
  expect(clock.at(6000)).toBe(2000);
  clock.hear(race({ now: 2600 }), 6500);
  expect(clock.at(7000)).toBe(3100);
});

test("while the clock is stopped its time is constant, and it continues from there", () => {
  const clock = new TableClock();
  clock.hear(race({ now: 1000 }), 5000);
  clock.hear(race({ now: 1500, runs: false }), 5600);
  expect([clock.at(5600), clock.at(9000)]).toEqual([1500, 1500]);
  clock.hear(race({ now: 1500 }), 9000);
  expect(clock.at(9100)).toBe(1600);
});

test("a race is about to start, running, called, paused, or stopped", () => {
  const stage = (race: Race, now = 100): string => stageOf(race, 0, now);
  expect(stage(race({ groups: [group({ starts: 900 })] }))).toBe("soon");
  expect(stage(race({ groups: [group({ began: 50 })] }))).toBe("runs");
  expect(stage(race({ groups: [group({ began: 50, window: 150 })] }))).toBe("called");
  expect(stage(race())).toBe("rests");
  expect(stage(race({ runs: false, groups: [group({ began: 50 })] }))).toBe("stands");
});

test("players see their own racing group, and spectators the first", () => {
  const apart = race({ groups: [group(), group({ seats: [2, 3] })] });
  expect([0, 3, -1, 4].map((seat) => groupOf(apart, seat)?.seats)).toEqual([[0, 1], [2, 3], [0, 1], undefined]);
});

test("only a running race is shown without delay; in the countdown nobody has the turn", () => {
  const soon = sight({ waiting: [-2], race: race({ groups: [group({ starts: 900 })] }) });
  const runs = sight({ waiting: [0, -2], race: race({ groups: [group({ began: 50 })] }) });
  expect([isFast(soon), isFast(runs), isFast(sight())]).toEqual([false, true, false]);
  expect([isRacing(soon, 0), isRacing(runs, 1), isRacing(runs, 2), isRacing(sight({ race: race() }), 0)]).toEqual([true, true, false, false]);
  expect(turnOf(soon)).toMatchObject({ seats: [], key: "table-turn-race" });
  expect(turnOf(sight({ waiting: [-2, 1] })).seats).toEqual([1]);
});

test("one pair may act while the other rolls", () => {
  const apart = { waiting: [0, 2, 3, -2], race: race({ groups: [group({ seats: [2, 3], began: 50 })] }) };
  expect(turnOf(sight({ ...apart, seat: 0 }))).toMatchObject({ seats: [0], mine: true, key: "table-turn-yours" });
  expect(turnOf(sight({ ...apart, seat: 1 }))).toMatchObject({ seats: [0], mine: false, key: "table-turn-theirs" });
  expect(turnOf(sight({ ...apart, seat: 2, mine: [2] }))).toMatchObject({ seats: [], key: "table-turn-race" });
  expect(turnOf(sight({ ...apart, seat: -1, mine: [] }))).toMatchObject({ seats: [0], key: "table-turn-theirs" });
});

test("an expired time has no seconds left", () => {
  expect([secondsTo(2500, 1000), secondsTo(1000, 2500)]).toEqual([1.5, 0]);
});
