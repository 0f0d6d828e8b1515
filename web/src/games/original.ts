/** The game without its variant: `heroes+strong-sirens` uses the pictures and texts of `heroes`. */
export const originalOf = (game: string): string => game.split("+", 1)[0]!;
