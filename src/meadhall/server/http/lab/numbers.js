// The numbers of a game and its variant: found by their names, changed in place, and saved as a variant.
import { at, made } from "/lab/parts.js";

const MOST = 48; // numbers that are shown at once: more are found by more words
const PAUSE = 150; // milliseconds after the last letter of a search
let all = [];
let typed = new Map(); // what was typed, by the name of the number
let shown = { game: "", variant: "" };
let latest = 0;
let searching = 0;

const nameOf = (one) => `${one.file}: ${one.where}`;
const textOf = (one) => typed.get(nameOf(one)) ?? String(one.now);
const differs = (one) => String(one.game) !== textOf(one);
const wordsOf = (one) => `${one.file} ${one.where} ${one.called}`.toLowerCase();

export async function showNumbers(game, variant) {
  const mine = ++latest;
  const asked = new URLSearchParams({ game, variant });
  const told = await (await fetch(`/lab/numbers?${asked}`)).json();
  if (mine !== latest) return;
  const other = game !== shown.game || variant !== shown.variant;
  shown = { game, variant };
  all = told.numbers;
  if (other) typed = new Map();
  at("saved").replaceChildren(...told.saved.map((folder) => made("option", "", { value: folder })));
  if (other) at("name").value = told.name || `my-${game.replace(/[^a-z0-9]+/g, "-")}`;
  say(told.error);
  draw();
}

function say(error, done = "") {
  at("wrong").textContent = error;
  at("done").textContent = done;
}

function found() {
  const words = at("find").value.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return all.filter(differs);
  return all.filter((one) => words.every((word) => wordsOf(one).includes(word)));
}

function draw() {
  const numbers = found();
  const entries = new Map();
  for (const one of numbers.slice(0, MOST)) {
    const key = `${one.file} ${one.entry}`;
    entries.set(key, [...(entries.get(key) ?? []), one]);
  }
  at("entries").replaceChildren(...[...entries.values()].map(drawnEntry));
  at("count").textContent = counted(numbers.length);
}

function counted(many) {
  if (!all.length) return "";
  if (at("find").value.trim()) {
    if (!many) return `None of its ${all.length} numbers has this name.`;
    return many > MOST ? `${MOST} of ${many} numbers are shown. Type more to narrow the search.` : "";
  }
  return many ? "" : `Nothing has changed yet. Find one of its ${all.length} numbers by name.`;
}

function drawnEntry(numbers) {
  const [first] = numbers;
  const parts = /^(.*?) \(([^()]*)\)$/.exec(first.entry); // `creature (siren)`
  const legend = made("legend", first.called || (parts ? parts[2].replaceAll(/[-_]/g, " ") : first.entry || "The game"));
  legend.append(made("small", [parts?.[1], first.called && parts?.[2], first.file].filter(Boolean).join(" · ")));
  const box = made("fieldset", "");
  box.append(legend, ...numbers.map(drawnNumber));
  return box;
}

function drawnNumber(one) {
  const label = made("label", one.field.replaceAll("_", " "));
  const input = made("input", "", { value: textOf(one), inputMode: "decimal", autocomplete: "off", spellcheck: false });
  const before = made("small", "");
  const mark = () => {
    label.className = differs(one) ? "number changed" : "number";
    before.textContent = differs(one) ? (one.game === null ? "not in the game" : `${one.game} in the game`) : "";
  };
  input.addEventListener("input", () => {
    if (input.value.trim() === String(one.now)) typed.delete(nameOf(one));
    else typed.set(nameOf(one), input.value.trim());
    say("");
    mark();
  });
  mark();
  label.append(input, before);
  return label;
}

async function save() {
  const changes = all.filter((one) => typed.has(nameOf(one)));
  const wish = {
    ...shown,
    name: at("name").value.trim(),
    changes: changes.map((one) => ({ file: one.file, where: one.where, value: textOf(one) })),
  };
  const how = { method: "POST", headers: { "X-Meadhall": "1" }, body: JSON.stringify(wish) };
  for (const button of [at("save"), at("again")]) button.disabled = true;
  try {
    const told = await (await fetch("/lab/save", how)).json();
    say(told.error);
    if (told.error) return false;
    typed = new Map();
    at("variant").value = told.variant;
    await showNumbers(shown.game, told.variant);
    say("", `Saved in ${told.variant}.`);
    return true;
  } catch {
    say("The server does not answer.");
    return false;
  } finally {
    at("save").disabled = false;
    at("again").disabled = at("begin").disabled;
  }
}

at("find").addEventListener("input", () => {
  clearTimeout(searching);
  searching = setTimeout(draw, PAUSE);
});
at("numbers").addEventListener("submit", async (event) => {
  event.preventDefault();
  const again = event.submitter === at("again");
  if (!(await save()) || !again) return;
  at("form").requestSubmit();
  at("results").scrollIntoView({ block: "nearest" });
});
