/** Calls the reader: the tab's title, the badge, the banners, and a notification while the page is hidden. */
import { stage } from "../board/choreography.svelte.ts";
import { announcer } from "../lib/announcer.svelte.ts";
import { hasServer } from "../lib/has-server.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import { sound } from "../lib/sound.ts";
import { tab } from "../lib/tab.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import type { Play } from "../play/play.svelte.ts";
import { askedSeat, bannerOf, calledSeat, type Banner } from "./banner.ts";

/** How long the good and the passing banners stay, in ms. */
const READ = 6_000;
/** A turn that waited for so long, in ms, while the page was not seen, was missed. */
const MISSED = 5_000;
/** So much of the actions may be scrolled away before the call is, in pixels. */
const HEADING = 30;

/** Whether the reader can see the page. */
const seen = (): boolean => document.visibilityState === "visible" && document.hasFocus();

export class Caller {
  #play: Play;
  #seen = $state(seen());
  #callSeen = $state(true);
  #back = $state<number | null>(null);
  #replaced = $state("");
  #alone = $state(false);
  #offers = $state(false);
  #timers: Record<string, ReturnType<typeof setTimeout>> = {};
  /** When a turn began that nobody has seen yet, in ms since 1970. */
  #unseenSince: number | null = null;

  constructor(play: Play) {
    this.#play = play;
  }

