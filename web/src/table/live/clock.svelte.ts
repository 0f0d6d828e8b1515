// The time of day, for clocks that run down; it ticks only while somebody watches.
import { createSubscriber } from "svelte/reactivity";

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

/** Return the time in milliseconds; readers are updated when it moves on. */
export function now(): number {
  ticking();
  return Date.now();
}

const hurrying = createSubscriber((update) => {
  const timer = setInterval(update, 100);
  return () => clearInterval(timer);
});

/** Return the browser's clock for tenths of seconds; readers are updated when it moves on. */
export function quickly(): number {
  hurrying();
  return performance.now();
}

/** Return `2:40`, `1:05:00`. */
export function clockWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
