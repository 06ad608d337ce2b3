/** The worker of a page without a server: the rules, the rooms and the words run here, in the browser's Python. */
import { Owner } from "./owner.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";
import { startPython } from "./python.ts";
import { Machine } from "../twin/machine.ts";

/** src/duopoly/browser/entry.py */
interface WorkerApp {
  request(method: string, path: string, body: string, lang: string): Promise<string>;
  open(id: number, room: string, lang: string): void;
  receive(id: number, text: string): void;
  close(id: number): void;
}

const tell = (message: FromWorker): void => self.postMessage(message);

// Python could not be started; or it has stopped, and answers nothing any more.
self.addEventListener("unhandledrejection", ({ reason }) => tell({ type: "failed", detail: String(reason) }));

const owner = new Owner({
  onelsewhere: () => tell({ type: "elsewhere" }),
  ontaken: () => {
    tell({ type: "taken" });
    self.close();
  },
});

async function startApp(): Promise<WorkerApp> {
  await owner.owns;
  tell({ type: "owns" });
  const database = import("./database.ts").then(async ({ openDatabase }) => {
    const opened = await openDatabase();
    if (!opened) tell({ type: "unsaved" });
    return opened ?? undefined; // Python's None
  });
  const python = await startPython((step, fraction) => tell({ type: "progress", step, fraction }));
  python.registerJsModule("twin_machine", { Machine }); // src/duopoly/fast/browser_machine.py
  const { start } = python.pyimport("duopoly.browser.entry") as {
    start: (...args: unknown[]) => WorkerApp;
  };
  const started = start(
    await database,
    (id: number, text: string) => tell({ type: "said", id, text }),
    (id: number, code: number) => tell({ type: "closed", id, code }),
  );
  tell({ type: "ready" });
  return started;
}

const app = startApp();
void owner.ask();

async function answer({ id, method, path, body, lang }: ToWorker & { type: "request" }): Promise<void> {
  const text = await (await app).request(method, path, body, lang);
  const [status, kind, content, file] = JSON.parse(text) as [number, string, string, string];
  tell({ type: "answer", id, status, kind, body: content, file });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "take-over") void owner.takeOver();
  else if (data.type === "request") void answer(data);
  // In the order in which they came, also before Python runs.
  else
    void app.then((python) => {
      if (data.type === "open") python.open(data.id, data.room, data.lang);
      else if (data.type === "say") python.receive(data.id, data.text);
      else python.close(data.id);
    });
};
