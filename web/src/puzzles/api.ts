// The API calls about puzzles. They are loaded with the puzzle pages, not with the first page.
import { get, post } from "../api";
import type { Puzzles, PuzzleTable, PuzzleVerdict } from "../wire";

const addressOf = (game: string, number: number): string => `/api/puzzles/${encodeURIComponent(game)}/${number}`;

/** The number of puzzles of each game, today's puzzles, and the solved ones. */
export const puzzles = (): Promise<Puzzles> => get("/api/puzzles");
export const puzzle = (game: string, number: number): Promise<PuzzleTable> => get(addressOf(game, number));
export const answerPuzzle = (game: string, number: number, key: string): Promise<PuzzleVerdict> => post(`${addressOf(game, number)}/answer`, { key });
