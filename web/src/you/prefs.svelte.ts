// Settings of the pages. The browser stores them. If the user has an account, the hall stores them too, for their other browsers.
import type { AskMe, Me } from "../wire";
import { languages, setLanguage } from "../words/speak.svelte";

export const LOOKS = ["tavern", "light", "contrast"] as const;
export const MOTIONS = ["system", "less", "full"] as const;
export const CARES = ["always", "usual", "little"] as const;

export interface Prefs {
  look: (typeof LOOKS)[number];
  /** Much or little motion, or as set in the operating system. */
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether single letters are answers and commands at the table. */
  keys: boolean;
  /** When an answer is previewed before it is given. */
  care: (typeof CARES)[number];
  /** Whether the only answer to a question is given automatically. */
  forced: boolean;
  /** Whether you are asked for reactions in another player's turn. */
  windows: boolean;
  /** Whether you are asked for them even while you are away and the others wait. */
  waits: boolean;
  /** The id of one of `languages`. */
  language: string;
  /** The level of the bots in "Play now". */
  level: string;
  /** Hints of the first match that were shown or dismissed. */
  hints: string[];
}

const STORAGE_KEY = "meadhall:prefs";

function defaultPrefs(): Prefs {
  const [wished] = typeof navigator === "undefined" ? [] : navigator.language.toLowerCase().split("-");
  return {
    look: "tavern", motion: "system", sound: false, volume: 0.6, keys: true, care: "usual", forced: true, windows: true, waits: true,
    language: languages.find(({ id }) => id === wished)?.id ?? "en", level: "", hints: [],
  };
}

/** Return the stored values of the right type, and defaults for the rest. */
export function read(stored: string | null): Prefs {
  const prefs = defaultPrefs();
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    if (typeof found !== "object" || found === null) return prefs;
    for (const [key, value] of Object.entries(found)) {
      const known = prefs[key as keyof Prefs];
      if (known !== undefined && typeof known === typeof value && Array.isArray(known) === Array.isArray(value))
        Object.assign(prefs, { [key]: value });
    }
  } catch {
    return prefs;
  }
  if (!LOOKS.includes(prefs.look)) prefs.look = "tavern";
  if (!MOTIONS.includes(prefs.motion)) prefs.motion = "system";
  if (!CARES.includes(prefs.care)) prefs.care = "usual";
  if (!languages.some(({ id }) => id === prefs.language)) prefs.language = "en";
  return prefs;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

const storedPrefs = storedText();
/** Whether this browser was used here before, and so most likely has a session at the hall. */
export const returns = storedPrefs !== null;
export const prefs: Prefs = $state(read(storedPrefs));

const motionQuery = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
let system = $state(motionQuery?.matches ?? false);
motionQuery?.addEventListener("change", (event) => (system = event.matches));

/** An account, and its settings as last sent or received. */
interface Heard {
  account: string;
  values: Partial<Prefs>;
}
const ACCOUNT_KEY = "meadhall:account";

/** My settings as the hall knows them; null for a guest. The browser stores them to find those that were not sent. */
let heard = $state.raw(storedAccount());

function storedAccount(): Heard | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(ACCOUNT_KEY) ?? "null");
    const isWhole = typeof found === "object" && found !== null && "account" in found && "values" in found && typeof found.values === "object";
    return isWhole ? (found as Heard) : null;
  } catch {
    return null;
  }
}

function setHeard(now: Heard | null): void {
  heard = now;
  try {
    if (now) localStorage.setItem(ACCOUNT_KEY, JSON.stringify(now));
    else localStorage.removeItem(ACCOUNT_KEY);
  } catch {
    // Without storage, a change that was not sent is lost with the page.
  }
}

/** The maximum number of stored hints; older ones may be shown again. */
const MAX_HINTS = 300;
/** Time in ms without a change before settings are sent. */
const SAVE_DELAY = 600;

const values = (from: Prefs): Prefs => ({ ...from, hints: from.hints.slice(-MAX_HINTS) });

/** Return the settings that differ from others. */
const changedPrefs = (now: Prefs, before: Partial<Prefs>): Partial<Prefs> =>
  Object.fromEntries(Object.entries(values(now)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Prefs])));

/** Return those of them that the account has too, so that a new kind of setting does not count as a change. */
const unsentChanges = (now: Prefs, before: Partial<Prefs>): Partial<Prefs> =>
  Object.fromEntries(Object.entries(changedPrefs(now, before)).filter(([name]) => name in before));

/**
 * Take over the settings of an account, except those that were changed here and not sent yet; hints that were read
 * here stay read. An account without settings gets the browser's settings.
 */
export function adoptSettings({ account, settings }: Pick<Me, "account" | "settings">): void {
  if (account === null) {
    setHeard(null);
    return;
  }
  const found = Object.keys(settings).length ? read(JSON.stringify(settings)) : null;
  if (found) {
    const mine = heard?.account === account ? unsentChanges(prefs, heard.values) : {};
    Object.assign(prefs, { ...found, ...mine, hints: [...new Set([...found.hints, ...prefs.hints])] });
  }
  setHeard({ account, values: found ? values(found) : {} });
}

/** Whether to reduce motion: cross-fade instead of moving. */
export function reducesMotion(): boolean {
  return prefs.motion === "less" || (prefs.motion === "system" && system);
}

/** Return when to ask the player for reactions in other players' turns. */
export function reactionSetting({ windows, waits }: Pick<Prefs, "windows" | "waits">): AskMe["when"] {
  if (!windows) return "never";
  return waits ? "always" : "here";
}

/** Copy each change of a setting to the page, the browser's storage and the account; `keep` sends it to the hall. */
export function followPrefs(keep: (settings: Me["settings"]) => Promise<unknown>): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset["look"] = prefs.look;
      root.dataset["motion"] = prefs.motion;
      root.dataset["still"] = String(reducesMotion());
      const night = getComputedStyle(root).getPropertyValue("--night").trim();
      document.querySelector('meta[name="theme-color"]')?.setAttribute("content", night);
    });
    $effect(() => void setLanguage(prefs.language));
    $effect(() => {
      const text = JSON.stringify(prefs);
      try {
        localStorage.setItem(STORAGE_KEY, text);
      } catch {
        // Without storage the choice lasts until the page is closed.
      }
    });
    $effect(() => {
      const fresh = heard && changedPrefs($state.snapshot(prefs), heard.values);
      if (!heard || !fresh || Object.keys(fresh).length === 0) return;
      const { account, values } = heard;
      // If sending fails, the next change or the next page sends it.
      const timer = setTimeout(() => void keep({ ...fresh }).then(() => heard?.account === account && setHeard({ account, values: { ...values, ...fresh } }), () => undefined), SAVE_DELAY);
      return () => clearTimeout(timer);
    });
  });
}
