import { expect, test } from "vitest";
import type { Line } from "../../wire";
import { isToast } from "./toasts";

const line = (type: string): Line => ({ event: { type } }) as unknown as Line;

test("purchases and prizes get a toast on a small screen, small changes do not", () => {
  expect(["ElixirBought", "CharacterRecruited", "BuildingFounded", "TreasureTaken"].every((type) => isToast(line(type)))).toBe(true);
  expect(["PaymentMade", "ResourceGained", "PlayerPassed"].some((type) => isToast(line(type)))).toBe(false);
});
