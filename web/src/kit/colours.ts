// Colours that a scene may name: for the band of a card, the ground of a place, and an icon. No fact is shown by colour
// alone.

interface Colour {
  /** Behind light letters, and on parchment. */
  band: string;
  /** For an icon on dark wood. */
  light: string;
}

const COLOURS: Readonly<Record<string, Colour>> = {
  red: { band: "#b4493c", light: "#ef7a6d" },
  blue: { band: "#2f7fb5", light: "#7cc0e8" },
  green: { band: "#3f8a4f", light: "#8cc97c" },
  amber: { band: "#c98d1f", light: "#eab64a" },
  violet: { band: "#8a5aa0", light: "#c298dc" },
  white: { band: "#fbf8f0", light: "#fbf8f0" },
  grey: { band: "#8b857c", light: "#b9b2a6" },
};

/** Return the colour of a card's band; that of plain paper if the scene names none. */
export function bandOf(colour: string): string {
  return COLOURS[colour]?.band ?? "var(--paper-line)";
}

/** Return the colour of an icon on dark ground; the text colour if the scene names none. */
export function lightOf(colour: string): string {
  return COLOURS[colour]?.light ?? "currentColor";
}

/** Return the ground of a place with a colour; undefined if it has none. */
export function groundOf(colour: string): string | undefined {
  return colour in COLOURS ? `color-mix(in srgb, var(--parchment-2), ${bandOf(colour)} 34%)` : undefined;
}
