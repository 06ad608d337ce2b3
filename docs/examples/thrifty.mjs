// thrifty: buys and builds only while it has more than 400 in cash, and otherwise avoids commitments.
import { createInterface } from "node:readline";

const PREFERRED = ["buy", "build", "pass", "reject", "pay"];
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  let reply = null;
  if (message.type === "hello") {
    reply = { type: "hello", protocol: 1, name: "thrifty" };
  } else if (message.type === "decide") {
    const players = message.position.players;
    const me = players.find((player) => player.name === message.you);
    const verbs = me.cash > 400 ? PREFERRED : PREFERRED.slice(2);
    const preferred = verbs.flatMap((verb) => message.legal.filter((move) => move.split(" ")[0] === verb));
    const total = players.reduce((sum, player) => sum + player.cash, 0) || 1;
    const chances = players.map((player) => player.cash / total);
    const why = `has ${me.cash} in cash`;
    reply = { type: "move", id: message.id, move: preferred[0] ?? message.legal[0], chances, why };
  }
  if (reply) console.log(JSON.stringify(reply));
}
