// A game of comparable traffic: four seats in turn, 54 fields, six parties each, hands that only their seats see.
const FIELDS = 54;
const PARTIES = 6;

const seats = [0, 1, 2, 3];

function setup() {
  return {
    fields: Array.from({ length: FIELDS }, (_, at) => ({ item: at % 5, number: at })),
    parties: seats.flatMap((owner) =>
      Array.from({ length: PARTIES }, (_, nth) => ({ owner, at: (owner * PARTIES + nth) % FIELDS, size: 1, gold: 0 })),
    ),
    hands: Object.fromEntries(seats.map((seat) => [seat, [seat, seat + 1, seat + 2]])),
    points: [0, 0, 0, 0],
  };
}

function go({ G, playerID }, nth, to) {
  const party = G.parties[Number(playerID) * PARTIES + nth];
  const field = G.fields[to];
  party.at = to;
  party.size += field.item === 1 ? 1 : 0;
  party.gold += field.item === 2 ? 1 : 0;
  if (field.item === 3) G.hands[playerID].push(field.number);
  G.points[Number(playerID)] += field.item;
  field.item = (field.item + 1) % 5; // something else lies there next time, so that a match never ends
}

function playerView({ G, playerID }) {
  const hands = Object.fromEntries(
    Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand.slice(-6) : hand.length]),
  );
  return { ...G, hands };
}

const turn = { minMoves: 1, maxMoves: 1 };

exports.FIELDS = FIELDS;
exports.PARTIES = PARTIES;
exports.plain = { name: "plain", setup, turn, moves: { go: { move: go, client: false } }, playerView };
exports.delta = { ...exports.plain, name: "delta", deltaState: true }; // of a state only what has changed is sent
