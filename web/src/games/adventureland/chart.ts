// The parts of the game's content that the board needs. Written by web/art/adventureland/chart.py.
import { language } from "../../words";
import data from "./chart.json";

export type Terrain = "F" | "M" | "C" | "R" | "N";

/** A start area with its first field and the direction of its line. */
export interface StartArea {
  id: string;
  first: string;
  direction: "east" | "south";
}

interface Chart {
  columns: string[];
  rows: number[];
  fields: string[];
  terrain: string;
  regions: { id: string; terrain: string; fields: string[] }[];
  river: string[];
  starts: StartArea[];
  /** The printed strengths of the creatures, by number. */
  creatures: number[];
  keyColours: string[];
  /** Names by language. */
  names: { en: Named } & Record<string, Named>;
}

interface Named {
  swords: Record<string, string>;
  herbs: Record<string, string>;
  /** Names of the creatures, by number. */
  creatures: string[];
  keyColours: string[];
  regions: Record<string, string>;
}

export const CHART: Chart = data as Chart;
export const COLUMNS = CHART.columns.length;
export const ROWS = CHART.rows.length;
export const FIELDS = CHART.fields.length;

/** Return the names in the current language. */
export const named = (): Named => CHART.names[language()] ?? CHART.names.en;

/** The index of a field, row by row from the north-west; -1 for unknown ids. */
const NUMBER = new Map(CHART.fields.map((id, index) => [id, index]));
export function fieldNumber(id: string): number {
  return NUMBER.get(id) ?? -1;
}

export function terrainOf(field: number): Terrain {
  return (CHART.terrain[field] ?? "F") as Terrain;
}

/** The id of a place with this number in the state (fields, then start areas); "" beside the board. */
export function placeId(place: number): string {
  return CHART.fields[place] ?? CHART.starts[place - FIELDS]?.id ?? "";
}

export function startArea(id: string): StartArea | undefined {
  return CHART.starts.find((area) => area.id === id);
}
