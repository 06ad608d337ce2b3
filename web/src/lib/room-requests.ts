/** What a page may ask of a table, or tell it. */
import type { Socket } from "./socket.ts";
import type {
  BotDelay,
  BotOffers,
  CheckedMoves,
  GradedMove,
  Hint,
  OfferEffects,
  RuleText,
  ServerMessage,
  ThrowPreview,
  TitleCard,
  VoteView,
} from "./types.ts";

export type Request = Parameters<Socket["ask"]>[0];

export abstract class RoomRequests {
  /** Sends a request; the answer, or the refusal thrown. */
  protected abstract ask(what: Request): Promise<ServerMessage>;

  /** Sends what needs no answer but that it was done. */
  protected async do(what: Request): Promise<void> {
    await this.ask(what);
  }

  whyNot(seat: string, moves: string[]): Promise<CheckedMoves> {
    return this.ask({ type: "check-moves", seat, moves }) as Promise<CheckedMoves>;
  }

  title(space: number): Promise<TitleCard> {
    return this.ask({ type: "title-card", space }) as Promise<TitleCard>;
  }

  effects(seat: string, move: string): Promise<OfferEffects> {
    return this.ask({ type: "offer-effects", seat, move }) as Promise<OfferEffects>;
  }

  throwPreview(first: number): Promise<ThrowPreview> {
    return this.ask({ type: "throw-preview", first }) as Promise<ThrowPreview>;
  }

  /** What a strong bot would do in a seat's place. */
  hint(seat: string): Promise<Hint> {
    return this.ask({ type: "hint", seat }) as Promise<Hint>;
  }

  /** What the last decision of a seat cost. */
  grade(seat: string): Promise<GradedMove> {
    return this.ask({ type: "grade", seat }) as Promise<GradedMove>;
  }

  rule(topic: string): Promise<RuleText> {
    return this.ask({ type: "rule", topic }) as Promise<RuleText>;
  }

  /** Sends a chat message as one of my seats. */
  say(text: string, seat: string | null = null): Promise<void> {
    return this.do({ type: "chat", text, seat });
  }

  letBot(seat: string, bot = "steady"): Promise<void> {
    return this.do({ type: "replace-with-bot", seat, bot });
  }

  sitBack(seat: string): Promise<void> {
    return this.do({ type: "take-seat-back", seat });
  }

  /** Votes on the open question of this kind. */
  vote(yes: boolean, what: VoteView["what"]): Promise<void> {
    return this.do({ type: "vote", yes, what });
  }

  /** Asks to end the game, because it waits for somebody who has left. */
  endGame(): Promise<void> {
    return this.do({ type: "end-game" });
  }

  /** Starts the clock of my decision anew. */
  askMoreTime(): Promise<void> {
    return this.do({ type: "ask-more-time" });
  }

  /** Leaves the guide: the game goes on as at any other table. */
  leaveGuide(): Promise<void> {
    return this.do({ type: "leave-guide" });
  }

  /** The host starts although some friends have not joined. */
  start(): Promise<void> {
    return this.do({ type: "start" });
  }

  /** The host changes how long bots wait before they move. */
  setBotDelay(delay: BotDelay): Promise<void> {
    return this.do({ type: "set-bot-delay", bot_delay: delay });
  }

  /** Which offers of bots a seat of mine wants. */
  setBotOffers(seat: string, offers: BotOffers): Promise<void> {
    return this.do({ type: "set-bot-offers", seat, bot_offers: offers });
  }
}
