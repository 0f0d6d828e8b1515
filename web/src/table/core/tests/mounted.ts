// A whole table, mounted in a document, with messages from a fake hall.
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { vi } from "vitest";
import english from "../../../fixtures/games-en.json";
import type { GameCard, Me, Seat, Sight, TableCard } from "../../../wire";
import Live from "../../Live.svelte";
import { Table } from "../../live/table.svelte";
import { Line } from "./made";

export interface Mounted {
  table: Table;
  line: Line;
  /** Let the hall send the next sight. */
  sees: (sight: unknown) => Promise<void>;
  unmount: () => void;
}

export const ME: Me = { id: "ann", name: "Ann" } as Me;

/** Mount a table of a game at this sight, as seen by Ann; `shared`: others play on the same device. */
export async function mounted(game: string, sight: unknown, shared = false): Promise<Mounted> {
  const line = new Line();
  const table = new Table("t", game, shared, () => line);
  const seats = (sight as Sight).seats.map((seat: Seat) => ({ ...seat, mine: seat.person === ME.id, free: false }));
  const card = { id: "t", game, name: game, link: "", seats, state: "running" } as unknown as TableCard;
  const { unmount } = render(Live, { card, game: (english as unknown as GameCard[]).find(({ id }) => id === game) ?? null, me: ME, late: false, table });
  let number = 0;
  const sees = async (next: unknown): Promise<void> => {
    line.says({ ...(next as Sight), number: (number += 1) });
    await tick();
  };
  line.onopen?.();
  await sees(sight);
  if (!shared) await vi.waitFor(() => {
    if (!document.querySelector("[data-stage] [data-place]") || !document.querySelector("#table-log")) throw new Error("the board or the log is not there yet");
  }, 60_000);
  return { table, line, sees, unmount };
}
