// Names of sides and moments in an analysis.
import { t } from "../../words";
import type { ReplayCard, SideShare, Story } from "../../wire";

/** Join the parts of an answer to one line; parts are sentences or words. */
export const joinedAnswer = (parts: readonly string[]): string => parts.map((part, index) => (index + 1 < parts.length && !/[.!?]$/.test(part) ? `${part},` : part)).join(" ");

/** The maximum number of story lines for one moment. */
const MAX_LINES = 2;

export class Names {
  readonly #card: ReplayCard;
  readonly #story: Story;
  readonly #sides: readonly SideShare[];
  readonly #rounds: number[];

  constructor(card: ReplayCard, story: Story, sides: readonly SideShare[]) {
    this.#card = card;
    this.#story = story;
    this.#sides = sides;
    this.#rounds = card.marks.filter(({ kind }) => kind === "round").map(({ decision }) => decision);
  }

  /** Whether the side has exactly the reader's seats. */
  isMine(side: number): boolean {
    const seats = this.#sides[side]?.seats ?? [];
    return this.#card.mine.some((seat) => seats.includes(seat)) && this.#card.mine.every((seat) => seats.includes(seat));
  }

  side(side: number): string {
    const seats = this.#sides[side]?.seats ?? [];
    if (this.#sides.length === 1 && seats.length > 1) return t(this.isMine(side) ? "analysis-party" : "analysis-party-by");
    if (this.isMine(side) && seats.length === 1) return t("table-you");
    return seats.map((seat) => this.#card.players[seat] ?? "").join(", ");
  }

  seat(seat: number): string {
    return this.#card.mine.length === 1 && this.#card.mine[0] === seat ? t("table-you") : (this.#card.players[seat] ?? "");
  }

  /** The time of a decision as text: its round, or in a game without rounds the number of the move. */
  timeOf(decision: number): string {
    if (!this.#rounds.length) return t("analysis-move", { move: decision + 1 });
    return t("analysis-round", { round: Math.max(1, this.#rounds.filter((round) => round <= decision).length) });
  }

  /** The story lines of a decision. */
  linesAt(decision: number): string {
    const lines = this.#story.lines.filter((entry) => entry.decision === decision && entry.line.words && !entry.line.opens);
    return lines.slice(0, MAX_LINES).map(({ line }) => line.words).join(" ");
  }
}
