import { expect, test } from "vitest";
import { named } from "./cards";

test("whoever asks why not hears the name on the card", () => {
  expect(named("take:lightning@top1")).toBe("Lightning");
  expect(named("cast:rage")).toBe("Rage");
  expect(named("hire:merrow_guard")).toBe("Merrow Guard");
  expect(named("hero:maris")).toContain("Maris");
  expect(named("at:0f3")).toBe("0f3");
});
