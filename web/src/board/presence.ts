/** Whether a player is present, thinking, held or out: as a word, and as an icon if there is no room. */
import type { PlayerView, RoomView, PositionView } from "../lib/types.ts";
import { t } from "../lib/words.svelte.ts";
import type { IconName } from "../components/icons.ts";

export interface Presence {
  word: string;
  icon: IconName | null;
}

export function presence(player: PlayerView, view: PositionView, room: RoomView | null): Presence {
  const seat = room?.seats.find((one) => one.name === player.name);
  const acts = view.to_act === player.name;
  if (player.bankrupt) return { word: "", icon: "close" };
  if (seat?.bot_since != null)
    return { word: t(seat.here ? "web-call-bot-instead" : "web-call-bot-for"), icon: "robot" };
  if (seat?.who === "person" && !seat.here && !seat.mine) return { word: t("web-board-away"), icon: "away" };
  if (player.held) return { word: seat?.who === "bot" ? botWord(acts) : "", icon: "held" };
  if (seat?.who === "bot") return { word: botWord(acts), icon: acts ? "clock" : null };
  return { word: "", icon: acts && room?.deadline ? "clock" : null };
}

/** Whether I am that player, and not everybody is: then it need not be said. */
export function isMe(name: string, room: RoomView | null): boolean {
  const seats = room?.seats ?? [];
  return seats.some((seat) => seat.name === name && seat.mine) && !seats.every((seat) => seat.mine);
}

function botWord(acts: boolean): string {
  return t(acts ? "web-board-thinking" : "web-board-bot");
}
