// The current address: one kind of page for each route, and navigation without a reload.
import { createSubscriber } from "svelte/reactivity";

export type Route =
  | { page: "hall" }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "puzzles"; game: string; number: number | null }
  | { page: "table"; id: string; invite: string }
  | { page: "replay"; id: string; at: number | null; seat: number | null }
  | { page: "analysis"; id: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "you" }
  | { page: "credits" }
  | { page: "kit" }
  | { page: "nowhere"; path: string };

const NAME_PATTERN = /^[A-Za-z0-9_.+-]{1,80}$/;

function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Return an integer in the query of an address. For a seat, -1 means the public view. */
function queryNumber(query: string, name: string): number | null {
  const found = new URLSearchParams(query).get(name);
  return found !== null && /^(\d{1,7}|-1)$/.test(found) ? Number(found) : null;
}

function momentInQuery(query: string): number | null {
  const decision = queryNumber(query, "at");
  return decision === null || decision < 0 ? null : decision;
}

/** Return the page for an address. */
export function routeOf(path: string, query = "", hash = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodedPart);
  const behind = decodedPart(hash.replace(/^#/, ""));
  if (!first) return { page: "hall" };
  if (rest.length === 0 && !second && (first === "you" || first === "credits" || first === "kit")) return { page: first };
  if (first === "rules" && rest.length === 0 && (!second || NAME_PATTERN.test(second))) return { page: "rules", game: second, clause: behind };
  if (first === "puzzles" && NAME_PATTERN.test(second || first) && rest.length < 2 && /^[1-9]\d{0,5}$/.test(rest[0] ?? "1")) {
    return { page: "puzzles", game: second, number: rest[0] ? Number(rest[0]) : null };
  }
  if (rest.length === 0 && NAME_PATTERN.test(second)) {
    if (first === "new" || first === "learn") return { page: first, game: second };
    if (first === "t") return { page: "table", id: second, invite: behind };
    if (first === "r") return { page: "replay", id: second, at: momentInQuery(query), seat: queryNumber(query, "seat") };
  }
  if (first === "r" && NAME_PATTERN.test(second) && rest.length === 1 && rest[0] === "analysis") return { page: "analysis", id: second };
  return { page: "nowhere", path };
}

const MOVED_EVENT = "meadhall:moved";

const moves = createSubscriber((update) => {
  const names = ["popstate", "hashchange", MOVED_EVENT];
  for (const name of names) window.addEventListener(name, update);
  return () => names.forEach((name) => window.removeEventListener(name, update));
});

/** Return the current page; a component that reads it is updated when it changes. */
export function route(): Route {
  moves();
  return routeOf(location.pathname, location.search, location.hash);
}

/** Go to another address of this site. */
export function goTo(address: string, options: { replace?: boolean } = {}): void {
  const other = new URL(address, location.href).pathname !== location.pathname;
  if (options.replace === true) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  window.dispatchEvent(new Event(MOVED_EVENT));
  if (other) window.scrollTo(0, 0);
}

function targetInside(event: MouseEvent): URL | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return null;
  const to = new URL(link.href, location.href);
  const here = to.pathname === location.pathname && to.search === location.search;
  const server = /^\/(api|health|metrics|openapi\.json)(\/|$)/.test(to.pathname);
  return to.origin === location.origin && !server && !(here && to.hash) ? to : null;
}

/** Make all links inside the site change the page without a reload. */
export function catchLinks(): void {
  document.addEventListener("click", (event) => {
    const to = targetInside(event);
    if (!to) return;
    event.preventDefault();
    goTo(to.href);
  });
}
