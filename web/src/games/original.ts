/** The game without its variant: `heroes+strong-sirens` looks and speaks as `heroes` does. */
export const originalOf = (game: string): string => game.split("+", 1)[0]!;
