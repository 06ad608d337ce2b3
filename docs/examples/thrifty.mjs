// thrifty: buys and builds what leaves it 200, and binds itself to nothing else.
import { createInterface } from "node:readline";

const WISHES = ["buy", "build", "pass", "reject", "pay"];
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  let answer = null;
  if (said.type === "hello") {
    answer = { type: "hello", protocol: 1, name: "thrifty" };
  } else if (said.type === "decide") {
    const players = said.position.players;
    const me = players.find((player) => player.name === said.you);
    const wishes = me.cash > 400 ? WISHES : WISHES.slice(2);
    const wanted = wishes.flatMap((wish) => said.legal.filter((move) => move.split(" ")[0] === wish));
    const total = players.reduce((sum, player) => sum + player.cash, 0) || 1;
    const chances = players.map((player) => player.cash / total);
    const why = `has ${me.cash} in cash`;
    answer = { type: "move", id: said.id, move: wanted[0] ?? said.legal[0], chances, why };
  }
  if (answer) console.log(JSON.stringify(answer));
}
