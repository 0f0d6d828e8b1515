import { expect, test } from "vitest";
import { variant } from "./titles";

test.each([
  ["Adventure Land", "Adventure Land, The Fellowship", "The Fellowship"],
  ["Pig", "Pig", ""],
  ["Pig", "The Long Night", "The Long Night"],
  ["Pig", "", ""],
])("%s: %s", (name, title, short) => expect(variant({ name, title })).toBe(short));
