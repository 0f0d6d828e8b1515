// node server.js PORT SETTING: boardgame.io's server as it comes, with everything in memory; tables are set at SETTING.
const { Server } = require("boardgame.io/server");
const { plain, delta } = require("./game.js");

console.info = () => {}; // it tells of every match that is set
const server = Server({ games: [plain, delta], origins: [/.*/] });
const [port, apiPort] = process.argv.slice(2).map(Number);
server.run({ port, callback: () => console.log("open"), lobbyConfig: { apiPort } });