  /** My seat that is called; a throw is not told before its dice lie still. */
  called: string = $derived.by(() => {
    const { room, view } = this.#play.link;
    return room && view ? calledSeat({ room, view: stage.shown(view), awake: this.#play.awake }) : "";
  });
  asked: string = $derived.by(() => (this.#play.link.room && askedSeat(this.#play.link.room)?.name) || "");

  banner: Banner | null = $derived.by(() => {
    const { room, view, online, quiet, retryAt, ahead } = this.#play.link;
    if (!room) return null;
    return bannerOf({
      room,
      view: view && stage.shown(view),
      awake: this.#play.awake,
      online,
      quiet,
      retryAt,
      back: this.#back,
      callSeen: this.#callSeen,
      offersNotice: this.#offers,
      replaced: this.#replaced,
      alone: this.#alone,
      local: (seconds) => (seconds - ahead) * 1000,
    });
  });

  /** Follows the table as long as it is on screen; returns a function that ends it. */
  follow(): () => void {
    // Later: a focused button that the page takes away blurs in the middle of its drawing.
    const look = () => queueMicrotask(() => this.#look());
    const alone = () => !hasServer && this.#show("alone");
    const events = ["focus", "blur", "pointerdown", "keydown"] as const;
    for (const event of events) addEventListener(event, look, true);
    addEventListener("offline", alone);
    document.addEventListener("visibilitychange", look);
    const stop = this.#effects();
    return () => {
      for (const event of events) removeEventListener(event, look, true);
      removeEventListener("offline", alone);
      document.removeEventListener("visibilitychange", look);
      stop();
      for (const timer of Object.values(this.#timers)) clearTimeout(timer);
      tab.call("", false);
      void navigator.clearAppBadge?.().catch(() => {});
    };
  }

  /** The answer to whether this page may notify me. */
  answerOffer(yes: boolean): void {
    this.#offers = false;
    if (yes) void import("./notify.ts").then(({ allow }) => allow());
    else preferences.notify = "off";
  }

  /** Ends the banner that tells of a new connection. */
  hideBack(): void {
    this.#back = null;
  }

  /** Watches whether the actions, which begin with the call to the player to act, are on screen. */
  #watchCall(): () => void {
    const observer = new IntersectionObserver((entries) => watch(entries.at(-1)!), {
      threshold: [0, 0.25, 0.5, 0.75, 1],
    });
    const observe = () => {
      const place = document.querySelector("#actions");
      if (place) observer.observe(place);
    };
    const watch = ({ target, isIntersecting, boundingClientRect: { top } }: IntersectionObserverEntry) => {
      if (target.isConnected) {
        this.#callSeen = isIntersecting && top > -HEADING;
        return;
      }
      // Another layout draws them anew.
      observer.unobserve(target);
      observe();
    };
    observe();
    return () => {
      observer.disconnect();
      this.#callSeen = true;
    };
  }

  #effects(): () => void {
    return $effect.root(() => {
      $effect(() => this.#callSeat(this.called, this.asked));
      $effect(() => (this.called ? this.#watchCall() : undefined));
      $effect(() => tab.call(this.#title(), !this.#seen && Boolean(this.called || this.asked)));
      $effect(() => this.#badge(!this.#seen && Boolean(this.called || this.asked)));
      $effect(() => this.#connection(this.#play.link.online && !this.#play.link.quiet));
      $effect(() => this.#seats());
    });
  }

  #title(): string {
    const { room, board } = this.#play.link;
    const name = room?.name || board?.name || "Duopoly";
    if (this.asked) return t("web-call-tab-question", { table: name });
    return this.called ? t("web-call-tab-turn", { table: name }) : "";
  }

  #badge(on: boolean): void {
    const done = on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
    done?.catch(() => {}); // not installed
  }

  #latest = "";

  /** A new call: what the page does about it depends on whether it is seen. */
  #callSeat(called: string, asked: string): void {
    const now = asked ? `?${asked}` : called;
    const before = this.#latest;
    this.#latest = now;
    if (now === before) return;
    this.#withdraw();
    if (!now) return;
    if (asked) {
      announcer.alert(t("web-call-question-said", { player: asked, by: this.#play.link.room!.vote!.by }));
      sound("turn");
    }
    if (seen()) return;
    this.#unseenSince = Date.now();
    if (preferences.notify === "on") void this.#notify(asked || called, Boolean(asked));
  }

  async #notify(player: string, asked: boolean): Promise<void> {
    const { room, board, view } = this.#play.link;
    const { notify } = await import("./notify.ts");
    const table = room!.name || board!.name;
    const me = this.#play.player(player);
    const body = asked
      ? t("web-call-notice-question", { by: room!.vote?.by ?? "" })
      : t("web-call-notice-body", { space: board!.spaces[me?.space ?? 0]?.name ?? "", heading: view?.heading ?? "" });
    await notify({ room: room!.room, title: t("web-call-notice", { player, table }), body });
  }

  #withdraw(): void {
    const room = this.#play.link.room?.room;
    if (preferences.notify === "on" && room) void import("./notify.ts").then(({ withdraw }) => withdraw(room));
  }

  /** Notes whether the reader is here; a turn that waited unseen was missed, and then the page may ask. */
  #look(): void {
    this.#seen = seen();
    if (!this.#seen) return;
    this.#withdraw();
    const since = this.#unseenSince;
    this.#unseenSince = null;
    if (since === null || Date.now() - since < MISSED || preferences.notify !== "ask") return;
    void import("./notify.ts").then(({ canAsk }) => (this.#offers = canAsk()));
  }

  #wasOnline: { ply: number } | null = null;

  #connection(online: boolean): void {
    const ply = this.#play.link.view?.ply ?? 0;
    if (!online) {
      this.#wasOnline ??= { ply };
      this.#back = null;
      return;
    }
    if (this.#wasOnline === null) return;
    this.#back = Math.max(0, ply - this.#wasOnline.ply);
    this.#wasOnline = null;
    this.#later("back", () => (this.#back = null));
  }

  #bots: Record<string, boolean> | null = null;

  /** Tells who was replaced by a bot just now, and that who was asked is still there. */
  #seats(): void {
    const seats = this.#play.link.room?.seats ?? [];
    const before = this.#bots;
    this.#bots = Object.fromEntries(seats.map((seat) => [seat.name, seat.bot_since != null]));
    const replaced = seats.find((seat) => !seat.mine && seat.bot_since != null && before?.[seat.name] === false);
    if (replaced) {
      this.#replaced = replaced.name;
      announcer.say(t("web-call-replaced", { player: replaced.name }));
      this.#later("replaced", () => (this.#replaced = ""));
    }
    const returned = seats.find((seat) => !seat.mine && seat.who === "person" && before?.[seat.name]);
    if (returned) announcer.say(t("web-call-returned", { player: returned.name }));
    const own = seats.find((seat) => seat.mine && seat.bot_since != null && before?.[seat.name] === false);
    if (own) announcer.alert(t("web-call-bot-plays"));
  }

  #show(what: "alone"): void {
    this.#alone = true;
    this.#later(what, () => (this.#alone = false));
  }

  #later(name: string, what: () => void): void {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(what, READ);
  }
}
