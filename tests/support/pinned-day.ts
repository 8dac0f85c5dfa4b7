import { join } from 'node:path'
import { dayInIndia } from '#contract/terms/india-time.ts'

/*
 * On which day a test lives. Tests must pass on every day of every year, so nobody writes a date beside the machine's clock.
 *
 * - **The API** (`openTestApi`) always lives on the pinned day, whatever day it is: its catalogue was loaded on it, `api.setNow`
 *   and the database's clock begin there. Dates written out in such a test are dates seen from it, and never expire. A moment
 *   "from now" is `minutesFrom(PINNED_NOW, 10)`, not `Date.now()`: the machine may be years away.
 * - **A journey that knows a season, a weekday or a date** lives there, too: `browsePinnedSite()` instead of `browseSharedSite()`.
 *   Server, embedded database and pages then share a clock that begins at the pinned moment and runs on.
 * - **A journey that any day will do for** stays on the machine's day, with `addDays(dayInIndia(new Date()), 30)` and the like,
 *   and knows nothing of prices, weekdays or seasons.
 * - **A rule** gets its `now` as an argument and needs none of this.
 *
 * `npm run test:days` runs everything under the clocks of other days.
 */

const SHIFTED_CLOCK = join(import.meta.dirname, '../../tools/days/shifted-clock.ts')
const OWN_AHEAD_MS = Number(process.env.CLOCK_AHEAD_MS ?? 0)

/** Sunday 22 November 2026, ten in the morning in India: in season, a month before the holidays. */
export const PINNED_NOW = '2026-11-22T04:30:00Z'
export const PINNED_DAY = dayInIndia(new Date(PINNED_NOW))

/** The settings of a process that shall begin there: see tools/days/shifted-clock.ts. */
export function pinnedClock(): { aheadMs: number; env: Record<string, string> } {
  return clockAhead(Date.parse(PINNED_NOW) - machineNow())
}

/** Those of a process with the same clock as this one, which `npm run test:days` may have shifted. */
export function ownClock(): { aheadMs: number; env: Record<string, string> } {
  return clockAhead(OWN_AHEAD_MS)
}

/** The machine's own clock, by which browsers and files go. */
export function machineNow(): number {
  return Date.now() - OWN_AHEAD_MS
}

export function minutesFrom(moment: string, minutes: number): Date {
  return new Date(Date.parse(moment) + minutes * 60_000)
}

function clockAhead(aheadMs: number): { aheadMs: number; env: Record<string, string> } {
  if (aheadMs === 0) return { aheadMs, env: {} }
  return { aheadMs, env: { CLOCK_AHEAD_MS: String(aheadMs), NODE_OPTIONS: `--require=${SHIFTED_CLOCK}` } }
}
