/**
 * The page as an app: offered for installing, kept for when there is no network, and renewed when a new version is there.
 * A new version never takes over by itself while a page is open.
 */
import { hasServer } from "../lib/has-server.ts";
import { site } from "./state.svelte.ts";
import { reloadWithGames } from "./take-over.ts";

/** What Chromium's browsers fire when the page can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const HOUR = 3_600_000;
/** After the first screen, and mostly after Python's files. */
const LATER = 3000;
const SCRIPT = "service-worker.js";

const standalone = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;

/** Safari on an iPhone or iPad, which calls itself a Mac: its own menu installs. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** The new version that waits; browsers that store nothing refuse to say. */
async function waitingWorker(): Promise<ServiceWorker | null> {
  try {
    return (await navigator.serviceWorker?.getRegistration())?.waiting ?? null;
  } catch {
    return null;
  }
}

class Installation {
  #prompt = $state.raw<InstallPrompt | null>(null);
  /** A newer version of the page waits. */
  update = $state(false);
  installed = $state(standalone());
  /** How this browser installs: by a button of ours, by its own menu on Apple's devices, or not at all. */
  way = $derived<"button" | "menu" | null>(
    this.installed ? null : this.#prompt ? "button" : isApple() && "serviceWorker" in navigator ? "menu" : null,
  );

  /** Whether whoever served the page lets it be kept for when there is no network. */
  readonly offline = "offline" in document.documentElement.dataset;

  /** Listens for the browser's offer, which comes once and early. */
  listen(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the page offers it itself
      this.#prompt = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => {
      this.installed = true;
      this.#prompt = null;
      this.#keepPython();
    });
  }

  /** Lets the browser ask whether to install. */
  async install(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = null; // it can be used once
    await prompt?.prompt();
  }

  /** Keeps the page for when there is no network, if it may be kept; the first screen comes first. */
  keep(): void {
    if (!this.offline || !navigator.serviceWorker) return;
    setTimeout(() => void this.#register(), LATER);
  }

  async #register(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register(SCRIPT);
      this.#watch(registration);
      addEventListener("visibilitychange", () => this.#look(registration));
      if (this.installed) this.#keepPython();
    } catch {
      // Without it the page works as long as there is a network.
    }
  }

  /** Loads the page anew: the version that waits, if one does. */
  async renew(): Promise<void> {
    const reload = hasServer ? () => location.reload() : reloadWithGames;
    const waiting = await waitingWorker();
    if (!waiting) return reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload);
    waiting.postMessage("take-over");
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const notice = () => (this.update = registration.waiting !== null && navigator.serviceWorker.controller !== null);
    const follow = () => registration.installing?.addEventListener("statechange", notice);
    notice();
    follow(); // another tab may have begun the update
    registration.addEventListener("updatefound", follow);
    const renewed = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      notice();
      // Another tab has switched to the new version. Where no game goes on, this one does, too.
      if (renewed && (site.state === "elsewhere" || site.state === "taken")) location.reload();
    });
  }

  #looked = Date.now();

  /** An installed page may be open for days. */
  #look(registration: ServiceWorkerRegistration): void {
    if (document.visibilityState !== "visible" || Date.now() - this.#looked < HOUR) return;
    this.#looked = Date.now();
    registration.update().catch(() => {}); // without a network there is nothing new
  }

  /** What is installed starts without a network, too. */
  #keepPython(): void {
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("keep-python"));
  }
}

export const installation = new Installation();
installation.listen();

/** Asks the browser not to clear away what this page stores. */
export async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Browsers have it only under HTTPS and on this computer.
  }
}
