import { createHash, webcrypto } from "node:crypto";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { doubtOf, fits, forget, keepSalt, newSalt, saltOf, wantsSalt } from "./dice-keeper.ts";
import { FakeSocket, seated, welcome } from "./fake.ts";
import { RoomLink } from "./room.svelte.ts";
import type { RoomView } from "./types.ts";

const SECRET = "00".repeat(32);
const COMMITMENT = createHash("sha256")
  .update(Buffer.concat([Buffer.from("duopoly commitment 1\n"), Buffer.alloc(32)]))
  .digest("hex");

const room = (rest: Partial<RoomView> = {}): RoomView => ({ ...seated, commitment: COMMITMENT, ...rest });
const open = (rest: Partial<RoomView> = {}): RoomView => room({ takes_salts: true, ...rest });

beforeEach(() => {
  localStorage.clear();
  forget();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("another commitment than the first is noticed, also by a page opened later", () => {
  expect(doubtOf(room())).toBeNull();
  forget();
  expect(doubtOf(room())).toBeNull();
  expect(doubtOf(room({ commitment: "f".repeat(64) }))).toBe("commitment");
  forget();
  expect(doubtOf(room({ commitment: "" }))).toBe("commitment");
  expect(doubtOf(room({ room: "another", commitment: "e".repeat(64) }))).toBeNull();
});

test("a salt that was accepted and is gone is noticed once nothing can be added", () => {
  doubtOf(open());
  keepSalt(open(), "ab".repeat(16));
  forget();
  expect(saltOf(room())).toBe("ab".repeat(16));
  const other = [{ players: ["Ann"], salt: "cd".repeat(16) }];
  expect(doubtOf(open())).toBeNull();
  expect(doubtOf(room({ salts: other }))).toBe("salt");
  expect(doubtOf(room({ salts: [...other, { players: ["Ann"], salt: "ab".repeat(16) }] }))).toBeNull();
});

test("only people of mine without a salt add one, while that is possible", () => {
  expect(wantsSalt(open())).toBe(true);
  expect(wantsSalt(room())).toBe(false);
  expect(wantsSalt(open({ commitment: "" }))).toBe(false);
  expect(wantsSalt(open({ salts: [{ players: ["Ann"], salt: "ab".repeat(16) }] }))).toBe(false);
  expect(wantsSalt(open({ seats: open().seats.map((seat) => ({ ...seat, mine: false })) }))).toBe(false);
  expect(newSalt()).toMatch(/^[0-9a-f]{32}$/);
  expect(newSalt()).not.toBe(newSalt());
});

test("the revealed secret must have the hash that was shown", async () => {
  vi.stubGlobal("crypto", webcrypto); // jsdom's has no hashes
  expect(await fits(room())).toBeNull();
  expect(await fits(room({ secret: SECRET }))).toBe(true);
  expect(await fits(room({ secret: "01".repeat(32) }))).toBe(false);
});

test("many tables do not fill the storage, and a full storage does not matter", () => {
  for (let n = 0; n < 320; n++) doubtOf(room({ room: `room${n}` }));
  expect((JSON.parse(localStorage.getItem("duopoly-dice")!) as unknown[]).length).toBe(300);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(doubtOf(room({ room: "one more" }))).toBeNull();
  expect(doubtOf(room({ room: "one more", commitment: "f".repeat(64) }))).toBe("commitment");
});

test("a page adds its salt once, after it has seen the commitment, and keeps it", async () => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  const link = new RoomLink("abc123def456", "en");
  const socket = FakeSocket.last;
  socket.tell(welcome({ room: open() }));
  socket.tell({ type: "room", room: open() });
  expect(socket.sent).toHaveLength(1);
  const { type, salt } = socket.sent[0] as unknown as { type: string; salt: string };
  expect(type).toBe("add-salt");
  socket.tell({ type: "room", room: open({ salts: [{ players: ["Ann"], salt }] }) });
  socket.tell({ type: "done", id: 1 });
  await Promise.resolve();
  await vi.waitFor(() => expect(saltOf(room())).toBe(salt));
  expect(link.doubt).toBeNull();
  socket.tell({ type: "room", room: room({ salts: [] }) });
  expect(link.doubt).toBe("salt");
  socket.tell({ type: "room", room: room({ salts: [{ players: ["Ann"], salt }] }) });
  expect(link.doubt).toBeNull();
  socket.tell({ type: "room", room: room({ commitment: "f".repeat(64), salts: [{ players: ["Ann"], salt }] }) });
  expect(link.doubt).toBe("commitment");
  link.close();
});
