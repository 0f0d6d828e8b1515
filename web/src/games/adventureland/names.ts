// The names on the map: position and course of each region's name.

export interface Name {
  region: string;
  /** Bands are for cities, `river` and `fog` have inks of their own. */
  kind: "land" | "fog" | "river" | "city" | "capital";
  lines: string[];
  /** The middle of the first line, or the curve that a name runs along. */
  at: [number, number];
  curve?: string;
  /** How wide a city's band is. */
  wide?: number;
}

export const NAMES: Name[] = [
  { region: "western-range", kind: "land", lines: ["Western Range"], at: [271, 288], curve: "M180 288q90 -34 182 6" },
  { region: "northern-range", kind: "land", lines: ["Northern Range"], at: [726, 212], curve: "M634 212q92 -34 182 4" },
  { region: "hollin-copse", kind: "land", lines: ["Hollin Copse"], at: [547, 160], curve: "M482 160q62 -20 130 -2" },
  { region: "sunrise-grove", kind: "land", lines: ["Sunrise Grove"], at: [912, 290], curve: "M842 290q64 -16 140 -2" },
  { region: "great-river", kind: "river", lines: ["The Great River"], at: [543, 601], curve: "M468 601q60 8 150 2" },
  { region: "greeneave", kind: "land", lines: ["Greeneave", "Wood"], at: [126, 82] },
  { region: "midwood", kind: "land", lines: ["Midwood"], at: [402, 292] },
  { region: "reedholt", kind: "land", lines: ["Reedholt"], at: [586, 676] },
  { region: "eastwatch", kind: "land", lines: ["Eastwatch", "Peak"], at: [1046, 349] },
  { region: "ford-hill", kind: "land", lines: ["Ford Hill"], at: [770, 553] },
  { region: "southern-crags", kind: "land", lines: ["Southern", "Crags"], at: [126, 664] },
  { region: "north-bank", kind: "fog", lines: ["North Bank", "Fog"], at: [678, 316] },
  { region: "misty-bend", kind: "fog", lines: ["Misty Bend"], at: [540, 466] },
  { region: "mouth-fen", kind: "fog", lines: ["Mouth Fen"], at: [126, 512] },
  { region: "gate-mists", kind: "fog", lines: ["Gate Mists"], at: [862, 448] },
  { region: "grey-meadow", kind: "fog", lines: ["Grey Meadow"], at: [678, 656] },
  { region: "highspire", kind: "city", lines: ["Highspire"], at: [886, 130], wide: 92 },
  { region: "midmarket", kind: "city", lines: ["Midmarket"], at: [586, 248], wide: 100 },
  { region: "alderwick", kind: "city", lines: ["Alderwick"], at: [228, 378], wide: 94 },
  { region: "southhaven", kind: "city", lines: ["Southhaven"], at: [310, 604], wide: 106 },
  { region: "kingsreach", kind: "capital", lines: ["Kingsreach"], at: [994, 658], wide: 156 },
];

/** German names. */
const GERMAN: Readonly<Record<string, Pick<Name, "lines" | "wide">>> = {
  "western-range": { lines: ["Westgebirge"] },
  "northern-range": { lines: ["Nordgebirge"] },
  "hollin-copse": { lines: ["Hulsthain"] },
  "sunrise-grove": { lines: ["Morgenhain"] },
  "great-river": { lines: ["Großer Strom"] },
  greeneave: { lines: ["Grünlaubwald"] },
  midwood: { lines: ["Mittenforst"] },
  reedholt: { lines: ["Riedholz"] },
  eastwatch: { lines: ["Ostwacht"] },
  "ford-hill": { lines: ["Furthügel"] },
  "southern-crags": { lines: ["Südklippen"] },
  "north-bank": { lines: ["Nordufernebel"] },
  "misty-bend": { lines: ["Dunstbogen"] },
  "mouth-fen": { lines: ["Mündungsmoor"] },
  "gate-mists": { lines: ["Tornebel"] },
  "grey-meadow": { lines: ["Grauwiese"] },
  highspire: { lines: ["Hohenzinne"], wide: 108 },
  midmarket: { lines: ["Mittmarkt"], wide: 100 },
  alderwick: { lines: ["Erlenwiek"], wide: 94 },
  southhaven: { lines: ["Südhafen"], wide: 92 },
  kingsreach: { lines: ["Königsweil"], wide: 156 },
};
const GERMAN_NAMES: readonly Name[] = NAMES.map((name) => ({ ...name, ...GERMAN[name.region] }));

/** Return the names on the map in a language. */
export const namesIn = (language: string): readonly Name[] => (language === "de" ? GERMAN_NAMES : NAMES);
