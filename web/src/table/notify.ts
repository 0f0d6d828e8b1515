// Calls for attention: a sound, and a blinking title while nobody looks at the page.
import { prefs, reducesMotion } from "../you/prefs.svelte";
import { t } from "../words";
import type { Line, Sight } from "../wire";
import { play, soundOf, wake, type Sound, type Sounds } from "./sounds/sounds";
import { isFast } from "./core/racing";
import type { Table } from "./live/table.svelte";

const BLINK_INTERVAL = 1100;

/** Call for attention on events at a table, with the page's usual title, until the returned function is called. */
export function callForAttention(table: Table, sounds: () => Sounds, title: () => string): () => void {
  const end = new AbortController();
  const blinking = blinker(title);
  for (const name of ["pointerdown", "keydown"] as const) window.addEventListener(name, wakeOnce, { signal: end.signal });
  document.addEventListener("visibilitychange", () => document.hidden || blinking.stop(), { signal: end.signal });
  const deaf = table.onNews((news, sight, before) => {
    const sound = soundFor(news, sight, before, sounds());
    if (sound) playSound(sound);
    if (isAskedNow(sight, before) && document.hidden) blinking.start(t("table-title-turn"));
    else if (!sight.ask) blinking.stop();
  });
  return () => {
    end.abort();
    deaf();
    blinking.stop();
  };
}

/** Play a sound at the listener's volume, or not at all. */
export function playSound(sound: Sound): void {
  if (prefs.sound) play(sound, prefs.volume);
}

/** Play a sound for a player who has just switched sounds on. */
export async function testSound(): Promise<void> {
  if (prefs.sound) await wake();
  playSound("turn");
}

function wakeOnce(): void {
  if (prefs.sound) void wake();
}

function isAskedNow(sight: Sight, before: Sight | null): boolean {
  return sight.ask !== null && !sight.over && !isFast(sight) && (before === null || before.ask === null);
}

function soundFor(news: readonly Line[], sight: Sight, before: Sight | null, sounds: Sounds): Sound | null {
  if (!before) return null;
  if (sight.over && !before.over) return "over";
  return isAskedNow(sight, before) && !news.some((line) => line.to_you) ? (soundOf(news, sounds) === "stop" ? "stop" : "turn") : soundOf(news, sounds);
}

function blinker(usual: () => string): { start: (words: string) => void; stop: () => void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    document.title = usual();
  };
  const start = (words: string): void => {
    stop();
    document.title = `● ${words}`;
    let on = true;
    timer = setInterval(() => {
      on = reducesMotion() || !on;
      document.title = on ? `● ${words}` : usual();
    }, BLINK_INTERVAL);
  };
  return { start, stop };
}
