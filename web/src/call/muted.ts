/** Tables whose notifications the reader has muted, on this device. */
const STORAGE_KEY = "duopoly-muted-tables";
const MOST = 50;

function stored(): string[] {
  try {
    const rooms: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(rooms) ? rooms.filter((room) => typeof room === "string") : [];
  } catch {
    return [];
  }
}

export const isMuted = (room: string): boolean => stored().includes(room);

export function muteTable(room: string, on = true): void {
  const others = stored().filter((one) => one !== room);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(on ? [...others, room].slice(-MOST) : others));
  } catch {
    // Without storage it rings again.
  }
}
