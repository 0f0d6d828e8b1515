import { describe, expect, it } from "vitest";
import type { Option } from "../../wire";
import { ENEMIES, MAPS } from "./chart";
import { answersAbout, neighbour } from "./model";

const crypt = MAPS["q0"];

describe("the chart", () => {
  it("links areas that are there", () => {
    for (const { areas, links } of Object.values(MAPS)) {
      const ids = new Set(areas.map(({ id }) => id));
      for (const { a, b } of links) expect([ids.has(a), ids.has(b)]).toEqual([true, true]);
    }
  });

  it("gives every door of a map its own bit, and nothing else one", () => {
    for (const { links } of Object.values(MAPS)) {
      const doors = links.filter(({ kind }) => kind === "door" || kind === "locked").map(({ door }) => door);
      expect(doors).toEqual(doors.map((_, at) => 2 ** at));
      expect(links.filter(({ door }) => door).length).toBe(doors.length);
    }
  });

  it("has a line for every distance on each enemy card", () => {
    for (const { rules } of Object.values(ENEMIES)) expect(rules.some(([band]) => band === "+")).toBe(true);
  });
});

describe("arrows", () => {
  it("lead to the nearest area in their direction", () => {
    expect(neighbour(crypt?.areas ?? [], "K1", "ArrowRight")).toBe("K2");
    expect(neighbour(crypt?.areas ?? [], "K1", "ArrowLeft")).toBe("");
    expect(neighbour(crypt?.areas ?? [], "K1", "Enter")).toBe("");
  });
});

describe("answers", () => {
  it("belong to what their keys name", () => {
    const found = answersAbout([{ key: "to:K5" }, { key: "foe:12" }, { key: "provoke:12" }, { key: "end" }] as Option[]);
    expect([...found].map(([about, options]) => [about, options.length])).toEqual([["K5", 1], ["12", 2]]);
  });
});
