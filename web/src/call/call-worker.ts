/** Shows notifications: those of the page while it runs, and those that the server pushes when no page of it does. */
interface PushData {
  room: string;
  title: string;
  body: string;
  open: string;
  mute: string;
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends WorkerEvent {
  readonly data: { json(): PushData } | null;
}
interface ClickEvent extends WorkerEvent {
  readonly action: string;
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
}

const scope = self as unknown as Scope;
/** Where the page is: the worker's scope is a folder in it. */
const root = new URL("../", scope.registration.scope).href;

const pages = (): Promise<Page[]> => scope.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Only what the page itself would not tell: a page of the table that is seen needs no notification. */
async function show({ room, title, body, open, mute }: PushData): Promise<void> {
  const at = (page: Page) => page.url.startsWith(root) && page.url.includes(room);
  if ((await pages()).some((page) => at(page) && page.visibilityState === "visible")) return;
  await scope.registration.showNotification(title, {
    body,
    tag: `duopoly-${room}`,
    icon: `${root}icons/any-192.png`,
    data: { room },
    actions: [
      { action: "open", title: open },
      { action: "mute", title: mute },
    ],
  } as NotificationOptions);
}

async function open(room: string): Promise<void> {
  const own = (await pages()).filter((page) => page.url.startsWith(root));
  const page = own.find(({ url }) => url.includes(room)) ?? own[0];
  if (!page) return void (await scope.clients.openWindow(`${root}#/t/${room}`));
  page.postMessage({ open: room });
  await page.focus();
}

async function mute(room: string): Promise<void> {
  for (const page of await pages()) page.postMessage({ mute: room });
  // The page may be closed: the server is asked not to push for this table.
  const subscription = await scope.registration.pushManager?.getSubscription();
  if (!subscription) return;
  const body = JSON.stringify({ endpoint: subscription.endpoint, room });
  await fetch(`${root}api/push/mute`, { method: "POST", body, headers: { "content-type": "application/json" } });
}

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { room } = event.notification.data as { room: string };
  event.waitUntil(event.action === "mute" ? mute(room) : open(room));
});
export {};
