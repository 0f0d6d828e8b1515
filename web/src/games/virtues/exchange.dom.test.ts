import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Exchange from "./Exchange.svelte";
import type { Hero, Table } from "./model";

const NONE = [0, 0, 0, 0, 0, 0, 0];
const hero = { seat: 0, gifts: [2, 0, 0, 0, 0, 0, 1] } as Hero;
const table = { pool: [0, 3, 0, 0, 0, 0, 1], heroes: [hero, { seat: 1, gifts: [0, 0, 0, 1, 0, 0, 0] }, { seat: 2, gifts: NONE }] } as unknown as Table;
const seats = [{ name: "Ann", letter: "A" }, { name: "Bram", letter: "B" }, { name: "Cas", letter: "C" }] as never;

test("an exchange is planned as a whole, and given once both sides are equal", async () => {
  const give = vi.fn();
  render(Exchange, { table, hero, seats, give });
  const press = async (name: string): Promise<void> => void (await fireEvent.click(screen.getByRole("button", { name })));
  expect(screen.queryByText("From Cas")).toBeNull(); // who has no gifts
  await press("You give: 2 Humility");
  await press("You give: 2 Humility");
  await press("From the pool: 3 Generosity");
  expect(screen.getByRole("status").textContent).toBe("2 for 1");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Exchange" }).disabled).toBe(true);
  await press("From Bram: 1 Kindness");
  await press("Exchange");
  expect(give).toHaveBeenCalledWith({ give: ["HUM", "HUM"], take: [{ virtue: "GEN", source: "pool" }, { virtue: "KIN", source: "1" }] });
});

test("no virtue is given and taken in the same exchange, and each gift can be put back", async () => {
  render(Exchange, { table, hero, seats, give: vi.fn() });
  const press = async (name: string): Promise<void> => void (await fireEvent.click(screen.getByRole("button", { name })));
  await press("You give: 1 Diligence");
  await press("From the pool: 1 Diligence");
  expect(screen.getByRole("status").textContent).toBe("0 for 1");
  await press("One less of 1 Diligence");
  expect(screen.getByRole("status").textContent).toBe("0 for 0");
});
