import { expect, test } from "vitest";
import { stillShown, withNews } from "../toasts";
import { line } from "./made";

const words = (toasts: ReturnType<typeof withNews>): string[] => toasts.map((toast) => toast.words);

test("new toasts are last", () => {
  expect(words(withNews([], [line("Bot Bram rests."), line("Bot Bram gains 2 GOLD.")], 0))).toEqual(["Bot Bram rests.", "Bot Bram gains 2 GOLD."]);
});

test("only the last of many simultaneous events get toasts", () => {
  expect(words(withNews([], ["a", "b", "c", "d"].map((text) => line(text)), 0))).toEqual(["b", "c", "d"]);
});

test("a new toast replaces the oldest", () => {
  const first = withNews([], [line("a"), line("b"), line("c")], 0);
  expect(words(withNews(first, [line("d")], 1000))).toEqual(["b", "c", "d"]);
});

test("a toast is shown as long as it takes to read it and those before it", () => {
  const long = "You draw Thunderstorm: Every hero in the Weeping Willows or on the Fog River loses 1 VITALITY.";
  const toasts = withNews([], [line("You gain 1 EXPERIENCE."), line(long)], 0);
  expect(words(stillShown(toasts, 3000))).toHaveLength(2);
  expect(words(stillShown(toasts, 3500))).toEqual([long]);
  expect(stillShown(toasts, 10_000)).toEqual([]);
});
