// boardgame.io's own server with its fastest storage (in memory: nothing is durable).
const { Server } = require("boardgame.io/server");
const { Corsa } = require("./game");

const server = Server({ games: [Corsa], origins: ["*"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
