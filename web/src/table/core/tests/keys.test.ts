import { describe, expect, test, vi } from "vitest";
import { setLanguage } from "../../../words";
import { commandFor, type Reading, type Stroke } from "../keys";
import { parseLine } from "../commandline";
import { ask, option } from "./made";

const OPTIONS = [option("to:D6", { letter: "a", brief: "D6 herb", words: "East 1, D6, forest. A herb." }), option("to:I6", { letter: "b", brief: "I6 fight" }), option("stay", { letter: "S", brief: "Stay" })];

function press(key: string, now: Partial<Reading> = {}, held: Partial<Stroke> = {}) {
  const stroke = { key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held };
  return commandFor(stroke, { options: OPTIONS, singleKeys: true, chosen: false, onControl: false, ...now });
}

describe("key bindings", () => {
  test("small letters answer", () => {
    expect(press("a")).toEqual({ do: "answer", key: "to:D6" });
    expect(press("z")).toBeNull();
  });

  test("capitals and other characters are queries or commands, unless an answer has that letter", () => {
    expect(press("L")).toEqual({ do: "log" });
    expect(press("?")).toEqual({ do: "why" });
    expect(press("S")).toEqual({ do: "answer", key: "stay" });
  });

  test("Enter gives the chosen answer, but not from a focused button", () => {
    expect(press("Enter")).toBeNull();
    expect(press("Enter", { chosen: true })).toEqual({ do: "give" });
    expect(press("Enter", { chosen: true, onControl: true })).toBeNull();
  });

  test("single keys can be switched off; Escape, Enter and F1 stay", () => {
    expect(press("a", { singleKeys: false })).toBeNull();
    expect(press("L", { singleKeys: false })).toBeNull();
    expect(press("Escape", { singleKeys: false })).toEqual({ do: "back" });
    expect(press("F1", { singleKeys: false })).toEqual({ do: "help" });
  });

  test("keys of the browser are left to it", () => {
    expect(press("a", {}, { ctrlKey: true })).toBeNull();
    expect(press("L", {}, { metaKey: true })).toBeNull();
  });
});

describe("the command line", () => {
  const open = ask(OPTIONS, { barred: ["to:F6"] });

  test.each(["a", "to:D6", "d6", "D6", "to d6", "D6 herb", "east 1", "a herb"])("%j answers D6", (text) => {
    expect(parseLine(text, open)).toEqual({ is: "answer", key: "to:D6" });
  });

  test("text that matches several answers lists them", () => {
    expect(parseLine("6", open)).toMatchObject({ is: "several", options: [{ key: "to:D6" }, { key: "to:I6" }] });
  });

  test("why, look, rule, say and undo are understood", () => {
    expect(parseLine("why f6", open)).toEqual({ is: "why", key: "to:F6", name: "f6" });
    expect(parseLine("look D9", open)).toEqual({ is: "look", place: "D9" });
    expect(parseLine("rule al-wsp-09", open)).toEqual({ is: "rule", clause: "AL-WSP-09" });
    expect(parseLine("say hello there", open)).toEqual({ is: "say", text: "hello there" });
    expect(parseLine("undo", open)).toEqual({ is: "undo" });
  });

  test("commands are typed in the reader's language or in English", async () => {
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    await setLanguage("de");
    const typed = ["warum f6", "schau D9", "regel al-wsp-09", "sag hallo", "zurück", "hilfe", "verlauf", "Regeln", "chat", "why f6"];
    expect(typed.map((line) => parseLine(line, open).is)).toEqual(["why", "look", "rule", "say", "undo", "help", "log", "rules", "chat", "why"]);
  });

  test("unknown text is returned as typed", () => {
    expect(parseLine("xyzzy", open)).toEqual({ is: "nothing", text: "xyzzy" });
    expect(parseLine("a", null)).toEqual({ is: "nothing", text: "a" });
  });
});
