import { describe, expect, test } from "vitest";
import type { Figure, Line, Place, SeatScene, Sight } from "../../../wire";
import { again, hear, isSending, look, NOTHING_HEARD, type Heard } from "../fold";
import { newId } from "../ids";
import { put } from "../outbox";
import { hasGap, linesOf, placeOf, standing, struckIn, toldWithoutGap } from "../story";
import { dice, line, shuffled, sight } from "./made";

const PLACE: Place = { id: "A1", name: "A1", kind: "", column: 0, row: 0, region: "", note: "", colour: "", spot: null, roads: [], area: null };

function words(heard: Heard): string[] {
  return linesOf(heard.story).map((one) => one.words);
}

function all(messages: readonly Sight[], from: Heard = NOTHING_HEARD): Heard {
  return messages.reduce((heard, message) => hear(heard, message), from);
}

/** A match as a hall tells it: lines are added, and now and then some are taken back. */
function history(random: () => number, length: number): { sights: Sight[]; end: string[] } {
  let told: string[] = [];
  const sights = Array.from({ length }, (_, at) => {
    const back = at > 0 && random() < 0.2;
    const since = back ? Math.floor(random() * told.length) : told.length;
    const fresh = Array.from({ length: Math.floor(random() * 4) }, (_, n) => `${at}.${n}`);
    told = [...told.slice(0, since), ...fresh];
    const places = at === 0 || random() < 0.1 ? [PLACE] : null;
    return sight({ seq: at * 3, since, news: fresh.map((one) => line(one)), places, digest: `d${at}` });
  });
  return { sights, end: told };
}

describe("sights that come in order", () => {
  test("put their news at the end", () => {
    const heard = all([sight({ seq: 1, news: [line("a")] }), sight({ seq: 2, since: 1, news: [line("b"), line("c")] })]);
    expect(words(heard)).toEqual(["a", "b", "c"]);
  });

  test("keep the places of the sight before where they bring none", () => {
    const heard = all([sight({ seq: 1, places: [PLACE] }), sight({ seq: 2 })]);
    expect(heard.sight?.places).toEqual([PLACE]);
  });

  test("strike what a take-back says that it strikes", () => {
    const back = line("You take that back.", { event: { type: "TakenBack", seat: 0, lines: 2 } });
    const heard = all([sight({ seq: 1, news: [line("a"), line("b"), line("c")] }), sight({ seq: 2, since: 3, news: [back] })]);
    expect(struckIn(heard.story)).toEqual(new Set([1, 2]));
  });

  test("say a line anew that goes on", () => {
    const heard = all([
      sight({ seq: 1, news: [line("a")] }),
      sight({ seq: 2, since: 0, news: [line("a and b")] }),
    ]);
    expect(words(heard)).toEqual(["a and b"]);
  });
});

describe("sights that come doubled, late and in any order", () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    test(`end in the same table and the same story, seed ${seed}`, () => {
      const random = dice(seed);
      const { sights, end } = history(random, 2 + Math.floor(random() * 20));
      const doubled = [...sights, ...sights.filter(() => random() < 0.4)];
      const heard = all(shuffled(doubled, random));
      expect(words(heard)).toEqual(end);
      expect(heard.sight?.digest).toBe(sights.at(-1)?.digest);
      expect(heard.sight?.places).toEqual([PLACE]);
      expect(hasGap(heard.story)).toBe(false);
    });
  }

  test("an older sight changes nothing that a newer one said", () => {
    const older = sight({ seq: 3, since: 0, news: [line("a"), line("old")], digest: "old" });
    const heard = all([sight({ seq: 9, since: 1, news: [line("new")], digest: "new" }), older]);
    expect(words(heard)).toEqual(["a", "new"]);
    expect(heard.sight?.digest).toBe("new");
  });

  test("a gap is known until it is filled", () => {
    const first = sight({ seq: 1, news: [line("a"), line("b")] });
    const late = all([sight({ seq: 2, since: 2, news: [line("c")] })]);
    expect([hasGap(late.story), toldWithoutGap(late.story)]).toEqual([true, 0]);
    expect(hasGap(hear(late, first).story)).toBe(false);
  });

  test("of two with one number, the one that was sent later counts", () => {
    const gone = sight({ seq: 4, since: 0, news: [line("a")], digest: "gone" });
    const heard = all([sight({ seq: 4, since: 0, news: [line("a"), line("b")], digest: "here" }), gone]);
    expect([words(heard), heard.sight?.digest]).toEqual([["a", "b"], "here"]);
  });
});

