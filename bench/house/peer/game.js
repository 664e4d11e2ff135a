// Corsa, the house's Palio over ten rounds, for boardgame.io: the same rules, the same secrets.
const HORSES = 5;
const ROUNDS = 10;

function drawPrize(G, random) {
  if (G.prizes.length === 0) {
    G.prize = 0;
    return;
  }
  const at = random.Die(G.prizes.length) - 1;
  G.prize = G.prizes.splice(at, 1)[0];
}

exports.Corsa = {
  name: "corsa",
  setup: ({ ctx, random }) => {
    const horses = Array.from({ length: HORSES }, (_, n) => n + 1);
    const seats = Array.from({ length: ctx.numPlayers });
    const G = {
      hands: seats.map(() => [...horses]),
      entered: seats.map(() => 0),
      prizes: Array.from({ length: ROUNDS }, () => horses).flat(),
      prize: 0,
      won: seats.map(() => []),
    };
    drawPrize(G, random);
    return G;
  },
  turn: { activePlayers: { all: "racing" } },
  moves: {
    enter: {
      client: false,
      ignoreStaleStateID: true,
      move: ({ G, playerID, random }, horse) => {
        const seat = Number(playerID);
        if (G.entered[seat] || !G.hands[seat].includes(horse)) return "INVALID_MOVE";
        G.entered[seat] = horse;
        if (G.entered.includes(0)) return;
        const fastest = Math.max(...G.entered);
        const winners = G.entered.map((h, n) => (h === fastest ? n : -1)).filter((n) => n >= 0);
        if (winners.length === 1) G.won[winners[0]].push(G.prize);
        G.entered.forEach((h, n) => G.hands[n].splice(G.hands[n].indexOf(h), 1));
        G.entered = G.entered.map(() => 0);
        drawPrize(G, random);
        if (G.prize && G.hands[0].length === 0) G.hands = G.hands.map(() => Array.from({ length: HORSES }, (_, n) => n + 1));
      },
    },
  },
  endIf: ({ G }) => (G.prize ? undefined : { scores: G.won.map((won) => won.reduce((a, b) => a + b, 0)) }),
  playerView: ({ G, playerID }) => ({
    ...G,
    prizes: [...G.prizes].sort(),
    entered: G.entered.map((h, n) => (String(n) === playerID ? h : h ? -1 : 0)),
  }),
};
