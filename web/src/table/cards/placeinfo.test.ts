import { expect, test } from "vitest";
import type { Option } from "../../wire";
import type { GameFace } from "../board";
import { sourceOf } from "./placeinfo";

const option = (brief: string, words: string): Option => ({ key: "a", places: [], brief, words }) as unknown as Option;

test("the question for a card's target shows the card's text after its name", () => {
  expect(sourceOf(option("Cast Command", "Cast Command. Target: a Creature."), null, null)).toEqual({ name: "Cast Command", what: ["Target: a Creature."] });
});

test("a brief name is left out before the same text", () => {
  expect(sourceOf(option("Attack with Golem for 3", "Attack with Golem (back 3): Strength 4"), null, null)).toEqual({ name: "", what: ["Attack with Golem (back 3): Strength 4"] });
});

test("a question that names the chosen piece needs no extra text", () => {
  const face = { namesChosen: true } as GameFace;
  expect(sourceOf(option("C3", "Move from C3 with 1 adventurer"), null, face)).toBeNull();
});
