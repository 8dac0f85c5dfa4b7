import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../project-files.ts'
import type { Measure } from '../measure.ts'
import type { RaceResult } from './race-result.ts'
import type { RaceName } from './race-worker.ts'
import { onEmbedded, onPostgres } from './stage.ts'
import type { Stage } from './stock.ts'
import { dropRoomCheck, withUnguarded } from './unguarded.ts'

const run = promisify(execFile)
const WORDS_SHOWN = 3

/** How often each is done: rounds of a thousand buyers, and stays. The control needs few to show itself. */
const COUNTS = { seats: { embedded: 5, postgres: 100, control: 2 }, stays: { postgres: 10_000, control: 1_000 } }

/** A thousand buyers and one seat, again and again, on the database that comes with the server. */
export function seatsRaceOnEmbedded(): Promise<Measure[]> {
  return onEmbedded(async (stage) => measuresOf('seats', await race(ROOT, 'seats', stage, COUNTS.seats.embedded)))
}

/** The same on PostgreSQL, where buyers really come at the same time; and without the guards, where it must go wrong. */
export function seatsRaceOnPostgres(): Promise<Measure[] | { skipped: string }> {
  return raceAndControl('seats')
}

/** Stays that overlap in few rooms. */
export function staysRaceOnPostgres(): Promise<Measure[] | { skipped: string }> {
  return raceAndControl('stays')
}

async function raceAndControl(name: RaceName): Promise<Measure[] | { skipped: string }> {
  const measured = await onPostgres(async (stage) =>
    measuresOf(name, await race(ROOT, name, stage, COUNTS[name].postgres)),
  )
  if ('skipped' in measured) return measured
  const control = await onPostgres(async (stage) => {
    await dropRoomCheck(stage)
    return withUnguarded((folder) => race(folder, name, stage, COUNTS[name].control))
  })
  if ('skipped' in control) return control
  const hasPassed = control.violations.length === 0
  console.log(`  control fails: ${hasPassed ? 'no' : 'yes'}`)
  for (const words of control.violations.slice(0, WORDS_SHOWN)) console.log(`  | ${words}`)
  return [...measured, { name: 'controls without guards that pass', unit: '', measured: hasPassed ? 1 : 0, budget: 0 }]
}

async function race(folder: string, name: RaceName, stage: Stage, count: number): Promise<RaceResult> {
  const worker = join(folder, 'tools/bench/booking/race-worker.ts')
  const { stdout } = await run(process.execPath, [worker, name, JSON.stringify(stage), String(count)], {
    cwd: folder,
    maxBuffer: 64 * 1_024 * 1_024,
  })
  return JSON.parse(stdout) as RaceResult
}

function measuresOf(name: RaceName, { tries, seconds, violations, statuses }: RaceResult): Measure[] {
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  console.log(`  answered ${answers.join(', ')}`)
  for (const words of violations.slice(0, WORDS_SHOWN)) console.log(`  | ${words}`)
  const wrong = name === 'seats' ? 'rounds without exactly one winner' : 'nights sold above stock or miscounted'
  return [
    { name: `${wrong}, of ${tries} tries`, unit: '', measured: violations.length, budget: 0 },
    { name: 'tries a second', unit: '', measured: tries / seconds },
  ]
}
