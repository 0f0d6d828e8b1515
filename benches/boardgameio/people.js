// node people.js PORT SETTING GAME SOCKETS RATE SECONDS: four at each table, who move in turn at a steady pace.
const { io } = require("socket.io-client");
const { FIELDS, PARTIES } = require("./game.js");

const [port, setting, game] = process.argv.slice(2);
const [sockets, rate, seconds] = process.argv.slice(5).map(Number);
const SEATS = 4;
const SETTLE = 10_000;
const AT_ONCE = 50;
const here = `http://127.0.0.1:${port}`;
const tally = { acks: [], shown: [], said: 0, behind: 0, updates: 0, size: 0, errors: [] };
const now = () => performance.now();
const any = (count) => Math.floor(Math.random() * count);
const wait = (ms) => new Promise((go) => setTimeout(go, ms));

async function table() {
  const set = await fetch(`http://127.0.0.1:${setting}/games/${game}/create`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ numPlayers: SEATS }),
  });
  return { id: (await set.json()).matchID, seen: [-1, -1, -1, -1], turn: "0", open: null, lines: [] };
}

function sit(party, seat) {
  return new Promise((come, fail) => {
    const line = io(`${here}/${game}`, { transports: ["websocket"], forceNew: true, reconnection: false });
    party.lines[seat] = line;
    line.on("connect", () => line.emit("sync", party.id, String(seat), undefined, SEATS));
    line.on("connect_error", fail);
    line.on("disconnect", (why) => why === "io client disconnect" || tally.errors.push(`a socket was closed: ${why}`));
    line.on("sync", (_, info) => {
      saw(party, seat, info.state._stateID, info.state.ctx.currentPlayer);
      come();
    });
    line.on("update", (_, state) => saw(party, seat, state._stateID, state.ctx.currentPlayer));
    line.on("patch", (_, before, after, changes) => {
      const turned = changes.find((change) => change.path === "/ctx/currentPlayer");
      saw(party, seat, after, turned?.value ?? party.turn);
    });
  });
}

function saw(party, seat, state, turn) {
  tally.updates += 1;
  party.seen[seat] = Math.max(party.seen[seat], state);
  if (state === Math.max(...party.seen)) party.turn = turn;
  const open = party.open;
  if (open === null) return;
  if (seat === open.seat && state > open.state && !open.told) {
    open.told = true;
    tally.acks.push(now() - open.at);
  }
  if (party.seen.every((one) => one > open.state)) {
    tally.shown.push(now() - open.at);
    party.open = null;
  }
}

function move(party) {
  const seat = Number(party.turn);
  const state = party.seen[seat];
  party.open = { seat, state, at: now(), told: false };
  tally.said += 1;
  const payload = { type: "go", args: [any(PARTIES), any(FIELDS)], playerID: party.turn, credentials: undefined };
  party.lines[seat].emit("update", { type: "MAKE_MOVE", payload }, state, party.id, party.turn);
}

async function play(party, pause, until) {
  for (let due = now() + Math.random() * pause; due < until; due += pause) {
    await wait(Math.max(0, due - now()));
    if (party.open === null) move(party);
    else tally.behind += 1;
  }
}

async function main() {
  const parties = [];
  for (let count = 0; count < sockets / SEATS; count += 1) parties.push(await table());
  const seats = parties.flatMap((party) => [0, 1, 2, 3].map((seat) => [party, seat]));
  for (let at = 0; at < seats.length; at += AT_ONCE)
    await Promise.all(seats.slice(at, at + AT_ONCE).map(([party, seat]) => sit(party, seat)));
  tally.updates = 0;
  console.log("begin");
  const began = now();
  const pause = (1000 * parties.length) / rate;
  await Promise.all(parties.map((party) => play(party, pause, began + 1000 * seconds)));
  const took = (now() - began) / 1000;
  console.log("end");
  const patience = now() + SETTLE;
  while (now() < patience && parties.some((party) => party.open !== null)) await wait(20);
  for (const party of parties) if (party.open !== null) tally.errors.push("a move was not seen by all");
  console.log(JSON.stringify({ ...tally, seconds: took }));
  for (const party of parties) for (const line of party.lines) line.disconnect();
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
