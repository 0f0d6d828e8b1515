import { afterEach, expect, test, vi } from "vitest";
import type { Sight } from "../../wire";
import { setLanguage, t } from "../../words";
import { LESSONS, lessonFor } from "./lessons";

afterEach(() => vi.unstubAllGlobals());

interface Moment {
  kind: string;
  keys?: string[];
  quest?: string;
  round?: number;
  acted?: boolean[];
  wounds?: number;
  slow?: boolean;
  shadows?: number[];
}

/** A question of the prologue, with the fields that lessons read. */
function moment({ kind, keys = [], quest = "q0", round = 1, acted = [true, false], wounds = 0, slow = false, shadows = [] }: Moment): Sight {
  const heroes = acted.map((done) => ({ acted: done, wounds, conditions: slow ? { slow: 1 } : {} }));
  return { ask: { kind, options: keys.map((key) => ({ key })) }, state: { quest, round, heroes, enemies: [{}], shadows, active: 0 } } as unknown as Sight;
}

test("each thing is taught once, at its moment", () => {
  const heard = new Set<string>();
  const next = (changes: Moment): string => {
    const lesson = lessonFor(moment(changes), (id) => heard.has(id));
    if (lesson) heard.add(lesson.id);
    return lesson?.id ?? "";
  };
  expect([{ kind: "hero" }, { kind: "nature" }, { kind: "nature" }, { kind: "power" }].map(next)).toEqual(["hero", "nature", "", "power"]);
  const walking = { kind: "act", keys: ["end", "to:K2"] };
  expect([walking, walking, walking, walking].map(next)).toEqual(["quest", "turn", "walk", ""]);
  expect(next({ ...walking, keys: ["end", "attack", "use:b1"] })).toBe("attack");
  expect(next({ ...walking, acted: [true, true] })).toBe("foes");
  expect(next({ ...walking, wounds: 2 })).toBe("hurt");
  expect([{ ...walking, round: 2 }, { ...walking, round: 2 }].map(next)).toEqual(["clock", ""]);
  expect(next({ ...walking, slow: true })).toBe("slow");
  expect(next({ ...walking, shadows: [4] })).toBe("shadow");
  expect([{ kind: "soul" }, { kind: "ghost" }, { kind: "path" }].map(next)).toEqual(["soul", "ghost", ""]);
});

test("only the prologue and the market after it have lessons", () => {
  expect(lessonFor(moment({ kind: "market", quest: "q1" }), () => false)?.id).toBe("market");
  expect(lessonFor(moment({ kind: "act", quest: "q1" }), () => false)).toBeNull();
  expect(lessonFor({ ask: null, state: { quest: "q0" } } as unknown as Sight, () => false)).toBeNull();
});

test.each(["de", "en"] as const)("no lesson is longer than two sentences, in %s", async (language) => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage(language);
  for (const { id } of LESSONS) {
    const words = t(`ss-teach-${id}`);
    expect(words).not.toBe(`ss-teach-${id}`);
    expect(words.match(/[.!?](?= |$)/g)?.length ?? 0, words).toBeLessThanOrEqual(2);
  }
});
