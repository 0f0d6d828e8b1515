// The changes of a step on the board of any game, from the figures before and after it.
import type { Figure, Sight } from "../../wire";

export interface Move {
  owner: number | null;
  from: string;
  to: string;
}

export interface Changes {
  /** Pieces that went from one place to another; those of the seat that acted come first. */
  moves: Move[];
  /** Where a seat lost a piece. */
  lost: string[];
  /** Where something came that nobody brought. */
  fresh: string[];
  /** The place to look at, or "": that of a moved piece, or of one that replaced another. */
  at: string;
}

type Scene = Pick<Sight, "figures" | "waiting">;

export const NOTHING_CHANGED: Changes = { moves: [], lost: [], fresh: [], at: "" };

/** One piece as far as it can be known again: pieces have no names of their own. */
function nameOf(figure: Figure): string {
  return figure.owner === null ? `${figure.kind} ${figure.name}` : `${figure.kind} of ${figure.owner}`;
}

interface Kind {
  owner: number | null;
  /** Places, once for each piece that is there. */
  left: string[];
  came: string[];
  /** Places where a piece became larger. */
  grew: string[];
  before: number;
}

export function changesOf(before: Scene | null, after: Scene | null): Changes {
  if (!before || !after) return NOTHING_CHANGED;
  const kinds = [...compared(before.figures, after.figures).values()];
  const acted = before.waiting[0] ?? null;
  const moves = kinds.flatMap(movesOf).sort((a, b) => Number(b.owner === acted) - Number(a.owner === acted));
  const lost = kinds.filter(({ owner }) => owner !== null).flatMap((kind) => kind.left.slice(goals(kind).length));
  const fresh = kinds.filter((kind) => kind.owner === null && !kind.left.length).flatMap(({ came }) => came);
  const entered = kinds.filter((kind) => kind.owner !== null).flatMap((kind) => kind.came.slice(kind.left.length));
  const own = moves.find((move) => move.owner === acted && acted !== null);
  return { moves, lost, fresh, at: own?.to ?? entered[0] ?? taken(kinds, after, acted) ?? lost[0] ?? moves[0]?.to ?? fresh[0] ?? "" };
}

/** Places of the acting seat from which something neutral is gone: it was beaten, or picked up. */
function taken(kinds: readonly Kind[], after: Scene, acted: number | null): string | undefined {
  const gone = kinds.filter(({ owner }) => owner === null).flatMap(({ left }) => left);
  return gone.find((place) => after.figures.some((figure) => figure.place === place && figure.owner === acted));
}

/** The destinations of pieces that left: a place where one arrived, otherwise a piece that grew, as when two join. */
function goals(kind: Kind): string[] {
  return [...kind.came, ...kind.grew].slice(0, kind.left.length);
}

/** Of many nameless things that went and came, none is known to have moved; one thing alone is. */
function movesOf(kind: Kind): Move[] {
  if (kind.owner === null && (kind.left.length !== 1 || kind.came.length !== 1 || kind.before !== 1)) return [];
  return goals(kind).map((to, at) => ({ owner: kind.owner, from: kind.left[at] ?? "", to }));
}

function compared(before: readonly Figure[], after: readonly Figure[]): Map<string, Kind> {
  const found = new Map<string, Kind>();
  for (const name of new Set([...before, ...after].map(nameOf))) {
    const [old, now] = [before, after].map((figures) => figures.filter((figure) => nameOf(figure) === name)) as [Figure[], Figure[]];
    found.set(name, {
      owner: (old[0] ?? now[0])?.owner ?? null,
      left: without(old, now),
      came: without(now, old),
      grew: now.filter((figure) => old.some((one) => one.place === figure.place && (figure.number ?? 0) > (one.number ?? 0))).map(({ place }) => place),
      before: old.length,
    });
  }
  return found;
}

/** The places of some, less those of others, one for one. */
function without(some: readonly Figure[], others: readonly Figure[]): string[] {
  const rest = others.map(({ place }) => place);
  return some.map(({ place }) => place).filter((place) => {
    const at = rest.indexOf(place);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  });
}
