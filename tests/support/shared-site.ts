import type { LoadedOn } from './demo-database.ts'
import { openTestSite, type TestSite } from './test-site.ts'

/**
 * What a file may do with a site that others use after it. What it changes beyond that (settings, clocks, reviews) would meet them: such a
 * file opens a site of its own.
 */
export type SharedSite = Pick<TestSite, 'origin' | 'aheadMs' | 'isRunning' | 'mails' | 'takeSeats'>

export const SHARED_SECRET = 'a key for tests only, of thirty-two characters'
/** One has been given its key, the other has made one for itself. */
const SETTINGS: Record<LoadedOn, Record<string, string>> = { today: { SECRET_KEY: SHARED_SECRET }, pinned: {} }

/** The sites of this process, by the day they live on. */
const shared = new Map<LoadedOn, TestSite>()

/**
 * The site that files share which need nothing of it but what every one has, as if it had just been started: a start computes for six seconds,
 * and the first pages of a new process come slowly. The runner gives a process one file at a time, so nobody else is on it.
 */
export async function sharedSite(on: LoadedOn): Promise<SharedSite> {
  const known = shared.get(on)
  if (known?.isRunning() === true) {
    await known.reset()
    return known
  }
  const site = await openTestSite(SETTINGS[on], on)
  shared.set(on, site)
  return site
}

/** The runner ends a process without asking its files, and half a second later by force. */
function leave(): void {
  for (const site of shared.values()) site.destroy()
  shared.clear()
}
process.prependListener('SIGTERM', leave)
process.once('exit', leave)
