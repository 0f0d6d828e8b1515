// The page of the laboratory: a form, and the state of the comparison.
import { showNumbers } from "/lab/numbers.js";
import { byId, element } from "/lab/parts.js";

const POLL_MS = 1500; // between two requests for the state
let games = [];
const STARTED = { state: "playing", verdict: "", error: "", games: 0, of: 0, sentences: [], rows: [], folder: "" };
let pollTimer = 0;
let latestRequest = 0; // replies to older requests are ignored

function selectedGame() {
  return games.find((game) => game.id === byId("game").value);
}

function choice(id, label, values, names, usual) {
  const select = element("select", "", { name: `option:${id}` });
  select.dataset.usual = String(usual);
  const option = (value, index) => element("option", names[index] ?? String(value), { value: String(value) });
  select.append(...values.map(option));
  select.value = String(usual);
  const wrapper = element("label", label);
  wrapper.append(select);
  return wrapper;
}

function showGame() {
  const game = selectedGame();
  byId("bots").replaceChildren(...game.levels.map((level) => element("option", level, { value: level })));
  if (game.levels.includes("sensible")) byId("bots").value = "sensible";
  const players = game.seats.length > 1 ? [choice("players", "Players", game.seats, [], game.seats[0])] : [];
  const others = game.choices.map((item) => choice(item.id, item.label, item.values, item.names, item.default));
  byId("options").replaceChildren(...players, ...others);
  showVariant();
}

function showVariant() {
  showNumbers(byId("game").value, byId("variant").value.trim()).catch(() => {
    byId("wrong").textContent = "The server does not answer.";
  });
}

function plan() {
  const form = new FormData(byId("form"));
  const options = {};
  for (const select of byId("options").querySelectorAll("select"))
    if (select.value !== select.dataset.usual) options[select.name.slice("option:".length)] = select.value;
  const fields = Object.fromEntries(["game", "variant", "bots", "about"].map((name) => [name, form.get(name).trim()]));
  return { ...fields, games: Number(form.get("games")), margin: Number(form.get("margin")), options };
}

const HEADINGS = {
  playing: "Playing…",
  stopped: "Stopped. The matches played so far are kept.",
  failed: "Cannot compare this",
};

function show(comparison) {
  const playing = comparison.state === "playing";
  byId("results").hidden = comparison.state === "idle";
  byId("begin").disabled = byId("again").disabled = playing;
  byId("stop").hidden = !playing;
  byId("verdict").textContent = comparison.verdict || HEADINGS[comparison.state] || "";
  byId("bar").hidden = !playing;
  byId("bar").value = comparison.of ? comparison.games / comparison.of : 0;
  const note = playing ? ". The verdict comes at the end." : "";
  const { games: played, of } = comparison;
  byId("far").textContent = comparison.error || (of ? `${played} of at most ${of} matches of each${note}` : "");
  byId("sentences").replaceChildren(...comparison.sentences.map((text) => element("li", text)));
  byId("table").hidden = !comparison.rows.length || comparison.state === "done";
  byId("rows").replaceChildren(...comparison.rows.map(row));
  byId("whole").hidden = comparison.state !== "done";
  byId("folder").textContent = comparison.folder;
  clearTimeout(pollTimer);
  if (playing) pollTimer = setTimeout(poll, POLL_MS);
}

function row(result) {
  const line = element("tr", "");
  line.append(...[result.what, result.game, result.variant, result.difference].map((text) => element("td", text)));
  return line;
}

async function sendRequest(path, body) {
  const init = body === undefined ? {} : { method: "POST", headers: { "X-Meadhall": "1" }, body: JSON.stringify(body) };
  const request = ++latestRequest;
  try {
    const comparison = await (await fetch(path, init)).json();
    if (request === latestRequest) show(comparison);
  } catch {
    if (request === latestRequest) byId("far").textContent = "The server does not answer.";
  }
}

function poll() {
  return sendRequest("/lab/now");
}

byId("game").addEventListener("change", showGame);
byId("variant").addEventListener("change", showVariant);
byId("form").addEventListener("submit", (event) => {
  event.preventDefault();
  show(STARTED); // hides the results of the comparison before
  sendRequest("/lab/begin", plan());
});
byId("stop").addEventListener("click", () => sendRequest("/lab/stop", {}));

fetch("/api/games")
  .then((answer) => answer.json())
  .then((all) => {
    games = all.filter((game) => !game.id.includes("+"));
    byId("game").replaceChildren(...games.map((game) => element("option", game.name, { value: game.id })));
    showGame();
    poll();
  });
