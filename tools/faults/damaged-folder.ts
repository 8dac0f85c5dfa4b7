import { closeSync, cpSync, fstatSync, ftruncateSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { caller } from '../bench/booking/call.ts'
import { listFreeSeats, type Stage, withDatabase } from '../bench/booking/stock.ts'
import type { Measure } from '../bench/measure.ts'
import { startBenchServer, withDataDir } from '../bench/server-process.ts'
import type { Extent } from './part.ts'
import { type Start, tryToStart } from './refused-start.ts'
import { withSmallDisk } from './small-disk.ts'
import { onEmbedded } from './stages.ts'

const HOLDS = 20
const DISK_MB = 400
/** What a person who runs the site needs to be told (server/db/damaged-database.ts). */
const HOW_TO_RESTORE =
  /cannot be opened: it is damaged.*put the last good copy in its place; docs\/operations\.md says how/s
const PAGE_BYTES = 8_192

type Damage = { name: string; to: (log: string) => void }

/** What becomes of a write-ahead log on a bad disk. */
const DAMAGES: readonly Damage[] = [
  { name: 'emptied', to: (log) => eachFile(log, (file) => ftruncateSync(file, 0)) },
  { name: 'cut short', to: (log) => eachFile(log, (file) => ftruncateSync(file, PAGE_BYTES)) },
  { name: 'overwritten', to: (log) => eachFile(log, scribble) },
  { name: 'gone', to: (log) => rmSync(log, { recursive: true }) },
]

/** The log of a killed program is damaged: the next start refuses, and says how to restore. The log as it was starts. */
export function damagedLog(_extent: Extent): Promise<Measure[]> {
  return onEmbedded(async (stage) => {
    await holdAndKill(stage)
    const measures: Measure[] = []
    for (const { name, to } of DAMAGES) {
      const { outcome, code, written } = await onCopy(stage, (copy) => {
        to(join(copy.dataDir, 'database', 'pg_wal'))
        return tryToStart(copy)
      })
      const isRefused = outcome === 'ended' && code === 1 && HOW_TO_RESTORE.test(written)
      if (!isRefused) console.log(`  | ${name}: ${outcome} ${code} ${written.slice(0, 400)}`)
      measures.push({
        name: `log ${name}: refused with the way to restore`,
        unit: '',
        measured: isRefused ? 1 : 0,
        least: 1,
      })
    }
    const whole = await onCopy(stage, tryToStart)
    return [
      ...measures,
      { name: 'control: the same log, undamaged, starts', unit: '', measured: isReady(whole), least: 1 },
    ]
  })
}

/** A folder that cannot be written to: the start refuses with a sentence; written to again, it starts. */
export function readOnlyFolder(_extent: Extent): Promise<Measure[] | { skipped: string }> {
  return onEmbedded((stage) =>
    withSmallDisk(DISK_MB, async (disk) => {
      const dataDir = join(disk.folder, 'data')
      cpSync(stage.dataDir, dataDir, { recursive: true })
      await disk.allowWrites(false)
      const locked = await tryToStart({ dataDir })
      await disk.allowWrites(true)
      const free = await tryToStart({ dataDir })
      const isRefused =
        locked.outcome === 'ended' &&
        locked.code === 1 &&
        locked.written.includes(`The data folder ${dataDir} cannot be written to (EROFS).`)
      console.log(`  | ${locked.written.trim().slice(0, 300)}`)
      return [
        { name: 'refused with a sentence that names the folder', unit: '', measured: isRefused ? 1 : 0, least: 1 },
        { name: 'lines of that sentence', unit: '', measured: locked.written.trim().split('\n').length, budget: 1 },
        { name: 'control: the same folder, open for writing, starts', unit: '', measured: isReady(free), least: 1 },
      ]
    }),
  )
}

const isReady = ({ outcome }: Start): number => (outcome === 'ready' ? 1 : 0)

async function holdAndKill(stage: Stage): Promise<void> {
  const seats = await withDatabase(stage, (db) => listFreeSeats(db, HOLDS))
  const server = await startBenchServer(stage)
  const { call, close } = caller(server.origin, 1)
  for (const { tripId, seat } of seats)
    await call('POST', '/holds', { body: { lines: [{ kind: 'ferry', tripId, seats: [seat] }] } })
  close()
  await server.kill()
}

function onCopy<CallResponse>(stage: Stage, use: (copy: Stage) => Promise<CallResponse>): Promise<CallResponse> {
  return withDataDir((dataDir) => {
    cpSync(stage.dataDir, dataDir, { recursive: true })
    return use({ dataDir })
  })
}

function eachFile(folder: string, work: (file: number) => void): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = openSync(join(folder, entry.name), 'r+')
    work(file)
    closeSync(file)
  }
}

/** Nothing that stands in it is whole, the last checkpoint neither. (A log that is damaged behind that is read up to there, like one cut short by a crash.) */
function scribble(file: number): void {
  const { size } = fstatSync(file)
  const bytes = Buffer.alloc(size, 0xa5)
  writeSync(file, bytes, 0, size, 0)
}
