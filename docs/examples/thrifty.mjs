// thrifty: buys and builds while it has more than 400 in cash, and commits itself to nothing else.
import { createInterface } from "node:readline";

const VERBS = ["buy", "build", "pass", "reject", "pay"];
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  let answer = null;
  if (message.type === "hello") {
    answer = { type: "hello", protocol: 1, name: "thrifty" };
  } else if (message.type === "decide") {
    const players = message.position.players;
    const me = players.find((player) => player.name === message.you);
    const verbs = me.cash > 400 ? VERBS : VERBS.slice(2);
    const choices = verbs.flatMap((verb) => message.legal.filter((move) => move.split(" ")[0] === verb));
    const total = players.reduce((sum, player) => sum + player.cash, 0) || 1;
    const chances = players.map((player) => player.cash / total);
    const why = `has ${me.cash} in cash`;
    answer = { type: "move", id: message.id, move: choices[0] ?? message.legal[0], chances, why };
  }
  if (answer) console.log(JSON.stringify(answer));
}
