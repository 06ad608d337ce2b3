/** What My games shows of all my finished games together. */
import type { CityView, OwnGame, SpaceView } from "../lib/types.ts";

export interface Tally {
  key: string;
  name: string;
  games: number;
  wins: number;
  /** What pure luck would win: one divided by the players, on average. */
  luck: number;
}

export interface BestTitle {
  key: string;
  name: string;
  /** What the space is; copies from before 0.2 do not say it. */
  space?: Pick<SpaceView, "kind" | "key">;
  city: CityView | null;
  role: string;
  games: number;
  /** What it paid a game, on average. */
  mean: number;
  before: string;
  after: string;
}

export interface Statistics {
  games: number;
  wins: number;
  /** Wins without a break until now, and the longest such row. */
  streak: number;
  best: number;
  roles: Tally[];
  editions: Tally[];
  titles: BestTitle[];
}

const MOST_TITLES = 5;

export const roleOf = (game: OwnGame): string => (game.me === null ? "" : (game.players[game.me]?.role ?? ""));

/** The finished games in which I sat, the latest first. */
export const finished = (games: OwnGame[]): OwnGame[] =>
  games.filter((game) => game.me !== null && game.place > 0).sort((a, b) => b.last - a.last);

export function statisticsOf(all: OwnGame[]): Statistics {
  // A guided game is won by reading.
  const games = finished(all).filter(({ guided }) => !guided);
  const won = games.map((game) => game.place === 1);
  const losses = won.flatMap((win, n) => (win ? [] : [n]));
  const ends = [-1, ...losses, won.length];
  return {
    games: games.length,
    wins: won.filter(Boolean).length,
    streak: losses[0] ?? won.length,
    best: Math.max(0, ...ends.slice(1).map((end, n) => end - ends[n]! - 1)),
    roles: tallies(games, roleOf, () => ""),
    editions: tallies(
      games,
      (game) => game.edition,
      (game) => game.edition_name,
    ),
    titles: bestTitles(games),
  };
}

function tallies(games: OwnGame[], keyOf: (game: OwnGame) => string, nameOf: (game: OwnGame) => string): Tally[] {
  const keys = [...new Set(games.map(keyOf))];
  const groups = keys.map((key) => ({ key, ones: games.filter((game) => keyOf(game) === key) }));
  return groups.map(({ key, ones }) => ({
    key,
    name: nameOf(ones[0]!),
    games: ones.length,
    wins: ones.filter((game) => game.place === 1).length,
    luck: ones.reduce((sum, game) => sum + 1 / game.players.length, 0) / ones.length,
  }));
}

function bestTitles(games: OwnGame[]): BestTitle[] {
  const titles = new Map<string, BestTitle>();
  for (const game of games)
    for (const title of game.titles) {
      const role = roleOf(game);
      const key = `${game.edition} ${title.space} ${role}`;
      const best = titles.get(key) ?? {
        ...{ key, role, name: title.name, city: title.city, games: 0, mean: 0 },
        ...(title.kind && { space: { kind: title.kind, key: title.key } }),
        ...{ before: game.money_before, after: game.money_after },
      };
      best.mean = (best.mean * best.games + title.amount) / (best.games + 1);
      best.games += 1;
      titles.set(key, best);
    }
  return [...titles.values()].sort((a, b) => b.mean - a.mean).slice(0, MOST_TITLES);
}
