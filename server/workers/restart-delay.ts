/** A process that served for so long was sound; its death is the first of a new row (ours). */
export const SOUND_MS = 60_000
const LONGEST_MS = 30_000

/** How long to wait before a process is replaced: not at all, then 1 s, 2 s, 4 s … 30 s while it dies again and again. */
export function restartDelayMs(deathsInRow: number): number {
  return deathsInRow <= 1 ? 0 : Math.min(LONGEST_MS, 1_000 * 2 ** (deathsInRow - 2))
}
