// The laboratory's page: a form, and how far the comparison is.
import { showNumbers } from "/lab/numbers.js";
import { at, made } from "/lab/parts.js";

const PAUSE = 1500; // milliseconds between two looks
let games = [];
const BEGUN = { state: "playing", verdict: "", error: "", games: 0, of: 0, sentences: [], rows: [], folder: "" };
let looking = 0;
let latest = 0; // the number of the newest question to the hall: older ones are not shown any more

function picked() {
  return games.find((game) => game.id === at("game").value);
}

function choice(id, label, values, names, usual) {
  const select = made("select", "", { name: `option:${id}` });
  select.dataset.usual = String(usual);
  select.append(...values.map((value, place) => made("option", names[place] ?? String(value), { value: String(value) })));
  select.value = String(usual);
  const around = made("label", label);
  around.append(select);
  return around;
}

function showGame() {
  const game = picked();
  at("bots").replaceChildren(...game.levels.map((level) => made("option", level, { value: level })));
  if (game.levels.includes("sensible")) at("bots").value = "sensible";
  const players = game.seats.length > 1 ? [choice("players", "Players", game.seats, [], game.seats[0])] : [];
  const others = game.choices.map((one) => choice(one.id, one.label, one.values, one.names, one.default));
  at("options").replaceChildren(...players, ...others);
  showVariant();
}

function showVariant() {
  showNumbers(at("game").value, at("variant").value.trim()).catch(() => {
    at("wrong").textContent = "The server does not answer.";
  });
}

function plan() {
  const given = new FormData(at("form"));
  const options = {};
  for (const select of at("options").querySelectorAll("select"))
    if (select.value !== select.dataset.usual) options[select.name.slice("option:".length)] = select.value;
  const said = Object.fromEntries(["game", "variant", "bots", "about"].map((name) => [name, given.get(name).trim()]));
  return { ...said, games: Number(given.get("games")), margin: Number(given.get("margin")), options };
}

const HEADINGS = {
  playing: "Playing…",
  stopped: "Stopped. The matches played so far are kept.",
  failed: "Cannot compare this",
};

function show(now) {
  const playing = now.state === "playing";
  at("results").hidden = now.state === "idle";
  at("begin").disabled = at("again").disabled = playing;
  at("stop").hidden = !playing;
  at("verdict").textContent = now.verdict || HEADINGS[now.state] || "";
  at("bar").hidden = !playing;
  at("bar").value = now.of ? now.games / now.of : 0;
  const sure = playing ? ". The verdict comes at the end." : "";
  at("far").textContent = now.error || (now.of ? `${now.games} of at most ${now.of} matches of each${sure}` : "");
  at("sentences").replaceChildren(...now.sentences.map((text) => made("li", text)));
  at("table").hidden = !now.rows.length || now.state === "done";
  at("rows").replaceChildren(...now.rows.map(row));
  at("whole").hidden = now.state !== "done";
  at("folder").textContent = now.folder;
  clearTimeout(looking);
  if (playing) looking = setTimeout(look, PAUSE);
}

function row(one) {
  const line = made("tr", "");
  line.append(...[one.what, one.game, one.variant, one.difference].map((text) => made("td", text)));
  return line;
}

async function asked(path, body) {
  const how = body === undefined ? {} : { method: "POST", headers: { "X-Meadhall": "1" }, body: JSON.stringify(body) };
  const mine = ++latest;
  try {
    const now = await (await fetch(path, how)).json();
    if (mine === latest) show(now);
  } catch {
    if (mine === latest) at("far").textContent = "The server does not answer.";
  }
}

function look() {
  return asked("/lab/now");
}

at("game").addEventListener("change", showGame);
at("variant").addEventListener("change", showVariant);
at("form").addEventListener("submit", (event) => {
  event.preventDefault();
  show(BEGUN); // what came out before is gone at once
  asked("/lab/begin", plan());
});
at("stop").addEventListener("click", () => asked("/lab/stop", {}));

fetch("/api/games")
  .then((answer) => answer.json())
  .then((all) => {
    games = all.filter((game) => !game.id.includes("+"));
    at("game").replaceChildren(...games.map((game) => made("option", game.name, { value: game.id })));
    showGame();
    look();
  });
