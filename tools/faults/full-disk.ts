import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openOwnPostgres } from '#tests/support/own-postgres.ts'
import type { PayingSite } from '../bench/booking/site.ts'
import { prepare } from '../bench/booking/stage.ts'
import type { Measure } from '../bench/measure.ts'
import { withDataDir } from '../bench/server-process.ts'
import { providePostgres } from '../machine/postgres.ts'
import { buyUnder } from './buy-under.ts'
import type { Extent } from './part.ts'
import { type SmallDisk, withSmallDisk } from './small-disk.ts'
import { onEmbedded } from './stages.ts'

const DISK_MB = 600
const BEFORE_MS = 2_000
const FULL_MS = 8_000
const AFTERWARDS_MS = 3_000

/** The disk of the embedded database is full for a while; what was acknowledged is there, and what could not be kept was not. */
export function fullDiskOnEmbedded(_extent: Extent): Promise<Measure[] | { skipped: string }> {
  return onEmbedded((prepared) =>
    withSmallDisk(DISK_MB, async (disk) => {
      const dataDir = join(disk.folder, 'data')
      await cp(prepared.dataDir, dataDir, { recursive: true })
      return buyUnder({ dataDir }, async (site) => {
        const hasEnded = await fillForAWhile(disk, site)
        // Whoever runs it starts it again, as docs/operations.md says.
        if (hasEnded) await site.killAndStart()
        await wait(AFTERWARDS_MS)
        return [{ name: 'programs that ended meanwhile, by themselves', unit: '', measured: hasEnded ? 1 : 0 }]
      })
    }),
  )
}

/** The disk of the PostgreSQL server is full for a while; the program lives, and goes on when the server does. */
export async function fullDiskOnPostgres(_extent: Extent): Promise<Measure[] | { skipped: string }> {
  const programs = await providePostgres()
  if ('missing' in programs) return { skipped: programs.missing }
  return withSmallDisk(DISK_MB, async (disk) => {
    const postgres = await openOwnPostgres([])
    try {
      return await withDataDir(async (dataDir) => {
        const stage = { dataDir, databaseUrl: postgres.url }
        await prepare(stage)
        return buyUnder(stage, async (site) => {
          const hasEnded = await fillForAWhile(disk, site)
          await postgres.comeBack()
          await wait(AFTERWARDS_MS)
          return [{ name: 'programs that ended meanwhile', unit: '', measured: hasEnded ? 1 : 0, budget: 0 }]
        })
      })
    } finally {
      await postgres.remove()
    }
  })
}

async function fillForAWhile(disk: SmallDisk, site: PayingSite): Promise<boolean> {
  await wait(BEFORE_MS)
  await disk.fill()
  await wait(FULL_MS)
  const { process } = site.server()
  const hasEnded = process.exitCode !== null || process.signalCode !== null
  await disk.makeRoom()
  return hasEnded
}
