/** The description of a space for screen readers, the most important first. */
import type { Board, PlayerView, SpaceView, TitleView, PositionView } from "../lib/types.ts";
import { capital, money, number, t } from "../lib/words.svelte.ts";

export function withRoles(board: Board): boolean {
  return board.roles.length > 1;
}

/** Which of the two games it is, for messages. */
export function gameOf(board: Board): "roles" | "classic" {
  return withRoles(board) ? "roles" : "classic";
}

/** A rent as shown: an amount, or a multiple of the throw. */
export function rentText(rent: string): string {
  return /^\d+$/.test(rent) ? number(Number(rent)) : rent;
}

/** A rent as it is paid: an amount in the board's currency, or a multiple of the throw. */
export function rentMoney(rent: string): string {
  return /^\d+$/.test(rent) ? money(Number(rent)) : rent;
}

/** Whether nobody pays rent there now: it is mortgaged, or its owner is in prison. */
export function earnsNothing(title: TitleView): boolean {
  return title.rent === "0";
}

/** The word for a player's role; "" if there is only one. */
export function roleWord(board: Board, role: string | null | undefined): string {
  return role && withRoles(board) ? t(`role-${role}`) : "";
}

/** A title's buildings in words; "" for none. */
export function builtWords(board: Board, title: TitleView): string {
  if (title.hotel) return t("hotel", { hotel: board.hotel });
  return title.buildings ? t("houses", { number: title.buildings }) : "";
}

/** The space as it is now: Free Parking shows the pot if a house rule collects one. */
export function withPot(it: SpaceView, { pot }: Pick<PositionView, "pot">): SpaceView {
  return it.kind === "free" && pot != null ? { ...it, effect: money(pot) } : it;
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

/** The players there; held ones are listed separately. */
function hereWords(here: PlayerView[]): string[] {
  const free = here.filter((player) => !player.held).map((player) => player.name);
  const held = here.filter((player) => player.held);
  return [
    free.length ? t("web-board-here", { players: free.join(", "), number: free.length }) : "",
    ...held.map((player) => `${player.name} ${t("held", { role: player.role ?? "" })}`),
  ];
}

/** "Brattle Street, Boston, Bob, monopolist, rent 44, doubled, Ann stands here" */
export function spaceName(board: Board, view: PositionView, space: number, reachable = false): string {
  const it = withPot(board.spaces[space]!, view);
  const title = view.titles.find((one) => one.space === space);
  const city = board.cities.find((one) => one.number === it.city);
  const here = view.players.filter((player) => player.space === space && !player.bankrupt);
  const parts = [
    it.name,
    city?.name ?? "",
    ...(title ? ownedWords(board, title, view.players) : []),
    !title && it.price != null ? t("web-board-price", { price: money(it.price) }) : "",
    it.effect,
    ...hereWords(here),
    reachable ? t("web-board-reach") : "",
  ];
  return capital(parts.filter(Boolean).join(", "));
}
