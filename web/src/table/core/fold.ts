// All messages of the hall about a table, folded into one state; each message is handled by a pure function.
import type { Bye, Change, Chat, CommandDone, FromHall, Preview, CommandRefused, Sight } from "../../wire";
import { patched, type Patch } from "./patch";
import { NOTHING_TOLD, addNews, type Story } from "./story";
import { settle, type Order, type Outbox } from "./outbox";

export interface Heard {
  /** The newest sight of the viewing seat; null before the first one. */
  sight: Sight | null;
  /** The newest sight on this connection, of any seat; the next message contains only changes to it. */
  stood: Sight | null;
  /** Whether a change could not be applied, because an earlier one is missing, so that a whole sight must be requested. */
  torn: boolean;
  /** The viewer's chosen seat; sights of other seats are ignored. */
  wanted: number | null;
  story: Story;
  chat: readonly Chat[];
  outbox: Outbox;
  /** The sequence number after the last accepted answer, whose sight may not have arrived yet. */
  ahead: number;
  /** Previews for the newest sight, by key. */
  previews: Readonly<Record<string, Preview | null>>;
  previewSeq: number;
  /** The latest refusal, until it is dismissed or something else happens. */
  refused: CommandRefused | null;
  bye: Bye | null;
}

export const NOTHING_HEARD: Heard = {
  sight: null,
  stood: null,
  torn: false,
  wanted: null,
  story: NOTHING_TOLD,
  chat: [],
  outbox: [],
  ahead: -1,
  previews: {},
  previewSeq: -1,
  refused: null,
  bye: null,
};

/** The keys of numbered preview requests. */
export interface Questions {
  shows: Readonly<Record<number, { key: string; seq: number }>>;
}

/** Return the state after this message. */
export function applyMessage(heard: Heard, message: FromHall, questions: Questions = { shows: {} }): Heard {
  switch (message.type) {
    case "sight":
      return hearSight(heard, message);
    case "change":
      return hearChange(heard, message);
    case "talk":
      return { ...heard, chat: mergeChat(heard.chat, message.lines) };
    case "done":
      return hearDone(heard, message);
    case "refused":
      return { ...heard, outbox: settle(heard.outbox, message.id), refused: message };
    case "shown":
      return hearShown(heard, message.preview, questions.shows[message.request]);
    case "bye":
      return { ...heard, bye: message };
    default:
      return heard;
  }
}

/** Whether an answer is being sent, or is done but its sight has not arrived. */
export function isSending(heard: Heard): boolean {
  return heard.outbox.some(changesTheTable) || heard.ahead > (heard.sight?.seq ?? -1);
}

function changesTheTable(order: Order): boolean {
  return order.type === "answer" || order.type === "take-back";
}

function hearDone(heard: Heard, done: CommandDone): Heard {
  const order = heard.outbox.find((waiting) => waiting.id === done.id);
  const ahead = order && changesTheTable(order) ? Math.max(heard.ahead, done.seq) : heard.ahead;
  return { ...heard, ahead, outbox: settle(heard.outbox, done.id) };
}

/**
 * Switch to the view of this seat. The other seat's knowledge is no longer shown; `stood` is only kept until a whole
 * sight arrives.
 */
export function switchSeat(heard: Heard, seat: number): Heard {
  if (heard.wanted === seat) return heard;
  return { ...heard, wanted: seat, sight: null, story: NOTHING_TOLD, previews: {}, previewSeq: -1, refused: null };
}

/** Start a new connection: it numbers its sights from one, and the first one is whole. */
export function newConnection(heard: Heard): Heard {
  return { ...heard, stood: null, torn: false };
}

/** Apply a change. Changes build on each other, so changes to ignored sights are applied too. */
function hearChange(heard: Heard, { number, patch }: Change): Heard {
  const { stood } = heard;
  if (stood && number <= stood.number) return heard;
  if (!stood || number > stood.number + 1) return { ...heard, torn: true };
  return hearSight(heard, { ...patched(stood, patch as Patch), number });
}

function hearSight(heard: Heard, sight: Sight): Heard {
  if (heard.stood && sight.number <= heard.stood.number) return heard;
  const ahead = heard.stood ? heard.ahead : -1; // the first sight includes everything from before the connection was lost
  return lookAt({ ...heard, ahead, stood: sight, torn: false }, sight);
}

function lookAt(heard: Heard, sight: Sight): Heard {
  if (heard.wanted !== null && sight.seat !== heard.wanted) return heard;
  const story = heard.sight && heard.sight.seat !== sight.seat ? NOTHING_TOLD : heard.story;
  return { ...heard, story: addNews(story, sight), sight, bye: null, ...previewsFor(heard, sight.seq) };
}

function previewsFor(heard: Heard, seq: number): Pick<Heard, "previews" | "previewSeq"> {
  return { previews: heard.previewSeq === seq ? heard.previews : {}, previewSeq: seq };
}

function hearShown(heard: Heard, preview: Preview | null, about?: { key: string; seq: number }): Heard {
  if (!about || about.seq !== heard.previewSeq) return heard;
  return { ...heard, previews: { ...heard.previews, [about.key]: preview } };
}

function mergeChat(chat: readonly Chat[], lines: readonly Chat[]): readonly Chat[] {
  const known = new Set(chat.map((line) => line.seq));
  const fresh = lines.filter((line, index) => !known.has(line.seq) && lines.findIndex((l) => l.seq === line.seq) === index);
  return fresh.length ? [...chat, ...fresh].sort((a, b) => a.seq - b.seq) : chat;
}
