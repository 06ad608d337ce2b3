/** Notifications of this browser, while the page runs. */
import { preferences } from "../lib/preferences.svelte.ts";
import { go } from "../lib/router.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import { muteTable, isMuted } from "./muted.ts";
import { pushOn } from "./push.ts";

/** The notification worker serves nothing; its scope is a folder that no page is in. */
const SCRIPT = "call-worker.js";
const SCOPE = "./call/";

export interface Notice {
  room: string;
  title: string;
  body: string;
}

/** Notifications of one table replace each other. */
const tagOf = (room: string): string => `duopoly-${room}`;

/** What keeps this page from notifying: nothing, the browser, or the reader's "no" there. */
export function obstacle(): "none" | "unavailable" | "denied" {
  if (!("Notification" in globalThis) || !isSecureContext) return "unavailable";
  return Notification.permission === "denied" ? "denied" : "none";
}

/** Whether it makes sense to ask the reader: the browser would ask, too, or has been asked. */
export const canAsk = (): boolean => obstacle() === "none";

/** Asks the browser for permission. Call it on a tap. Returns whether there is one. */
export async function allow(): Promise<boolean> {
  if (obstacle() !== "none") return false;
  const granted = (await Notification.requestPermission()) === "granted";
  preferences.notify = granted ? "on" : "off";
  if (granted) void pushOn(await registration());
  return granted;
}

let registering: Promise<ServiceWorkerRegistration | null> | undefined;

/** The worker that shows notifications where the page itself may not, and that knows what to do with a tap. */
export function registration(): Promise<ServiceWorkerRegistration | null> {
  return (registering ??= register());
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!navigator.serviceWorker) return null;
  try {
    const found = await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE });
    navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ mute?: string; open?: string }>) => {
      if (data.mute) muteTable(data.mute);
      if (data.open) go(`/t/${data.open}`);
    });
    await active(found);
    return found;
  } catch {
    return null;
  }
}

async function active(found: ServiceWorkerRegistration): Promise<void> {
  const worker = found.installing ?? found.waiting;
  if (found.active || !worker) return;
  await new Promise<void>((resolve) =>
    worker.addEventListener("statechange", () => worker.state === "activated" && resolve()),
  );
}

/** Shows a notification, unless this table is muted. */
export async function notify({ room, title, body }: Notice): Promise<void> {
  if (obstacle() !== "none" || Notification.permission !== "granted" || isMuted(room)) return;
  const options = { body, tag: tagOf(room), icon: "icons/any-192.png", data: { room }, silent: preferences.muted };
  const actions = [
    { action: "open", title: t("web-call-notice-open") },
    { action: "mute", title: t("web-call-notice-mute") },
  ];
  const worker = await registration();
  if (worker) await worker.showNotification(title, { ...options, actions } as NotificationOptions);
  else {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  }
}

/** Takes away what is no longer true. */
export async function withdraw(room: string): Promise<void> {
  const worker = await registration();
  for (const shown of (await worker?.getNotifications({ tag: tagOf(room) })) ?? []) shown.close();
}
