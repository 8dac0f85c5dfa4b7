import { setTimeout as wait } from 'node:timers/promises'
import type { Acknowledged } from '#server/bookings/invariants.ts'
import { type PayingSite, withPayingSite } from '../bench/booking/site.ts'
import { onEmbedded, onPostgres } from '../bench/booking/stage.ts'
import { listFreeSeats, type Stage, withDatabase } from '../bench/booking/stock.ts'
import { type Measure, median } from '../bench/measure.ts'
import { startBuying } from './buyers.ts'
import type { Extent } from './part.ts'
import { judgeBooks, settle } from './settle.ts'

const BUYERS = 12
const SEATS = 20_000
/** Somewhere in this time after it is ready again it is killed once more. */
const LIVES_MS = { least: 300, most: 2_000 }
const RETRIED_MS = 60_000
const READY_S = 15

/** The program is killed again and again while buyers buy, and nothing that anybody was told is lost. */
export function killsOnEmbedded({ kills }: Extent): Promise<Measure[]> {
  return onEmbedded((stage) => measureKills(stage, kills))
}

export function killsOnPostgres({ kills }: Extent): Promise<Measure[] | { skipped: string }> {
  return onPostgres((stage) => measureKills(stage, kills))
}

async function measureKills(stage: Stage, kills: number): Promise<Measure[]> {
  const seats = await withDatabase(stage, (db) => listFreeSeats(db, SEATS))
  const events: Acknowledged[] = []
  const hear = ({ eventId, status }: { eventId: string; status: number | undefined }) => {
    if (status === 200) events.push({ kind: 'event', id: eventId })
  }
  return withPayingSite(stage, hear, async (site) => {
    const buying = startBuying(site, { buyers: BUYERS, seats, retryMs: RETRIED_MS })
    const readySeconds = await killAgainAndAgain(site, kills)
    await wait(LIVES_MS.most)
    await buying.end()
    const isSettled = await settle(site)
    await site.server().stop()
    for (const words of buying.troubles.slice(0, 5)) console.log(`  | ${words}`)
    return [
      { name: 'kills of the program (SIGKILL) under load', unit: '', measured: readySeconds.length, least: kills },
      { name: 'longest until ready again', unit: 's', measured: Math.max(...readySeconds), budget: READY_S },
      { name: 'usual time until ready again', unit: 's', measured: median(readySeconds) },
      { name: 'answers of 500', unit: '', measured: buying.statuses.get(500) ?? 0, budget: 0 },
      { name: 'buyers who gave up', unit: '', measured: buying.troubles.length, budget: 0 },
      { name: 'jobs not done in time', unit: '', measured: isSettled ? 0 : 1, budget: 0 },
      ...(await judgeBooks(stage, site, [...buying.told, ...events])),
    ]
  })
}

async function killAgainAndAgain(site: PayingSite, kills: number): Promise<number[]> {
  const readySeconds: number[] = []
  while (readySeconds.length < kills) {
    await wait(LIVES_MS.least + Math.random() * (LIVES_MS.most - LIVES_MS.least))
    readySeconds.push(await site.killAndStart())
  }
  return readySeconds
}
