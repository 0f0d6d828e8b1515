// Seats differ in shape, letter and colour, in this order. Seats are counted from 0, as in messages.

/** The outline of each seat's shape on a 24 x 24 square: circle, square, triangle, diamond, star, hexagon. */
const OUTLINES = [
  "M2.4 12a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0-19.2 0",
  "M4.6 3h14.8a1.6 1.6 0 0 1 1.6 1.6v14.8a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 19.4V4.6A1.6 1.6 0 0 1 4.6 3z",
  "M12 1.8 22.6 21H1.4z",
  "M12 1 23 12 12 23 1 12z",
  "M12 .8l3 7.4 7.9.6-6 5.2 1.9 7.8L12 17.6l-6.8 4.2 1.9-7.8-6-5.2 7.9-.6z",
  "M6.2 2h11.6L23.6 12l-5.8 10H6.2L.4 12z",
] as const;

/** The name of each shape, as part of a message id. */
export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "hexagon"] as const;

/** The position and size of the letter in each shape: low in a triangle, small in a star. */
const LETTERS = [
  { foot: 16.9, size: 14 },
  { foot: 16.9, size: 14 },
  { foot: 19.4, size: 14 },
  { foot: 16.9, size: 14 },
  { foot: 16.7, size: 11 },
  { foot: 16.9, size: 14 },
] as const;

export interface Badge {
  outline: string;
  shape: (typeof SHAPES)[number];
  colour: string;
  /** The base line of the letter, and its size. */
  foot: number;
  size: number;
}

/** Return everything needed to draw a seat's badge; the shapes repeat after six seats. */
export function badge(seat: number): Badge {
  const index = ((seat % 6) + 6) % 6;
  return {
    outline: OUTLINES[index] ?? OUTLINES[0],
    ...(LETTERS[index] ?? LETTERS[0]),
    shape: SHAPES[index] ?? SHAPES[0],
    colour: `var(--seat-${index + 1})`,
  };
}

/** Return the letter of a name, if the server has not chosen one. */
export function initial(name: string): string {
  const bare = name.replace(/^bot\s+/i, "");
  return (bare.match(/\p{L}|\p{N}/u)?.[0] ?? "?").toUpperCase();
}
