// The time of day, for countdowns; it ticks only while a component reads it.
import { createSubscriber } from "svelte/reactivity";

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

/** Return the time in ms; readers are updated when it changes. */
export function now(): number {
  ticking();
  return Date.now();
}

const hurrying = createSubscriber((update) => {
  const timer = setInterval(update, 100);
  return () => clearInterval(timer);
});

/** Return the browser's clock, updated every tenth of a second for its readers. */
export function tenthsClock(): number {
  hurrying();
  return performance.now();
}

/** Return a time such as `2:40` or `1:05:00`. */
export function clockWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
