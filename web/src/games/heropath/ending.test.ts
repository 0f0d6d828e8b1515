import { describe, expect, it } from "vitest";
import type { Line, Sight } from "../../wire";
import { CHART, spaceId } from "./chart";
import { summaryOf, whyOver } from "./ending";

const line = (event: Record<string, unknown>): Line => ({ words: "", places: [], event, kind: "" }) as unknown as Line;

describe("the summary of a match", () => {
  it("has all paths, Evil at the end of each round, and the last battle with the Dragon", () => {
    const tale = summaryOf(
      [
        { type: "RoundBegan", round: 1 },
        { type: "HeroTravelled", seat: 0, way: [0, 1, 2] },
        { type: "BattleEnded", seat: 0, foe: 0, hero_total: 14, foe_total: 12 },
        { type: "EvilRose", level: 1 },
        { type: "RoundBegan", round: 2 },
        { type: "HeroTravelled", seat: 1, way: [2, 3] },
        { type: "HeroTravelled", seat: 0, way: [2, 1] },
        { type: "BattleEnded", seat: 1, foe: CHART.enemies.length, hero_total: 28, foe_total: 27 },
        { type: "MatchEnded", how: "won", first: [1], rounds: 2, evil: 1 },
      ].map(line),
    );
    expect(tale.ways.get(0)).toEqual([[0, 1, 2].map(spaceId), [2, 1].map(spaceId)]);
    expect([tale.ways.get(1)?.length, tale.evil, tale.dragon]).toEqual([1, [1, 1], { seat: 1, mine: 28, theirs: 27 }]);
    expect([tale.how, tale.first, tale.rounds]).toEqual(["won", [1], 2]);
  });

  it("explains why the match is over: the Dragon was slain by one hero or in a ritual, or survived", () => {
    const seats = [{ seat: 0, name: "Ann" }, { seat: 1, name: "Bram" }] as unknown as Sight["seats"];
    const after = (...events: Record<string, unknown>[]) => whyOver(events.map(line), { seats, mine: [0] });
    expect(after({ type: "BattleEnded", seat: 1, foe: CHART.enemies.length, hero_total: 28, foe_total: 27 }, { type: "MatchEnded", how: "won" })).toBe("The Dragon falls: Bram 28, the Dragon 27");
    expect(after({ type: "BattleEnded", seat: 0, foe: CHART.enemies.length, hero_total: 28, foe_total: 27 }, { type: "MatchEnded", how: "won" })).toBe("The Dragon falls: You 28, the Dragon 27");
    expect(after({ type: "RitualEnded", seat: 1, heroes: 60, dragon: 58 }, { type: "MatchEnded", how: "together" })).toBe("Together they beat the Dragon: The heroes 60, the Dragon 58");
    expect(after({ type: "MatchEnded", how: "limit" })).toBe("Time is up");
  });

  it("is empty before the first event", () => {
    expect(summaryOf([])).toMatchObject({ how: "", evil: [], dragon: null });
  });
});
