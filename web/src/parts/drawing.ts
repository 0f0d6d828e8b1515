// An icon: one path on a square, filled (game-icons) or drawn as a line (Lucide).

export interface Drawing {
  /** Its name in the set it comes from, and whose it is. */
  name: string;
  by: string;
  path: string;
  /** Drawn as a line on 24 x 24; otherwise filled on 512 x 512. */
  line?: boolean;
}
