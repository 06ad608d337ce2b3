/** The HTTP requests to the server, one function each. */
import { fetchApi, sendApi } from "../first-paint/prefetch.ts";
import type { RulebookSource } from "./rulebook.svelte.ts";
import type {
  Account,
  AccountInvitation,
  AccountRequest,
  Analysis,
  BookView,
  Device,
  RoomOptions,
  Invitation,
  ExampleView,
  IdleRule,
  Join,
  GuideRequest,
  LinkRequest,
  Lang,
  Link,
  RoomCreated,
  NewPushSubscription,
  NewRoom,
  Problem,
  PuzzleSummary,
  PuzzleView,
  Replay,
  OwnGame,
  RoomSummary,
  IdleRulesRequest,
  RecordCheck,
  RecordView,
  RoomFromRecord,
  PositionView,
  ExpectedLine,
  Rematch,
  ShareNames,
  StrategyView,
} from "./types.ts";

/** A request that was refused or never arrived (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.detail);
    this.status = status;
    this.problem = problem;
  }
}

async function problem(answer: Response): Promise<Problem> {
  try {
    const read = (await answer.json()) as Partial<Problem>;
    return { code: read.code ?? "", detail: read.detail ?? answer.statusText, field: read.field ?? "" };
  } catch {
    return { code: "", detail: `${answer.status} ${answer.statusText}`, field: "" };
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await (body === undefined ? fetchApi(path) : sendApi(path, body));
  } catch {
    throw new ApiError(0, { code: "offline", detail: "", field: "" });
  }
  if (!answer.ok) throw new ApiError(answer.status, await problem(answer));
  return answer;
}

async function read<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

const part = encodeURIComponent;

/** The path of a rulebook, or of an example in it. */
function rulebookPath(of: RulebookSource, lang: Lang, example?: string): string {
  const query = new URLSearchParams({ lang });
  const played = example === undefined ? "" : `/examples/${part(example)}`;
  if ("room" in of) return `rooms/${part(of.room)}${played || "/book"}?${query}`;
  if (of.aim) query.set("aim", of.aim);
  if (of.rules && Object.keys(of.rules).length) query.set("rules", JSON.stringify(of.rules));
  return `book/${part(of.edition)}${played}?${query}`;
}

export const api = {
  idle: (rules: IdleRulesRequest) => read<IdleRule[]>("idle-rules", rules),
  roomOptions: (lang: Lang) => read<RoomOptions>(`room-options?lang=${lang}`),
  rooms: (lang: Lang) => read<RoomSummary[]>(`rooms?lang=${lang}`),
  ownGame: (room: string, lang: Lang) => read<OwnGame>(`rooms/${part(room)}/own-game?lang=${lang}`),
  account: () => read<Account>("account"),
  openAccount: (wanted: AccountRequest) => read<Account>("account/open", wanted),
  leaveAccount: () => read<Account>("account/leave", {}),
  /** A link that adds another device to my games. */
  accountLink: (lang: Lang) => read<Link>(`account/link?lang=${lang}`, {}),
  lookAtAccountLink: (key: string, lang: Lang) => read<AccountInvitation>("account/link/look", { key, lang }),
  useAccountLink: (key: string, lang: Lang) => read<Account>("account/link/use", { key, lang }),
  /** Deletes all that is mine. */
  forgetMe: () => ask("forget-me", {}),
  createRoom: (wanted: NewRoom) => read<RoomCreated>("rooms", wanted),
  invitation: (room: string, key: string, lang: Lang) =>
    read<Invitation>(`rooms/${part(room)}/invitation?key=${part(key)}&lang=${lang}`),
  join: (room: string, wanted: Join) => read<RoomCreated>(`rooms/${part(room)}/seats`, wanted),
  link: (room: string, wanted: LinkRequest) => read<Link>(`rooms/${part(room)}/keys`, wanted),
  devices: (room: string) => read<Device[]>(`rooms/${part(room)}/devices`),
  revokeDevice: (room: string, id: string) => read<Device[]>(`rooms/${part(room)}/devices/${part(id)}/revoke`, {}),
  replay: (room: string, lang: Lang) => read<Replay>(`rooms/${part(room)}/replay?lang=${lang}`),
  ply: (room: string, ply: number, lang: Lang) => read<PositionView>(`rooms/${part(room)}/plies/${ply}?lang=${lang}`),
  analysis: (room: string, lang: Lang) => read<Analysis>(`rooms/${part(room)}/analysis?lang=${lang}`),
  analyze: (room: string, lang: Lang) => read<Analysis>(`rooms/${part(room)}/analysis?lang=${lang}`, {}),
  rematch: (room: string, wanted: Rematch) => read<RoomCreated>(`rooms/${part(room)}/rematch`, wanted),
  shareNames: (room: string, agree: boolean) => read<ShareNames>(`rooms/${part(room)}/names`, { agree }),
  /** What the bot expected after the better move of a costly decision. */
  expectedLine: (room: string, ply: number, lang: Lang) =>
    read<ExpectedLine>(`rooms/${part(room)}/lines/${ply}?lang=${lang}`),
  inLine: (room: string, ply: number, step: number, lang: Lang) =>
    read<PositionView>(`rooms/${part(room)}/lines/${ply}/${step}?lang=${lang}`),
  book: (of: RulebookSource, lang: Lang) => read<BookView>(rulebookPath(of, lang)),
  example: (of: RulebookSource, key: string, lang: Lang) => read<ExampleView>(rulebookPath(of, lang, key)),
  strategy: (edition: string, lang: Lang) => read<StrategyView>(`strategy/${part(edition)}?lang=${lang}`),
  checkRecord: (room: string, lang: Lang) => read<RecordCheck>(`rooms/${part(room)}/check?lang=${lang}`),
  puzzles: (lang: Lang) => read<PuzzleSummary[]>(`puzzles?lang=${lang}`),
  puzzle: (key: string, lang: Lang) => read<PuzzleView>(`puzzles/${part(key)}?lang=${lang}`),
  words: async (lang: Lang) => (await ask(`words/${lang}`)).text(),
  /** What a record holds: a file's text, or the digits of a link. */
  openRecord: (record: string, lang: Lang) => read<RecordView>("records", { record, lang }),
  /** Sets up a guided game. */
  createGuide: (wanted: GuideRequest) => read<RoomCreated>("guides", wanted),
  goOnFrom: (wanted: RoomFromRecord) => read<RoomCreated>("records/room", wanted),
  /** The link that opens the game at an address; "" is that of the server. */
  recordLink: (room: string, address: string, lang: Lang) =>
    read<Link>(`rooms/${part(room)}/record-link?address=${part(address)}&lang=${lang}`),
  pushKey: () => read<{ key: string }>("push"),
  subscribe: (wanted: NewPushSubscription) => read<{ key: string }>("push", wanted),
  unsubscribe: async (endpoint: string) => void (await ask("push/end", { endpoint })),
  /** The record as text. */
  record: async (room: string) => (await ask(`rooms/${part(room)}/record`)).text(),
  /** The URL to download the record, from a server. */
  recordUrl: (room: string) => `api/rooms/${part(room)}/record`,
};
