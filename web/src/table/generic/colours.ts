// The colours that a scene may name: for the band of a card and the ground of a place. A colour never tells a thing alone.
const BANDS: Readonly<Record<string, string>> = {
  red: "#b4493c",
  blue: "#2f7fb5",
  green: "#3f8a4f",
  amber: "#c98d1f",
  violet: "#8a5aa0",
  white: "#fbf8f0",
  grey: "#8b857c",
};

/** The colour of a card's band; that of plain paper where the scene names none. */
export function bandOf(colour: string): string {
  return BANDS[colour] ?? "var(--paper-line)";
}

/** The ground of a place that has a colour; nothing where it has none. */
export function groundOf(colour: string): string | undefined {
  return colour in BANDS ? `color-mix(in srgb, var(--parchment-2), ${bandOf(colour)} 34%)` : undefined;
}
