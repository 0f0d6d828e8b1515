// An icon: one path on a square, filled (game-icons) or drawn as a line (Lucide).

export interface Drawing {
  /** Its name in its icon set, and its author. */
  name: string;
  by: string;
  path: string;
  /** Whether it is a line on 24 x 24; otherwise it is filled on 512 x 512. */
  line?: boolean;
}
