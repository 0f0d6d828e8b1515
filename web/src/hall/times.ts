// Times as short texts: "4 h left", not a date.
import { hallTime } from "../api";
import { t } from "../words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Return the largest unit that fits into some seconds, and the number of units. */
export function largestUnit(seconds: number): { unit: "seconds" | "minutes" | "hours" | "days"; count: number } {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 2 * MINUTE) return { unit: "seconds", count: whole };
  if (whole < 2 * HOUR) return { unit: "minutes", count: Math.floor(whole / MINUTE) };
  if (whole < 2 * DAY) return { unit: "hours", count: Math.floor(whole / HOUR) };
  return { unit: "days", count: Math.floor(whole / DAY) };
}

/** Return the time left as text: `4 h left`. */
export function timeLeft(seconds: number): string {
  const { unit, count } = largestUnit(seconds);
  return t(`left-${unit}`, { count });
}

/** Return how long ago something was, as text, by the hall's clock. */
export function timeAgo(time: number, now = hallTime()): string {
  const { unit, count } = largestUnit(now - time);
  return unit === "seconds" ? t("ago-now") : t(`ago-${unit}`, { count });
}
