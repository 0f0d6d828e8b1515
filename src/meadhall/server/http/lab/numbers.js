// The variant editor: finds numbers of a game by name, changes them, and saves them as a variant.
import { byId, element } from "/lab/parts.js";

const MAX_SHOWN = 48; // numbers shown at once
const SEARCH_MS = 150; // delay of the search after the last letter
let all = [];
let typed = new Map(); // typed values by name of the number
let shown = { game: "", variant: "" };
let latestRequest = 0;
let searchTimer = 0;

const nameOf = (number) => `${number.file}: ${number.where}`;
const textOf = (number) => typed.get(nameOf(number)) ?? String(number.now);
const differs = (number) => String(number.game) !== textOf(number);
const wordsOf = (number) => `${number.file} ${number.where} ${number.called}`.toLowerCase();

export async function showNumbers(game, variant) {
  const request = ++latestRequest;
  const query = new URLSearchParams({ game, variant });
  const reply = await (await fetch(`/lab/numbers?${query}`)).json();
  if (request !== latestRequest) return;
  const isOther = game !== shown.game || variant !== shown.variant;
  shown = { game, variant };
  all = reply.numbers;
  if (isOther) typed = new Map();
  byId("saved").replaceChildren(...reply.saved.map((folder) => element("option", "", { value: folder })));
  if (isOther) byId("name").value = reply.name || `my-${game.replace(/[^a-z0-9]+/g, "-")}`;
  showMessage(reply.error);
  render();
}

function showMessage(error, done = "") {
  byId("wrong").textContent = error;
  byId("done").textContent = done;
}

function matchingNumbers() {
  const words = byId("find").value.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return all.filter(differs);
  return all.filter((number) => words.every((word) => wordsOf(number).includes(word)));
}

function render() {
  const numbers = matchingNumbers();
  const entries = new Map();
  for (const number of numbers.slice(0, MAX_SHOWN)) {
    const key = `${number.file} ${number.entry}`;
    entries.set(key, [...(entries.get(key) ?? []), number]);
  }
  byId("entries").replaceChildren(...[...entries.values()].map(entryElement));
  byId("count").textContent = countText(numbers.length);
}

function countText(count) {
  if (!all.length) return "";
  if (byId("find").value.trim()) {
    if (!count) return `None of its ${all.length} numbers has this name.`;
    return count > MAX_SHOWN ? `${MAX_SHOWN} of ${count} numbers are shown. Type more to narrow the search.` : "";
  }
  return count ? "" : `Nothing has changed yet. Find one of its ${all.length} numbers by name.`;
}

function entryElement(numbers) {
  const [first] = numbers;
  const parts = /^(.*?) \(([^()]*)\)$/.exec(first.entry); // `creature (siren)`
  const name = parts ? parts[2].replaceAll(/[-_]/g, " ") : first.entry || "The game";
  const legend = element("legend", first.called || name);
  legend.append(element("small", [parts?.[1], first.called && parts?.[2], first.file].filter(Boolean).join(" · ")));
  const box = element("fieldset", "");
  box.append(legend, ...numbers.map(numberElement));
  return box;
}

function numberElement(number) {
  const label = element("label", number.field.replaceAll("_", " "));
  const properties = { value: textOf(number), inputMode: "decimal", autocomplete: "off", spellcheck: false };
  const input = element("input", "", properties);
  const before = element("small", "");
  const markChange = () => {
    label.className = differs(number) ? "number changed" : "number";
    const value = number.game === null ? "not in the game" : `${number.game} in the game`;
    before.textContent = differs(number) ? value : "";
  };
  input.addEventListener("input", () => {
    if (input.value.trim() === String(number.now)) typed.delete(nameOf(number));
    else typed.set(nameOf(number), input.value.trim());
    showMessage("");
    markChange();
  });
  markChange();
  label.append(input, before);
  return label;
}

async function save() {
  const changes = all.filter((number) => typed.has(nameOf(number)));
  const request = {
    ...shown,
    name: byId("name").value.trim(),
    changes: changes.map((number) => ({ file: number.file, where: number.where, value: textOf(number) })),
  };
  const init = { method: "POST", headers: { "X-Meadhall": "1" }, body: JSON.stringify(request) };
  for (const button of [byId("save"), byId("again")]) button.disabled = true;
  try {
    const reply = await (await fetch("/lab/save", init)).json();
    showMessage(reply.error);
    if (reply.error) return false;
    typed = new Map();
    byId("variant").value = reply.variant;
    await showNumbers(shown.game, reply.variant);
    showMessage("", `Saved in ${reply.variant}.`);
    return true;
  } catch {
    showMessage("The server does not answer.");
    return false;
  } finally {
    byId("save").disabled = false;
    byId("again").disabled = byId("begin").disabled;
  }
}

byId("find").addEventListener("input", () => {
  clearTimeout(searchTimer);
  searchTimer = setTimeout(render, SEARCH_MS);
});
byId("numbers").addEventListener("submit", async (event) => {
  event.preventDefault();
  const compares = event.submitter === byId("again");
  if (!(await save()) || !compares) return;
  byId("form").requestSubmit();
  byId("results").scrollIntoView({ block: "nearest" });
});
