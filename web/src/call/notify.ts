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

/** At each start: the worker hears of taps on any page, and a subscription that has expired, or has another language, is renewed. */
export async function renew(): Promise<void> {
  if (preferences.notify === "on" && obstacle() === "none" && Notification.permission === "granted")
    await pushOn(await registration());
}

let registering: Promise<ServiceWorkerRegistration | null> | undefined;

/** The worker that shows notifications where the page itself may not, and that knows what to do with a tap. */
export function registration(): Promise<ServiceWorkerRegistration | null> {
  return (registering ??= register());
}

/** The worker, if this browser has it; none is brought in. */
export const registered = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker?.getRegistration(SCOPE)) ?? null;

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!navigator.serviceWorker) return null;
  try {
    const worker = await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE });
    navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ mute?: string; open?: string }>) => {
      if (data.mute) muteTable(data.mute);
      if (data.open) go(`/t/${data.open}`);
    });
    await active(worker);
    return worker;
  } catch {
    return null;
  }
}

async function active(registered: ServiceWorkerRegistration): Promise<void> {
  const worker = registered.installing ?? registered.waiting;
  if (registered.active || !worker) return;
  await new Promise<void>((resolve) =>
    worker.addEventListener("statechange", () => worker.state === "activated" && resolve()),
  );
}

/** One after the other: what takes away a notification must not meet the next one. */
let last: Promise<void> = Promise.resolve();
function inOrder(work: () => Promise<void>): Promise<void> {
  return (last = last.then(work, work));
}

/** Shows a notification, unless this table is muted. */
export const notify = (notice: Notice): Promise<void> => inOrder(() => show(notice));

/** Takes away what is no longer true. */
export const withdraw = (room: string): Promise<void> => inOrder(() => close(room));

async function show({ room, title, body }: Notice): Promise<void> {
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

async function close(room: string): Promise<void> {
  const worker = await registration();
  for (const shown of (await worker?.getNotifications({ tag: tagOf(room) })) ?? []) shown.close();
}
