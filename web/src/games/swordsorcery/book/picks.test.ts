import { expect, test, vi } from "vitest";
import type { Ask } from "../../../wire";
import { speak } from "../../../words";
import { asksOf } from "./picks";

test("a power tells its Soulrank as the sheets of the heroes do", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("en");
  const ask = { kind: "power", options: [], barred: ["take:b3"] } as unknown as Ask;
  expect(asksOf(ask, "bryndis", "normal").map(({ line }) => line)).toEqual(["free · rests 2 rounds · from Soulrank II"]);
  vi.unstubAllGlobals();
});
