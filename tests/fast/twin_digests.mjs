/** What the JavaScript module plays, as digests: the same in Node and in a browser as in Python. */

async function digest(...parts) {
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Rows and counters of so many games of each edition, of four bots and of two. */
export async function playedGames(twin, count) {
  const result = {};
  for (const edition of Object.keys(twin.description.editions)) {
    const { roles } = twin.description.editions[edition];
    const lineups = [
      { players: ["steady", "trader", "greedy", "random"], rounds: 100 },
      { players: ["steady", "steady"], roles: [roles[0], roles.at(-1)], rounds: 100 },
    ];
    const { machine, setting } = twin.open(edition, lineups);
    const rows = machine.place("Row", Array(count).fill({}));
    const counters = machine.place("Counters");
    machine.field(setting[0], "counters").set([counters.address]);
    machine.call("play", ...setting, -3n, 7, rows);
    const size = twin.description.records.Row.size;
    const first = machine.bytes(rows);
    result[edition] = await digest(new Uint8Array(first.buffer, first.byteOffset, count * size), machine.bytes(counters));
  }
  return result;
}

/** How many rows a call returns for so many games of one round. */
export function rowsOf(twin, count) {
  return twin.playGames("classic-us", [{ players: ["random", "random"], rounds: 1 }], 1, 0, count).length;
}

/** Masks and observations of a game in which two seats learn, and what its moves are worth after some steps. */
export async function learnersGame(twin, edition, steps) {
  const game = twin.game(edition, { players: ["learner", "steady", "learner"] }, 2n ** 64n - 5n, 11);
  const seen = [];
  for (let i = 0; i < steps && !game.timestep.ended; i++) {
    const legal = game.legal();
    seen.push(Uint16Array.from(legal), game.observation());
    game.act(legal[(i * 7919) % legal.length]);
  }
  const moves = game.legal().filter((action) => action < twin.description.actions.moves);
  const rollouts = game.rollouts([null, ...moves], { games: 20, rounds: 5, key: 9n });
  return { digest: await digest(...seen), seat: game.timestep.seat, round: game.state.round, rollouts };
}
