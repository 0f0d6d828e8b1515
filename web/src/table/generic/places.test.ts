import { describe, expect, it } from "vitest";
import type { CardFace, Option, Place, Sight } from "../../wire";
import { groundOf, bandOf } from "../../kit/colours";
import { besideCard, heldCards, pictureOf, roomPlanOf, shelvesOf, spotOf } from "./places";
import { goodNamed, paymentIn } from "./paying";

const face = (id: string, more: Partial<CardFace> = {}): CardFace => ({ id, name: id, sign: "", colour: "", text: "", turned: false, ...more });
const option = (key: string): Option => ({ key, places: [key.slice(key.indexOf(":") + 1)], brief: key, words: key, letter: "a" }) as unknown as Option;

function sight(faces: CardFace[], options: Option[], barred: string[] = []): Sight {
  const cards = [{ kind: "road", name: "roads", count: faces.length, values: [], faces }];
  return { cards: [{ seat: 1, points: 0, cards, note: "" }], ask: { options, barred } } as unknown as Sight;
}

describe("cards of a scene", () => {
  it("are answers if an option names them, and so are equal cards", () => {
    const cards = heldCards(sight([face("hill"), face("hill"), face("wood")], [option("ride:hill")], ["ride:wood"]), 1).flatMap((kind) => kind.cards);
    expect(cards.map(({ options }) => options.map(({ key }) => key))).toEqual([["ride:hill"], ["ride:hill"], []]);
    expect(cards.map(({ barred }) => barred)).toEqual(["", "", "ride:wood"]);
  });

  it("are absent for other seats and empty hands", () => {
    expect(heldCards(sight([face("hill")], []), 0)).toEqual([]);
  });

  it("have a label with their name and whether they can be played", () => {
    const [kind] = heldCards(sight([face("silk", { sign: "2", text: "worth two", turned: true })], [option("load:silk")]), 1);
    const card = kind?.cards[0];
    expect(card && besideCard(card, "in reach", "used")).toBe("roads, used, in reach");
  });

  it("have a band of a known colour, or of plain paper", () => {
    expect(bandOf("red")).not.toBe(bandOf("puce"));
    expect(groundOf("puce")).toBeUndefined();
  });
});

const place = (id: string, more: Partial<Place> = {}): Place =>
  ({ id, name: id, kind: "hall", column: null, row: null, region: "", note: "", colour: "", centre: null, roads: [], area: null, icon: "", ...more });
const spots = (...places: Place[]) => places.map((place) => spotOf(place, new Map(), null));

describe("places of a scene", () => {
  it("have the same picture in every language", () => {
    const english = pictureOf(place("inn", { note: "a coin" }));
    expect(english).toBeDefined();
    expect(pictureOf(place("inn", { note: "eine Münze" }))).toBeUndefined();
    expect(pictureOf(place("inn", { note: "eine Münze", icon: "coin" }))).toBe(english);
  });

  it("are on shelves by region or kind if they have no place on a board", () => {
    const shelves = shelvesOf(spots(place("inn", { region: "Tavern" }), place("cell"), place("far", { centre: [1, 1] }), place("cup", { region: "Tavern" })));
    expect(shelves.map(({ title, spots: those }) => [title, those.map((spot) => spot.place.id)])).toEqual([["Tavern", ["inn", "cup"]], ["hall", ["cell"]]]);
  });

  it("are rooms of a plan with one gate for each road", () => {
    const { areas, links } = roomPlanOf(spots(place("cistern", { kind: "cistern", area: [0, 0, 4, 4], roads: ["crypt"] }), place("crypt", { note: "lit", area: [4, 0, 4, 4], roads: ["cistern"] }), place("elsewhere")));
    expect(areas.map(({ id, floor, lit }) => [id, floor, lit])).toEqual([["cistern", "water", false], ["crypt", "stone", true]]);
    expect(links).toHaveLength(1);
  });
});

describe("a payment", () => {
  const paying = (state: Record<string, unknown>, ...keys: string[]) => paymentIn({ state, ask: { options: keys.map(option) } as unknown as Sight["ask"] });
  it("is a purse if the state has a payment of the engine's kit", () => {
    expect(paying({ payment: { due: { gold: 1 }, laid: { gold: 1 }, slots: [["gold", "gold"]] } }, "pay", "use:elixir")?.due).toEqual({ gold: 1 });
    expect(paying({ payment: null }, "pay")).toBeNull();
    expect(paying({ payment: { due: {}, laid: {}, slots: [] } }, "travel:inn")).toBeNull();
  });
  it("names goods by the last word of their keys", () => {
    expect(goodNamed("gift/self-denial", () => undefined).name).toBe("self denial");
  });
});