describe("a new line", () => {
  const old = all([sight({ nth: 8, seq: 30, since: 0, news: [line("a")] }), sight({ nth: 9, seq: 31, since: 1, news: [line("b")] })]);

  test("counts its sights anew, and asks for the first where another overtook it", () => {
    const torn = hear(again(old), sight({ nth: 2, seq: 33, kept: { figures: [[0, 0, 0]] } }));
    expect([torn.torn, torn.sight?.seq]).toEqual([true, 31]);
    expect(hear(torn, sight({ nth: 3, seq: 33 })).sight?.seq).toBe(33);
  });

  test("to a hall that counts otherwise is believed, and what was done before is not waited for", () => {
    const heard = hear(again({ ...old, ahead: 32 }), sight({ nth: 1, seq: 12, since: 2, news: [line("c")] }));
    expect([heard.sight?.seq, isSending(heard), words(heard)]).toEqual([12, false, ["a", "b", "c"]]);
  });
});

describe("figures that come as changes", () => {
  const figure = (place: string): Figure => ({ place, kind: "", sign: "", name: "", owner: null, number: null });
  const figures = (...places: string[]): Figure[] => places.map(figure);
  const places = (heard: Heard): string => (heard.sight?.figures ?? []).map(({ place }) => place).join("");

  /** Some of a list, now and then with something new between. */
  function later(before: readonly Figure[], random: () => number, sign: string): { sent: Figure[]; kept: [number, number, number][]; whole: Figure[] } {
    const [sent, whole]: [Figure[], Figure[]] = [[], []];
    const kept: [number, number, number][] = [];
    for (let at = 0; at < before.length; ) {
      const fresh = figures(...sign.repeat(Math.floor(random() * 3)));
      const start = at + Math.floor(random() * 2);
      const end = Math.min(before.length, start + 1 + Math.floor(random() * 5));
      if (start >= end) break;
      kept.push([fresh.length, start, end - start]);
      sent.push(...fresh);
      whole.push(...fresh, ...before.slice(start, end));
      at = end;
    }
    const last = figures(sign);
    return { sent: [...sent, ...last], kept, whole: [...whole, ...last] };
  }

  for (let seed = 1; seed <= 40; seed += 1) {
    test(`make the whole again, seed ${seed}`, () => {
      const random = dice(seed);
      let whole = figures(..."abcdefgh");
      let heard = hear(NOTHING_HEARD, sight({ seq: 0, nth: 1, figures: whole }));
      for (let seq = 1; seq < 20; seq += 1) {
        const next = later(whole, random, String(seq % 10));
        whole = next.whole;
        heard = hear(heard, sight({ seq, nth: seq + 1, figures: next.sent, kept: { figures: next.kept } }));
        expect(heard.sight?.figures).toEqual(whole);
      }
    });
  }

  test("of the state are the fields that are others now, and after a look all", () => {
    let heard = hear(NOTHING_HEARD, sight({ nth: 1, state: { step: "move", gold: [1, 0] } }));
    heard = hear(heard, sight({ nth: 2, state: { step: "fight" }, kept: {} }));
    heard = hear(heard, sight({ nth: 3, state: {}, kept: {} }));
    expect(heard.sight?.state).toEqual({ step: "fight", gold: [1, 0] });
    expect(hear(heard, sight({ nth: 4, state: { step: "over" } })).sight?.state).toEqual({ step: "over" });
  });

  test("are told of cards, facts and places; of these none comes where none has changed", () => {
    const place = (id: string): Place => ({ ...PLACE, id });
    const card = (points: number): SeatScene => ({ seat: 0, points, cards: [], note: "" });
    let heard = hear(NOTHING_HEARD, sight({ nth: 1, cards: [card(1), card(2)], facts: [["gold", 1], ["fame", 2]], places: [place("a"), place("b")] }));
    heard = hear(heard, sight({ nth: 2, cards: [card(3)], facts: [], places: null, kept: { cards: [[0, 0, 1]] } }));
    expect(heard.sight?.cards.map(({ points }) => points)).toEqual([1, 3]);
    expect(heard.sight?.facts).toEqual([["gold", 1], ["fame", 2]]);
    expect(heard.sight?.places?.map(({ id }) => id)).toEqual(["a", "b"]);
    heard = hear(heard, sight({ nth: 3, places: [place("c")], kept: { places: [[1, 1, 1]] } }));
    expect(heard.sight?.places?.map(({ id }) => id)).toEqual(["c", "b"]);
    expect(heard.sight?.cards.map(({ points }) => points)).toEqual([1, 3]);
  });

  test("follow also a sight that nobody looks at", () => {
    const first = hear(look(NOTHING_HEARD, 1), sight({ seat: 0, nth: 1, figures: figures("a", "b") }));
    const looked = hear(first, sight({ seat: 1, nth: 2, figures: figures("c"), kept: { figures: [[0, 1, 1]] } }));
    expect([first.sight, places(looked)]).toEqual([null, "bc"]);
  });

  test("cannot be made whole when one has been lost, until all of them come again", () => {
    const first = all([sight({ seq: 1, nth: 1, figures: figures("a") })]);
    const torn = hear(first, sight({ seq: 3, nth: 3, figures: figures("c"), kept: { figures: [[0, 0, 1]] } }));
    expect([torn.torn, torn.sight?.seq, places(torn)]).toEqual([true, 1, "a"]);
    const again = hear(torn, sight({ seq: 3, nth: 4, figures: figures("b", "c") }));
    expect([again.torn, places(again)]).toEqual([false, "bc"]);
  });

  test("that come late, or twice, change nothing but the lines that were not known", () => {
    const second = sight({ seq: 2, nth: 2, figures: figures("b"), kept: { figures: [[0, 0, 1]] }, since: 0, news: [line("two")] });
    const both = all([sight({ seq: 1, nth: 1, figures: figures("a") }), second]);
    const twice = hear(both, second);
    expect([twice.torn, places(twice), words(twice)]).toEqual([false, "ab", ["two"]]);
  });

  test("are whole where all of them come, whatever stood before", () => {
    expect(places(all([sight({ seq: 1, figures: figures("a") }), sight({ seq: 2, figures: figures("b") })]))).toBe("b");
  });
});

