// boardgame.io's own server: node server.js PORT [FOLDER]. It keeps matches in memory, or as files in FOLDER with its
// own FlatFile storage (written before a move is told, but not flushed to the disk: a power cut may lose them).
const { Server, FlatFile } = require("boardgame.io/server");
const { Corsa } = require("./game");

const [port, folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [Corsa], origins: ["*"], ...storage });
server.run({ port: Number(port), callback: () => console.log("ready") });
