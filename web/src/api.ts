// The hall's HTTP API. Every function returns the answer of its route, or throws a Refusal with one sentence for
// people.
import type {
  Account, AnalysisState, Book, BotPlan, Fork, GameCard, Hall, Health, Join, Lesson, Me, NewTable, Notifications, Problem, ReplayCard, RulesText, Session, Sight, Story, TableCard,
} from "./wire";
import { t } from "./words";
import { adoptSettings, prefs } from "./you/prefs.svelte";

/** The reason why a request failed. `code` is "offline" if the hall could not be reached. */
export class Refusal extends Error {
  readonly code: Problem["code"] | "offline";
  readonly clause: string;
  readonly status: number;

  constructor(problem: Omit<Problem, "code"> & Pick<Refusal, "code">, status: number) {
    super(problem.words);
    this.code = problem.code;
    this.clause = problem.clause;
    this.status = status;
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "words" in body && typeof body.words === "string" && "code" in body;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const found: unknown = await answer.json().catch(() => null);
  if (isProblem(found)) return new Refusal({ ...found, clause: found.clause ?? "" }, answer.status);
  const isUnreachable = answer.status >= 502 && answer.status <= 504;
  const words = isUnreachable ? t("trouble-offline") : t("trouble-unknown", { status: String(answer.status) });
  return new Refusal({ words, code: isUnreachable ? "offline" : "unknown", clause: "" }, answer.status);
}

let hallClockAhead = 0;

/** The time of the hall's clock, in seconds. It equals the local clock until the hall has answered once. */
export const hallTime = (): number => Date.now() / 1000 + hallClockAhead;

/** Compare the hall's clock with the local one. Less than 3 seconds count as network delay and rounding. */
function compareClocks(answer: Response): void {
  const theirs = Date.parse(answer.headers.get("date") ?? "") / 1000;
  const apart = theirs - Date.now() / 1000;
  if (!Number.isNaN(apart)) hallClockAhead = Math.abs(apart) < 3 ? 0 : apart;
}

async function request(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refusal({ words: t("trouble-offline"), code: "offline", clause: "" }, 0);
  }
  compareClocks(answer);
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

/** Headers of every request: JSON, and game texts in the language of the pages. */
const requestHeaders = (): Record<string, string> => ({ Accept: "application/json", "Accept-Language": prefs.language });

/** For pages that make their own calls. */
export async function get<T>(path: string): Promise<T> {
  return (await (await request(path, { headers: requestHeaders() })).json()) as T;
}

export async function post<T>(path: string, body: object = {}): Promise<T> {
  const headers = { ...requestHeaders(), "Content-Type": "application/json", "X-Meadhall": "1" };
  const answer = await request(path, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const encoded = encodeURIComponent;

/** Return the caller after applying their settings. */
function applySettings(me: Me): Me {
  adoptSettings(me);
  return me;
}

export const me = async (): Promise<Me> => applySettings(await get("/api/me"));
export const saveSettings = (values: Me["settings"]): Promise<Me> => post("/api/settings", { values });
export const rename = (name: string): Promise<Me> => post("/api/me", { name });
export const openAccount = async (account: Account): Promise<Me> => applySettings(await post("/api/account", account));
export const login = async (account: Account): Promise<Me> => applySettings(await post("/api/login", account));
export const logout = (everywhere = false): Promise<Me> => post("/api/logout", { everywhere });

export const sessions = (): Promise<Session[]> => get("/api/sessions");
/** End one of my sessions, and return the others. */
export const endSession = (id: string): Promise<Session[]> => post(`/api/sessions/${encoded(id)}/end`);

/** My notification settings. */
export const notifications = (): Promise<Notifications> => get("/api/notifications");
export const subscribe = (channel: string): Promise<Notifications> => post("/api/notifications", { channel });
export const tryChannel = (): Promise<Notifications> => post("/api/notifications/try");

export const games = (): Promise<GameCard[]> => get("/api/games");
export const health = (): Promise<Health> => get("/health");
/** The sentences of a game in a language, as Fluent text. */
export const catalogueText = async (game: string, language: string): Promise<string> =>
  (await request(`/api/games/${encoded(game)}/words/${encoded(language)}`, {})).text();
/** A game's rules for players in a language. */
export const handbook = (game: string, language: string): Promise<Book> => get(`/api/games/${encoded(game)}/book/${encoded(language)}`);
/** A game's lesson in a language, with the table of every step. */
export const lesson = (game: string, language: string): Promise<Lesson> => get(`/api/games/${encoded(game)}/lesson/${encoded(language)}`);
export const rules = (game: string): Promise<RulesText> => get(`/api/games/${encoded(game)}/rules`);

export const hall = (): Promise<Hall> => get("/api/hall");
export const createTable = (plan: NewTable): Promise<TableCard> => post("/api/tables", plan);
export const table = (id: string): Promise<TableCard> => get(`/api/tables/${encoded(id)}`);
/** Present the invitation to a table. Afterwards the caller may watch, and sit down on a free seat. */
export const enter = (id: string, invite: string): Promise<TableCard> => post(`/api/tables/${encoded(id)}/enter`, { invite });
export const join = (id: string, body: Join = {}): Promise<TableCard> => post(`/api/tables/${encoded(id)}/join`, body);
/** Give a free seat of a table that I have set up to a bot. */
export const seatBot = (id: string, plan: BotPlan): Promise<TableCard> => post(`/api/tables/${encoded(id)}/bot`, plan);
export const leave = (id: string): Promise<Hall> => post(`/api/tables/${encoded(id)}/leave`);
export const rematch = (id: string): Promise<TableCard> => post(`/api/tables/${encoded(id)}/rematch`);
/** The address of a table's match file, for a link with `download`. */
export const matchFile = (id: string): string => `/api/tables/${encoded(id)}/match`;

/** The address of a replay's match file. */
export const replayFile = (id: string): string => `/api/replays/${encoded(id)}/match`;

export const importMatch = (text: string): Promise<ReplayCard> => post("/api/replays", { text });
export const replay = (id: string): Promise<ReplayCard> => get(`/api/replays/${encoded(id)}`);
export const story = (id: string, seat: number): Promise<Story> => get(`/api/replays/${encoded(id)}/story?seat=${seat}`);
export const sightAt = (id: string, decision: number, seat: number): Promise<Sight> =>
  get(`/api/replays/${encoded(id)}/at/${decision}?seat=${seat}`);
export const fork = (id: string, from: Fork): Promise<TableCard> => post(`/api/replays/${encoded(id)}/fork`, from);

/** The progress of a match's analysis, and its result once it is done. */
export const analysis = (id: string): Promise<AnalysisState> => get(`/api/replays/${encoded(id)}/analysis`);
export const analyse = (id: string): Promise<AnalysisState> => post(`/api/replays/${encoded(id)}/analysis`);
export const stopAnalysis = (id: string): Promise<AnalysisState> => post(`/api/replays/${encoded(id)}/analysis/stop`);
