// The calls about puzzles: they come with the page, and not with the first one.
import { get, post } from "../api";
import type { Puzzles, PuzzleTable, PuzzleVerdict } from "../wire";

const at = (game: string, number: number): string => `/api/puzzles/${encodeURIComponent(game)}/${number}`;

/** How many puzzles each game has, which are today's, and which are solved. */
export const puzzles = (): Promise<Puzzles> => get("/api/puzzles");
export const puzzle = (game: string, number: number): Promise<PuzzleTable> => get(at(game, number));
export const answerPuzzle = (game: string, number: number, key: string): Promise<PuzzleVerdict> => post(`${at(game, number)}/answer`, { key });
