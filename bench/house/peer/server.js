// boardgame.io's own server with its fastest storage (in memory: nothing is durable).
const { Server } = require("boardgame.io/server");
const { Palio } = require("./game");

const server = Server({ games: [Palio], origins: ["*"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
