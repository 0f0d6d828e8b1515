import { expect, test } from "vitest";
import texts from "../../../tests/engine/texts.json";
import { Speaker, type Text } from "./said";

const { sources, names, cases } = texts;
const english = new Speaker("en", sources.en.join("\n"));
const german = new Speaker("de", sources.de.join("\n"), english);

const textCases = cases.filter((example) => typeof example.text !== "string");

// Python runs the same cases in tests/engine/test_catalogue.py.
test.each(textCases)("$language for seat $listener: $expected", ({ language, listener, text, form, expected }) => {
  const speaker = language === "de" ? german : english;
  expect(speaker.say(text as unknown as Text, { names, listener }, form)).toBe(expected);
});

test("a message that is missing in every language is shown by its id", () => {
  expect(german.say({ id: "no-such" }, { names, listener: 0 })).toBe("no-such");
});
