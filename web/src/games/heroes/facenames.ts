// Message ids for the faces of dice, in the order of their numbers.
export const FACE_NAMES: readonly string[] = ["he-water", "he-fire", "he-earth", "he-air", "he-leadership", "he-card"];
