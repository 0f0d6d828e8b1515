// The changes of a step on the board of any game, found by comparing the figures before and after it.
import type { Figure, Sight } from "../../wire";

export interface Move {
  owner: number | null;
  from: string;
  to: string;
}

export interface Changes {
  /** Pieces that moved from one place to another; those of the acting seat come first. */
  moves: Move[];
  /** Places where a seat lost a piece. */
  lost: string[];
  /** Places where an ownerless piece appeared without having moved. */
  fresh: string[];
  /** The place to look at, where a piece moved or replaced another, or "" if nothing changed. */
  at: string;
}

type Scene = Pick<Sight, "figures" | "waiting">;

export const NOTHING_CHANGED: Changes = { moves: [], lost: [], fresh: [], at: "" };

/** Return a name by which a piece can be recognised, because pieces have no ids. */
function nameOf(figure: Figure): string {
  return figure.owner === null ? `${figure.kind} ${figure.name}` : `${figure.kind} of ${figure.owner}`;
}

interface Kind {
  owner: number | null;
  /** Places, one for each piece there. */
  left: string[];
  came: string[];
  /** Places where a piece grew. */
  grew: string[];
  before: number;
}

export function changesOf(before: Scene | null, after: Scene | null): Changes {
  if (!before || !after) return NOTHING_CHANGED;
  const kinds = [...comparedKinds(before.figures, after.figures).values()];
  const acted = before.waiting[0] ?? null;
  const moves = kinds.flatMap(movesOf).sort((a, b) => Number(b.owner === acted) - Number(a.owner === acted));
  const lost = kinds.filter(({ owner }) => owner !== null).flatMap((kind) => kind.left.slice(destinations(kind).length));
  const fresh = kinds.filter((kind) => kind.owner === null && !kind.left.length).flatMap(({ came }) => came);
  const entered = kinds.filter((kind) => kind.owner !== null).flatMap((kind) => kind.came.slice(kind.left.length));
  const own = moves.find((move) => move.owner === acted && acted !== null);
  return { moves, lost, fresh, at: own?.to ?? entered[0] ?? takenPlace(kinds, after, acted) ?? lost[0] ?? moves[0]?.to ?? fresh[0] ?? "" };
}

/** Return the place of the acting seat where an ownerless thing disappeared, because it was beaten or picked up. */
function takenPlace(kinds: readonly Kind[], after: Scene, acted: number | null): string | undefined {
  const gone = kinds.filter(({ owner }) => owner === null).flatMap(({ left }) => left);
  return gone.find((place) => after.figures.some((figure) => figure.place === place && figure.owner === acted));
}

/** Return the destinations of pieces that left: places where a piece arrived, or else pieces that grew, as when two join. */
function destinations(kind: Kind): string[] {
  return [...kind.came, ...kind.grew].slice(0, kind.left.length);
}

/** Return the moves of a kind. If several ownerless things left and arrived, none counts as moved. */
function movesOf(kind: Kind): Move[] {
  if (kind.owner === null && (kind.left.length !== 1 || kind.came.length !== 1 || kind.before !== 1)) return [];
  return destinations(kind).map((to, index) => ({ owner: kind.owner, from: kind.left[index] ?? "", to }));
}

function comparedKinds(before: readonly Figure[], after: readonly Figure[]): Map<string, Kind> {
  const found = new Map<string, Kind>();
  for (const name of new Set([...before, ...after].map(nameOf))) {
    const [old, now] = [before, after].map((figures) => figures.filter((figure) => nameOf(figure) === name)) as [Figure[], Figure[]];
    found.set(name, {
      owner: (old[0] ?? now[0])?.owner ?? null,
      left: placesWithout(old, now),
      came: placesWithout(now, old),
      grew: now.filter((figure) => old.some((oldFigure) => oldFigure.place === figure.place && (figure.number ?? 0) > (oldFigure.number ?? 0))).map(({ place }) => place),
      before: old.length,
    });
  }
  return found;
}

/** Return the places of some figures without those of the `removed` figures, one for one. */
function placesWithout(some: readonly Figure[], removed: readonly Figure[]): string[] {
  const rest = removed.map(({ place }) => place);
  return some.map(({ place }) => place).filter((place) => {
    const index = rest.indexOf(place);
    if (index < 0) return true;
    rest.splice(index, 1);
    return false;
  });
}
