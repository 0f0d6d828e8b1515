// The game's content, as far as a drawn board needs it; written by web/art/adventureland/chart.py.
import { language } from "../../words";
import data from "./chart.json";

export type Terrain = "F" | "M" | "C" | "R" | "N";

/** A start area: the field it leads to first, and the way on from there. */
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
  /** The strengths that are printed on them, by their number. */
  creatures: number[];
  keyColours: string[];
  /** Names, by language. */
  names: { en: Named } & Record<string, Named>;
}

interface Named {
  swords: Record<string, string>;
  herbs: Record<string, string>;
  /** By their number. */
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

/** The number of a field in rows from the north-west, or -1. */
const NUMBER = new Map(CHART.fields.map((id, at) => [id, at]));
export function fieldNumber(id: string): number {
  return NUMBER.get(id) ?? -1;
}

export function terrainOf(field: number): Terrain {
  return (CHART.terrain[field] ?? "F") as Terrain;
}

/** The place with a number as the state counts them: fields first, then start areas; "" beside the board. */
export function placeId(place: number): string {
  return CHART.fields[place] ?? CHART.starts[place - FIELDS]?.id ?? "";
}

export function startArea(id: string): StartArea | undefined {
  return CHART.starts.find((area) => area.id === id);
}
