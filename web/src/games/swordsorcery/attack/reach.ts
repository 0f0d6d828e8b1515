// Targets of the attacks that may begin now: a press on an enemy begins one of them.
import type { Ask, Option, Preview } from "../../../wire";

/** Return the answers that begin an attack, with the weapon or by a power. */
export function attacksIn(ask: Ask | null): Option[] {
  return ask?.kind === "act" ? ask.options.filter(({ key }) => key === "attack" || key.startsWith("use:")) : [];
}

/** Return the enemies in reach, by their numbers, each with the attacks that can be aimed at it. */
export function attacksOn(ask: Ask | null, foreseen: (key: string) => Preview | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of attacksIn(ask)) {
    const preview = foreseen(option.key);
    for (const whom of preview ? [...preview.path, ...preview.selectable] : []) found.set(whom, [...(found.get(whom) ?? []), option]);
  }
  return found;
}
