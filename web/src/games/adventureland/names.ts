// The names on the map: their texts from the game's catalogue, with position and curve.
import { CHART } from "./chart";

interface Spot {
  region: string;
  /** The style of the name: cities have bands; `river` and `fog` have their own colours. */
  kind: "land" | "fog" | "river" | "city" | "capital";
  /** The middle of the first line, or of the curve that the name follows. */
  at: [number, number];
  curve?: string;
  /** Whether the last word is on its own line, because the region is narrow. */
  narrow?: boolean;
}

export interface Name extends Spot {
  lines: string[];
  /** The width of a city's band. */
  wide?: number;
}

const SPOTS: readonly Spot[] = [
  { region: "western-range", kind: "land", at: [271, 288], curve: "M180 288q90 -34 182 6" },
  { region: "northern-range", kind: "land", at: [726, 212], curve: "M634 212q92 -34 182 4" },
  { region: "hollin-copse", kind: "land", at: [547, 160], curve: "M482 160q62 -20 130 -2" },
  { region: "sunrise-grove", kind: "land", at: [912, 290], curve: "M842 290q64 -16 140 -2" },
  { region: "great-river", kind: "river", at: [543, 601], curve: "M468 601q60 8 150 2" },
  { region: "greeneave", kind: "land", at: [126, 82], narrow: true },
  { region: "midwood", kind: "land", at: [402, 292] },
  { region: "reedholt", kind: "land", at: [586, 676] },
  { region: "eastwatch", kind: "land", at: [1046, 349], narrow: true },
  { region: "ford-hill", kind: "land", at: [770, 553] },
  { region: "southern-crags", kind: "land", at: [126, 664], narrow: true },
  { region: "north-bank", kind: "fog", at: [678, 316], narrow: true },
  { region: "misty-bend", kind: "fog", at: [540, 466] },
  { region: "mouth-fen", kind: "fog", at: [126, 512] },
  { region: "gate-mists", kind: "fog", at: [862, 448] },
  { region: "grey-meadow", kind: "fog", at: [678, 656] },
  { region: "highspire", kind: "city", at: [886, 130] },
  { region: "midmarket", kind: "city", at: [586, 248] },
  { region: "alderwick", kind: "city", at: [228, 378] },
  { region: "southhaven", kind: "city", at: [310, 604] },
  { region: "kingsreach", kind: "capital", at: [994, 658] },
];

function nameOf(spot: Spot, words: string): Name {
  const name = { ...spot, lines: spot.narrow ? words.split(/ (?=\S+$)/) : [words] };
  if (spot.kind === "capital") return { ...name, wide: 156 };
  return spot.kind === "city" ? { ...name, wide: 28 + 8 * words.length } : name;
}

/** Return the names on the map in a language. */
export function namesIn(language: string): readonly Name[] {
  const { regions } = CHART.names[language] ?? CHART.names.en;
  return SPOTS.map((spot) => nameOf(spot, regions[spot.region] ?? ""));
}

export const NAMES = namesIn("en");
