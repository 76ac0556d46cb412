/** How much somebody had been told of a match when they last looked away from it, and when that was. */
interface Left {
  readonly match: string;
  readonly seat: number;
  readonly n: number;
  readonly at: number;
}

const KEY = 'insula-left';
/** Those left longest ago are forgotten. */
const REMEMBERED = 20;

export function leave(match: string, seat: number, n: number): void {
  const others = kept().filter((left) => left.match !== match || left.seat !== seat);
  localStorage.setItem(KEY, JSON.stringify([...others, { match, seat, n, at: Date.now() }].slice(-REMEMBERED)));
}

export const leftAt = (match: string, seat: number): Left | null =>
  kept().find((left) => left.match === match && left.seat === seat) ?? null;

/** Memory that was tampered with must not keep anybody out. */
function kept(): Left[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
