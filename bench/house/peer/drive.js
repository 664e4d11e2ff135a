// Drives tables of two over socket.io, without boardgame.io's own client: node drive.js ADDRESS TABLES SECONDS PACE PID
const { io } = require("socket.io-client");

const fs = require("node:fs");

const [address, tables, seconds, pace, pid] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const figures = { moves: 0, matches: 0, latencies: [], counting: false, last: 0, silence: 0, bytes: 0 };

async function post(path, body) {
  for (;;) {
    try {
      return await tryPost(path, body);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function tryPost(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

function cpu() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

class Seat {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.socket = io(`${address}/corsa`, { transports: ["websocket"], forceNew: true });
    this.socket.on("sync", (id, info) => this.heard(id, info.state));
    this.socket.on("update", (id, state) => this.heard(id, state));
    this.socket.io.on("open", () => {
      this.socket.io.engine.on("packet", (packet) => {
        if (figures.counting && typeof packet.data === "string") figures.bytes += packet.data.length + 4;
      });
    });
  }
  heard(id, state) {
    if (id !== this.table.id || !state) return;
    this.state = state;
    this.waiting &&= state.G.entered[this.seat] === 0 && state.G.hands[this.seat].length === this.held;
    this.table.arrived(state._stateID);
    if (state.ctx.gameover) this.table.ended();
    else this.table.next();
  }
  ready() {
    return this.state && !this.state.ctx.gameover && !this.waiting && this.state.G.entered[this.seat] === 0;
  }
  play() {
    const hand = this.state.G.hands[this.seat];
    const horse = hand[Math.floor(Math.random() * hand.length)];
    this.waiting = true;
    this.held = hand.length;
    const payload = { type: "enter", args: [horse], playerID: String(this.seat), credentials: this.credentials };
    this.table.clicks.push(performance.now());
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.table.id, String(this.seat));
  }
}

class Table {
  constructor() {
    this.seats = [new Seat(this, 0), new Seat(this, 1)];
    this.clicks = [];
    this.got = new Map();
  }
  async run() {
    for (;;) {
      const made = await post("/games/corsa/create", { numPlayers: 2 });
      this.clicks = [];
      this.got.clear();
      for (const seat of this.seats) {
        const joined = await post(`/games/corsa/${made.matchID}/join`, { playerID: String(seat.seat), playerName: "x" });
        seat.credentials = joined.playerCredentials;
        seat.state = null;
        seat.waiting = false;
      }
      this.id = made.matchID;
      const over = new Promise((resolve) => (this.ended = resolve));
      for (const seat of this.seats) seat.socket.emit("sync", this.id, String(seat.seat), seat.credentials, 2);
      await over;
      figures.matches += 1;
    }
  }
  next() {
    const ready = this.seats.filter((seat) => seat.ready());
    if (!ready.length || this.timer) return;
    this.begun = true;
    if (!pace) return ready.forEach((seat) => seat.play());
    this.timer = setTimeout(
      () => {
        this.timer = null;
        const now = this.seats.filter((seat) => seat.ready());
        if (now.length) now[0].play();
      },
      pace * 1000 * (0.5 + Math.random()),
    );
  }
  // Moves are answered in the order in which they were sent: the oldest click is the one that everybody sees now.
  arrived(number) {
    if (number === 0) return;
    const count = (this.got.get(number) || 0) + 1;
    this.got.set(number, count);
    if (count === 2 && this.clicks.length) {
      const now = performance.now();
      const took = now - this.clicks.shift();
      if (figures.counting) {
        figures.moves += 1;
        figures.latencies.push(took);
        figures.silence = Math.max(figures.silence, now - figures.last);
      }
      figures.last = now;
    }
  }
}

const all = Array.from({ length: tables }, () => new Table());
all.forEach((table) => table.run());
const begin = setInterval(() => {
  if (!all.every((table) => table.begun)) return;
  clearInterval(begin);
  setTimeout(measure, pace ? pace * 500 : 2000);
}, 50);

function measure() {
  figures.counting = true;
  figures.last = performance.now();
  const began = performance.now();
  const used = cpu();
  const before = process.cpuUsage();
  setTimeout(() => {
    const took = (performance.now() - began) / 1000;
    const own = process.cpuUsage(before);
    const ranked = figures.latencies.sort((a, b) => a - b);
    const at = (share) => ranked[Math.floor(ranked.length * share)] || 0;
    console.log(
      JSON.stringify({
        tables,
        moves: figures.moves,
        moves_per_s: figures.moves / took,
        cpu_us: ((cpu() - used) / Math.max(1, figures.moves)) * 1e6,
        driver_us: (own.user + own.system) / Math.max(1, figures.moves),
        matches: figures.matches,
        median_ms: at(0.5),
        p99_ms: at(0.99),
        longest_ms: ranked[ranked.length - 1] || 0,
        longest_silence_ms: figures.silence,
        bytes_per_move: figures.bytes / Math.max(1, figures.moves),
      }),
    );
    process.exit(0);
  }, seconds * 1000);
}
