import { describe, expect, it } from "vitest";
import type { CardFace, Option, Sight } from "../../wire";
import { groundOf, bandOf } from "./colours";
import { besideCard, heldBy } from "./places";

const face = (id: string, more: Partial<CardFace> = {}): CardFace => ({ id, name: id, sign: "", colour: "", text: "", turned: false, ...more });
const option = (key: string): Option => ({ key, places: [key.slice(key.indexOf(":") + 1)], brief: key, words: key, letter: "a" }) as unknown as Option;

function sight(faces: CardFace[], options: Option[], barred: string[] = []): Sight {
  const cards = [{ kind: "road", name: "roads", count: faces.length, values: [], faces }];
  return { cards: [{ seat: 1, points: 0, cards, note: "" }], ask: { options, barred } } as unknown as Sight;
}

describe("cards of a scene", () => {
  it("are answers where an option names them, alike ones too", () => {
    const held = heldBy(sight([face("hill"), face("hill"), face("wood")], [option("ride:hill")], ["ride:wood"]), 1);
    expect(held.map(({ options }) => options.map(({ key }) => key))).toEqual([["ride:hill"], ["ride:hill"], []]);
    expect(held.map(({ barred }) => barred)).toEqual(["", "", "ride:wood"]);
  });

  it("of another seat, or of one that holds none, are not there", () => {
    expect(heldBy(sight([face("hill")], []), 0)).toEqual([]);
  });

  it("say aloud what they are, and whether they may be played", () => {
    const [held] = heldBy(sight([face("silk", { sign: "2", text: "worth two", turned: true })], [option("load:silk")]), 1);
    expect(held && besideCard(held, "in reach", "used")).toBe("roads, used, in reach");
  });

  it("have a band of a colour that is known, or of plain paper", () => {
    expect(bandOf("red")).not.toBe(bandOf("puce"));
    expect(groundOf("puce")).toBeUndefined();
  });
});
