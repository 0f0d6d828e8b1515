// "A friend sent you a link?": the pasted text, and the page it leads to.
import { routeOf } from "../router";

export type LinkTarget = { to: string } | { elsewhere: string } | null;

/** Return a table or replay of this hall, the address of another hall, or null. */
export function targetOf(pasted: string, origin: string): LinkTarget {
  const text = pasted.trim().replace(/^<|>$/g, "");
  if (!text) return null;
  if (/^[A-Za-z0-9_-]{4,64}(#\S*)?$/.test(text)) return targetOf(`/t/${text}`, origin);
  let url: URL;
  try {
    url = new URL(/^[\w.-]+(:\d+)?\/[tr]\//.test(text) ? `http://${text}` : text, origin);
  } catch {
    return null;
  }
  const { page } = routeOf(url.pathname, url.search, url.hash);
  if (!/^https?:$/.test(url.protocol) || (page !== "table" && page !== "replay")) return null;
  return url.host === new URL(origin).host ? { to: url.pathname + url.search + url.hash } : { elsewhere: url.href };
}
