import { expect, test } from "vitest";
import type { Line } from "../../../wire";
import { lastQuest } from "./deeds";

const line = (event: Record<string, unknown>, words = ""): Line => ({ words, places: [], event, kind: "" }) as unknown as Line;
const EARLIER = [{ type: "QuestBegan", quest: "q0" }, { type: "FigureSlain", who: "gremlin:1", by: "sable", soul: 1 }, { type: "QuestWon", quest: "q0", rounds: 5 }];
const QUEST = [
  { type: "QuestBegan", quest: "q1" }, { type: "FigureSlain", who: "gremlin:2", by: "bryndis", soul: 1 }, { type: "WoundsSuffered", who: "bryndis", n: 2, why: "" }, { type: "WoundsSuffered", who: "bryndis", n: 1, why: "" },
  { type: "FigureSlain", who: "gremlin:3", by: "bryndis", soul: 1 }, { type: "FigureSlain", who: "gremlin:4", by: "", soul: 0 },
];

test("the deeds of heroes are counted only at the end of a quest", () => {
  const { deeds, epilogue } = lastQuest([...EARLIER, ...QUEST].map((event) => line(event)));
  expect([...deeds]).toEqual([["bryndis", { slain: 2, wounds: 3 }]]);
  expect(epilogue).toEqual([]);
});

test("the end of a quest has the texts of the book", () => {
  const won = [line({ type: "QuestWon", quest: "q1", rounds: 7 }), line({ type: "ParagraphRead", para: "q1.win", branch: 0 }, "Doors swing open on a red sky.")];
  expect(lastQuest([...QUEST.map((event) => line(event)), ...won]).epilogue).toEqual(["Doors swing open on a red sky."]);

  const lost = line({ type: "QuestLost", quest: "q1", why: "time" }, "The quest is lost: no Event card is left.");
  expect(lastQuest([...QUEST.map((event) => line(event)), lost]).epilogue).toEqual(["The quest is lost: no Event card is left."]);
});
