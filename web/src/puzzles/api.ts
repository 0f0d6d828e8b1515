// The calls about puzzles: they come with the page, and not with the first one.
import { get } from "../api";
import type { Puzzles, PuzzleSolution, PuzzleTable } from "../wire";

const at = (game: string, number: number): string => `/api/puzzles/${encodeURIComponent(game)}/${number}`;

/** How many puzzles each game has, and which are today's. */
export const puzzles = (): Promise<Puzzles> => get("/api/puzzles");
export const puzzle = (game: string, number: number): Promise<PuzzleTable> => get(at(game, number));
export const solutionOf = (game: string, number: number): Promise<PuzzleSolution> => get(`${at(game, number)}/solution`);
