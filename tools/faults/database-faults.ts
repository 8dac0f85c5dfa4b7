import { setTimeout as wait } from 'node:timers/promises'
import { openWayTo } from '#tests/support/cut-connections.ts'
import { type OwnPostgres, openOwnPostgres } from '#tests/support/own-postgres.ts'
import { prepare } from '../bench/booking/stage.ts'
import type { Stage } from '../bench/booking/stock.ts'
import type { Measure } from '../bench/measure.ts'
import { withDataDir } from '../bench/server-process.ts'
import { providePostgres } from '../machine/postgres.ts'
import { buyUnder } from './buy-under.ts'
import type { Extent } from './part.ts'
import { onPostgres } from './stages.ts'
import { withoutGuards } from './without-guards.ts'

/** How long the database is there, and then away. */
const THERE_MS = { least: 500, most: 2_500 }
const AWAY_MS = 500
const CUT_EVERY_MS = 1_000
/** What a broken connection is told by; without it each is an error of ours. */
const AWAY_GUARD = {
  file: 'server/http/database-unavailable.ts',
  guard: '  if (!(error instanceof Error) || !isAway(error)) return undefined\n',
  instead: '  if (!(error instanceof Error) || !isAway(error) || true) return undefined\n',
}

/** The database server is stopped, in turn like a crash and in order, and started again, while buyers buy. */
export function databaseStops({ databaseStops: stops }: Extent): Promise<Measure[] | { skipped: string }> {
  return onOwnPostgres((stage, postgres) =>
    buyUnder(stage, async () => {
      for (let stop = 0; stop < stops; stop += 1) {
        await wait(THERE_MS.least + Math.random() * (THERE_MS.most - THERE_MS.least))
        await postgres.goAway(stop % 2 === 0 ? 'immediate' : 'fast')
        await wait(AWAY_MS)
        await postgres.comeBack()
      }
      return [{ name: 'stops of the database under load', unit: '', measured: stops, least: stops }]
    }),
  )
}

/** Every connection to the database is cut like a cable each second; and the same where nobody knows a broken connection as one. */
export async function connectionsCut({ cutSeconds }: Extent): Promise<Measure[] | { skipped: string }> {
  const measured = await onPostgres((stage) => cutAllTheTime(stage, cutSeconds))
  if ('skipped' in measured) return measured
  const control = await onPostgres((stage) =>
    withoutGuards([AWAY_GUARD], (folder) => cutAllTheTime(stage, Math.min(cutSeconds, 5), folder)),
  )
  if ('skipped' in control) return control
  const failed = control.find(({ name }) => name === 'answers of 500')?.measured ?? 0
  return [...measured, { name: 'control: without the guard, answers of 500', unit: '', measured: failed, least: 1 }]
}

async function cutAllTheTime(
  stage: Stage & { databaseUrl: string },
  seconds: number,
  folder?: string,
): Promise<Measure[]> {
  const way = await openWayTo(stage.databaseUrl)
  const more = folder === undefined ? {} : { folder }
  try {
    return await buyUnder(
      { ...stage, databaseUrl: way.url },
      async () => {
        for (let cuts = 0; cuts < seconds; cuts += 1) {
          await wait(CUT_EVERY_MS)
          way.cut()
        }
        return [{ name: 'cuts of all connections, one a second', unit: '', measured: seconds, least: seconds }]
      },
      more,
    )
  } finally {
    way.close()
  }
}

async function onOwnPostgres<CallResponse>(
  use: (stage: Stage, postgres: OwnPostgres) => Promise<CallResponse>,
): Promise<CallResponse | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  const postgres = await openOwnPostgres([])
  try {
    return await withDataDir(async (dataDir) => {
      const stage = { dataDir, databaseUrl: postgres.url }
      await prepare(stage)
      return use(stage, postgres)
    })
  } finally {
    await postgres.remove()
  }
}
