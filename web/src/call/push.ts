/** Notifications that the server pushes to this browser when no page of it is open: only where the server has keys. */
import { api } from "../lib/api.ts";
import { hasServer } from "../lib/has-server.ts";
import { preferences } from "../lib/preferences.svelte.ts";

const bytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** Subscribes this browser, if its server offers that; again at each start, because a subscription may have expired. */
export async function pushOn(worker: ServiceWorkerRegistration | null): Promise<void> {
  if (!hasServer || !worker?.pushManager) return;
  try {
    const { key } = await api.pushKey();
    if (!key) return;
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(key),
    });
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return;
    await api.subscribe({ endpoint, p256dh: keys.p256dh, auth: keys.auth, lang: preferences.lang });
  } catch {
    // The browser's push service cannot be reached: the page still notifies while it runs.
  }
}

/** Ends the subscription of this browser. */
export async function pushOff(worker: ServiceWorkerRegistration | null): Promise<void> {
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.unsubscribe(subscription.endpoint).catch(() => {});
}
