import { setTimeout as wait } from 'node:timers/promises'
import type { Acknowledged } from '#server/bookings/checks/invariants.ts'
import { type PayingSite, withPayingSite } from '../bench/booking/site.ts'
import { listFreeSeats, type Stage, withDatabase } from '../bench/booking/stock.ts'
import type { Measure } from '../bench/measure.ts'
import type { BenchServerSettings } from '../bench/server-process.ts'
import { type Buying, startBuying } from './buyers.ts'
import { checkBookings, settle } from './settle.ts'

const BUYERS = 12
const SEATS = 20_000
/** So long a buyer asks again while nobody answers. */
const RETRIED_MS = 120_000
const AFTERWARDS_MS = 2_000
const SHOWN = 5

/**
 * Has buyers buy while `fault` happens, and looks at the books once all is at rest; answers what the fault measured, and that.
 * The fault may end the buying before it is over itself.
 */
export async function buyUnder(
  stage: Stage,
  fault: (site: PayingSite, buying: Pick<Buying, 'end'>) => Promise<Measure[]>,
  more: Pick<BenchServerSettings, 'environment' | 'folder' | 'onWritten'> = {},
): Promise<Measure[]> {
  const seats = await withDatabase(stage, (db) => listFreeSeats(db, SEATS))
  const events: Acknowledged[] = []
  const hear = ({ eventId, status }: { eventId: string; status: number | undefined }) => {
    if (status === 200) events.push({ kind: 'event', id: eventId })
  }
  const work = async (site: PayingSite): Promise<Measure[]> => {
    const buying = startBuying(site, { buyers: BUYERS, seats, retryMs: RETRIED_MS })
    const measures = await fault(site, buying)
    await wait(AFTERWARDS_MS)
    await buying.end()
    const isSettled = await settle(site)
    await site.server().stop()
    const told = [...buying.statuses].sort(([one], [other]) => one - other)
    console.log(`  | answers: ${told.map(([status, count]) => `${count} x ${status}`).join(', ')}`)
    for (const words of buying.troubles.slice(0, SHOWN)) console.log(`  | ${words}`)
    return [
      ...measures,
      { name: 'answers of 500', unit: '', measured: buying.statuses.get(500) ?? 0, budget: 0 },
      { name: 'answers of 503 without Retry-After', unit: '', measured: buying.withoutRetryAfter, budget: 0 },
      { name: 'buyers who gave up', unit: '', measured: buying.troubles.length, budget: 0 },
      { name: 'jobs not done in time', unit: '', measured: isSettled ? 0 : 1, budget: 0 },
      ...(await checkBookings(stage, site, [...buying.told, ...events])),
    ]
  }
  return withPayingSite(stage, hear, work, more)
}
