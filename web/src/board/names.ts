/** What is said of a space to those who cannot see it, in the order in which one asks. */
import type { Board, PlayerView, SpaceView, TitleView, View } from "../lib/types.ts";
import { capital, money, number, t } from "../lib/words.svelte.ts";

export function withRoles(board: Board): boolean {
  return board.roles.length > 1;
}

/** A rent as it is drawn: a sum, or a multiple of the throw. */
export function rentText(rent: string): string {
  return /^\d+$/.test(rent) ? number(Number(rent)) : rent;
}

/** The word for a player's role; "" where all play the same. */
export function roleWord(board: Board, role: string | null | undefined): string {
  return role && withRoles(board) ? t(`role-${role}`) : "";
}

/** What stands on a title in words; "" for a bare one. */
export function builtWords(board: Board, title: TitleView): string {
  if (title.hotel) return t("hotel", { hotel: board.hotel });
  return title.buildings ? t("houses", { number: title.buildings }) : "";
}

/** The space as it is now: Free Parking tells what lies there, where a house rule collects it. */
export function withPot(it: SpaceView, { pot }: Pick<View, "pot">): SpaceView {
  return it.kind === "free" && pot != null ? { ...it, line: money(pot) } : it;
}

function ownedWords(board: Board, title: TitleView, players: PlayerView[]): string[] {
  const owner = players.find((player) => player.name === title.owner);
  const rent = { rent: rentText(title.rent) };
  return [
    title.owner,
    roleWord(board, owner?.role),
    builtWords(board, title),
    title.mortgaged ? t("mortgaged") : t(title.doubled ? "web-board-rent-doubled" : "web-board-rent", rent),
  ];
}

/** Who stands there, the held apart. */
function hereWords(here: PlayerView[]): string[] {
  const free = here.filter((player) => !player.held).map((player) => player.name);
  const held = here.filter((player) => player.held);
  return [
    free.length ? t("web-board-here", { players: free.join(", "), number: free.length }) : "",
    ...held.map((player) => `${player.name} ${t("held", { role: player.role ?? "" })}`),
  ];
}

/** "Brattle Street, Boston, Bob, monopolist, rent 44, doubled, Ann stands here" */
export function spaceName(board: Board, view: View, space: number, reachable = false): string {
  const it = withPot(board.spaces[space]!, view);
  const title = view.titles.find((one) => one.space === space);
  const city = board.cities.find((one) => one.number === it.city);
  const here = view.players.filter((player) => player.space === space && !player.bankrupt);
  const parts = [
    it.name,
    city?.name ?? "",
    ...(title ? ownedWords(board, title, view.players) : []),
    !title && it.price != null ? t("web-board-price", { price: money(it.price) }) : "",
    it.line,
    ...hereWords(here),
    reachable ? t("web-board-reach") : "",
  ];
  return capital(parts.filter(Boolean).join(", "));
}

/** "Ann: a competitor" as a mark is told where no name stands beside it. */
export function playerName(board: Board, player: PlayerView): string {
  return [player.name, roleWord(board, player.role)].filter(Boolean).join(", ");
}

/** The first space of the next city whose name or code begins with a letter, after where one is; null where none does. */
export function cityFrom(board: Board, letter: string, from: number): number | null {
  const wanted = letter.toLocaleLowerCase();
  const firsts = board.cities
    .filter((city) => [city.name, city.code].some((word) => word.toLocaleLowerCase().startsWith(wanted)))
    .map((city) => city.spaces[0]!)
    .sort((a, b) => a - b);
  return firsts.find((space) => space > from) ?? firsts[0] ?? null;
}