describe("seats", () => {
  test("what another seat was told is forgotten before its sight comes", () => {
    const heard = look(all([sight({ seat: 0, news: [line("my secret")] })]), 1);
    expect([heard.sight, words(heard)]).toEqual([null, []]);
  });

  test("a late sight of the seat before is not looked at", () => {
    const heard = hear(look(NOTHING_HEARD, 1), sight({ seat: 0, seq: 99 }));
    expect(heard.sight).toBeNull();
  });
});

describe("commands", () => {
  const answer = { type: "answer", id: "x", seat: 0, key: "k" } as const;
  const sent: Heard = { ...all([sight({ seq: 4 })]), outbox: put([], answer) };

  test("an answer is on its way until its sight has come, not only until it is done", () => {
    expect(isSending(sent)).toBe(true);
    const done = hear(sent, { type: "done", id: "x", seq: 5 });
    expect([isSending(done), done.outbox]).toEqual([true, []]);
    expect(isSending(hear(done, sight({ seq: 5 })))).toBe(false);
  });

  test("done twice is done once", () => {
    const once = hear(hear(sent, { type: "done", id: "x", seq: 5 }), sight({ seq: 5 }));
    expect(isSending(hear(once, { type: "done", id: "x", seq: 5 }))).toBe(false);
  });

  test("a refusal ends the sending and is kept to be read", () => {
    const heard = hear(sent, { type: "refused", id: "x", seq: 4, words: "No.", reasons: [], code: "not-offered" });
    expect([isSending(heard), heard.refused?.words]).toEqual([false, "No."]);
  });

  test("chat that is not done yet does not hold up the game", () => {
    const heard: Heard = { ...all([sight({ seq: 4 })]), outbox: [{ type: "say", id: "s", text: "hello" }] };
    expect(isSending(heard)).toBe(false);
    expect(isSending(hear(heard, { type: "done", id: "s", seq: 9 }))).toBe(false);
  });

  test("ids are UUIDs of version 7 and sort by time", () => {
    const id = newId(0x0123456789ab, new Uint8Array(10).fill(0xff));
    expect(id).toBe("01234567-89ab-7fff-bfff-ffffffffffff");
    expect(newId(1) < newId(2)).toBe(true);
  });
});

describe("previews and chat", () => {
  const shown = { type: "shown", request: 1, preview: null } as const;

  test("a preview counts for the table it was asked of", () => {
    const heard = all([sight({ seq: 4 })]);
    const asked = { shows: { 1: { key: "k", seq: 4 } } };
    expect(hear(heard, shown, asked).previews).toEqual({ k: null });
    expect(hear(hear(heard, sight({ seq: 5 })), shown, asked).previews).toEqual({});
  });

  test("lines of chat are put in order and told once", () => {
    const chat = (seq: number) => ({ seq, person: "p", name: "P", text: `${seq}`, phrase: "", at: 0 });
    const heard = hear(hear(NOTHING_HEARD, { type: "talk", lines: [chat(3), chat(2)] }), { type: "talk", lines: [chat(2), chat(1)] });
    expect(heard.chat.map((one) => one.seq)).toEqual([1, 2, 3]);
  });
});

describe("a line that is told again", () => {
  const [a, b, again, last] = [line("a"), line("b"), line("a"), line("a")];
  const told = (news: Line[]): Line[] => standing(all([sight({ news })]).story);

  test("is found by its words, and by how often they were said before", () => {
    const [lines, anew] = [told([a, b, again, last]), [line("a"), line("b"), line("a"), line("c"), line("a")]];
    expect([a, b, again, last].map((one) => placeOf(one, lines, anew))).toEqual([0, 1, 2, 4]);
    expect(placeOf(line("d"), lines, anew)).toBe(-1);
  });

  test("has none of those beside it that were taken back", () => {
    const back = line("You take that back.", { event: { type: "TakenBack", seat: 0, lines: 1 } });
    const lines = told([a, b, again, back, last]);
    expect(lines).toEqual([a, b, last]);
    expect(placeOf(last, lines, [line("a"), line("b"), line("a")])).toBe(2);
    expect(placeOf(again, lines, [line("a"), line("b"), line("a")])).toBe(-1);
  });
});
