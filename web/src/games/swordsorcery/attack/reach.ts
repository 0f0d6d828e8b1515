// Targets of the possible attacks: a press on an enemy begins an attack on it.
import type { Ask, Option, Preview } from "../../../wire";

/** Return the answers that begin an attack, with the weapon or by a power. */
export function attacksIn(ask: Ask | null): Option[] {
  return ask?.kind === "act" ? ask.options.filter(({ key }) => key === "attack" || key.startsWith("use:")) : [];
}

/** Return the enemies in reach by number, each with the attacks that can target it. */
export function attacksOn(ask: Ask | null, foreseen: (key: string) => Preview | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of attacksIn(ask)) {
    const preview = foreseen(option.key);
    for (const whom of preview ? [...preview.path, ...preview.selectable] : []) found.set(whom, [...(found.get(whom) ?? []), option]);
  }
  return found;
}
