import { expect, test } from "vitest";
import type { Line } from "../../wire";
import { isToast } from "./toasts";

const line = (type: string): Line => ({ event: { type } }) as unknown as Line;

test("purchases and prizes are told on a small screen, small changes are not", () => {
  expect(["ElixirBought", "CharacterRecruited", "BuildingFounded", "TreasureTaken"].every((type) => isToast(line(type)))).toBe(true);
  expect(["PaymentMade", "ResourceGained", "PlayerPassed"].some((type) => isToast(line(type)))).toBe(false);
});
