// Barred answers that players look for in the bar: it shows them, and explains on request why they are barred.
import type { Missed } from "../../table/core/answers";
import { t } from "../../words";
import type { Ask } from "../../wire";

const EXPECTED_ANSWERS: Readonly<Record<string, readonly string[]>> = { action: ["draw", "learn", "dispel"], "other-action": ["draw", "learn", "dispel"], does: ["use"] };

export const missedAnswers = ({ kind, barred }: Ask): Missed[] => (EXPECTED_ANSWERS[kind] ?? []).filter((key) => barred.includes(key)).map((key) => ({ key, words: t(`he-missed-${key}`) }));
