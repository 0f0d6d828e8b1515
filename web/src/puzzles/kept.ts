// Which puzzles were solved on this device, and on how many days in a row one of the day's was.
const PLACE = "meadhall:puzzles";
const DAY = 86_400_000;

export interface Kept {
  /** Numbers by game. */
  solved: Readonly<Record<string, readonly number[]>>;
  /** The last day on which a puzzle of the day was solved, as 2026-11-29. */
  day: string;
  /** Days in a row up to then. */
  run: number;
}

export const NOTHING: Kept = { solved: {}, day: "", run: 0 };

export function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

export function keep(now: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // Without storage no puzzle is known as solved the next time.
  }
}

const before = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** A puzzle was solved; `day` is this day if it is a puzzle of the day, otherwise empty. */
export function solve(so: Kept, game: string, number: number, day: string): Kept {
  const numbers = so.solved[game] ?? [];
  const solved = numbers.includes(number) ? so.solved : { ...so.solved, [game]: [...numbers, number] };
  if (!day || day === so.day) return { ...so, solved };
  return { solved, day, run: so.day === before(day) ? so.run + 1 : 1 };
}

/** Days in a row up to today, or to yesterday while today's are still to be solved. */
export function streak({ day, run }: Kept, today: string): number {
  return day === today || day === before(today) ? run : 0;
}

export const isSolved = ({ solved }: Kept, game: string, number: number): boolean => solved[game]?.includes(number) ?? false;

/** The next puzzle that is not solved yet; the next one of all if every one is solved. */
export function nextOf(so: Kept, game: string, number: number, count: number): number {
  const others = Array.from({ length: count }, (_, at) => ((number + at) % count) + 1);
  return others.find((one) => one !== number && !isSolved(so, game, one)) ?? others[0] ?? number;
}
