// A fight as its events tell it: the state forgets a fight as soon as it is over, but the last dice are still to be seen.
import type { Line } from "../../../wire";
import type { BoardModel, FightModel } from "../model";
import type { Event } from "../types";

export interface Ended {
  fight: FightModel;
  won: boolean;
}

/** How the fight that was on, or that began meanwhile, has ended; null if none did, or nobody did anything in it. */
export function ended(news: Line[], before: BoardModel): Ended | null {
  let fight = before.fight;
  let acted = fight !== null;
  for (const { event } of news) {
    const told = event as unknown as Event;
    if (told.type === "FightBegan") {
      fight = begun(told, before);
      acted = false;
    }
    if (!fight) continue;
    const then = after(fight, told);
    acted ||= then !== fight;
    fight = then;
    if (told.type === "FightWon" || told.type === "FightLost") return acted ? { fight, won: told.type === "FightWon" } : null;
  }
  return null;
}

type Began = Extract<Event, { type: "FightBegan" }>;

function begun(told: Began, before: BoardModel): FightModel | null {
  const all = [...before.fields.flatMap((field) => (field.party ? [field.party] : [])), ...[...before.waiting.values()].flat()];
  const party = all.find((piece) => piece.party === told.party);
  if (!party) return null;
  const field = before.fields[told.field]?.id ?? "";
  const others = told.base - party.adventurers;
  const blocks: FightModel["blocks"] = [{ kind: "adventurers", points: party.adventurers, value: party.adventurers }];
  if (others > 0) blocks.push({ kind: "companions", points: others, value: others });
  const { creature, strength, base } = told;
  return { party, field, creature, strength, reached: base, blocks, dice: [], extras: [], purse: 0, points: null, lead: null, additions: {}, best: "" };
}

function after(fight: FightModel, told: Event): FightModel {
  switch (told.type) {
    case "Committed":
      return rebuilt(fight, { extras: told.extras });
    case "Rolled":
      return rebuilt(fight, { dice: told.dice, reached: told.reached });
    case "Rerolled":
      return rebuilt(fight, { dice: fight.dice.map((face, at) => (at === told.die - 1 ? told.after : face)), reached: told.reached });
    case "HerbUsed":
      return { ...fight, reached: told.reached, blocks: [...fight.blocks, { kind: "herb", points: told.value, value: told.value }] };
    case "GoldAdded":
      return { ...fight, reached: told.reached, blocks: [...fight.blocks, { kind: "gold", points: 1, value: 1 }] };
    default:
      return fight;
  }
}

/** With other dice or swords: their blocks stand between the party and what is added to it. */
function rebuilt(before: FightModel, more: Partial<Pick<FightModel, "dice" | "extras" | "reached">>): FightModel {
  const fight = { ...before, ...more };
  const is = (...kinds: string[]) => fight.blocks.filter((block) => kinds.includes(block.kind));
  const blocks: FightModel["blocks"] = [
    ...is("adventurers", "companions"),
    ...fight.dice.map((face) => ({ kind: "die" as const, points: face, value: face })),
    ...fight.extras.filter((extra) => extra > 0).map((extra) => ({ kind: "sword" as const, points: extra, value: extra })),
    ...is("herb", "gold"),
  ];
  return { ...fight, blocks };
}
