import type { Measure } from './bench/measure.ts'
import { isMet } from './bench/measure.ts'
import { printMeasures } from './bench/print-measures.ts'
import { buildSite } from './build-site.ts'
import { closedOutput } from './faults/closed-output.ts'
import { damagedLog, readOnlyFolder } from './faults/damaged-folder.ts'
import { connectionsCut, databaseStops } from './faults/database-faults.ts'
import { flood } from './faults/flood.ts'
import { frozenOnEmbedded, frozenOnPostgres } from './faults/frozen.ts'
import { fullDiskOnEmbedded, fullDiskOnPostgres } from './faults/full-disk.ts'
import { fuzz } from './faults/fuzz.ts'
import { killsOnEmbedded, killsOnPostgres } from './faults/kills.ts'
import { isMachineQuiet } from './faults/machine-quiet.ts'
import { type Part, QUICK, WHOLE } from './faults/part.ts'
import { badGateway, badMail } from './faults/partners.ts'
import { closeStages } from './faults/stages.ts'
import { stopsOnEmbedded, stopsOnPostgres } from './faults/stops.ts'

// `npm run test:faults`: the program under kills, cuts, stops, a bad machine, bad partners, hostile requests and too many of them.
// Names after `--` choose parts, and `--quick` does little of each.

const PARTS: readonly Part[] = [
  { name: 'kills', run: killsOnEmbedded },
  { name: 'kills-postgres', run: killsOnPostgres },
  { name: 'database-stops', run: databaseStops },
  { name: 'cuts', run: connectionsCut },
  { name: 'stops', run: stopsOnEmbedded },
  { name: 'stops-postgres', run: stopsOnPostgres },
  { name: 'frozen', run: frozenOnEmbedded },
  { name: 'frozen-postgres', run: frozenOnPostgres },
  { name: 'gateway', run: badGateway },
  { name: 'mail', run: badMail },
  { name: 'disk', run: fullDiskOnEmbedded },
  { name: 'disk-postgres', run: fullDiskOnPostgres },
  { name: 'read-only', run: readOnlyFolder },
  { name: 'damaged-log', run: damagedLog },
  { name: 'closed-output', run: closedOutput },
  { name: 'fuzz', run: fuzz },
  { name: 'flood', run: flood },
]
/** What is not done by then is not held. */
const LIMIT_MINUTES = 45

const limit = setTimeout(() => {
  console.error(`Stopped: it took longer than ${LIMIT_MINUTES} minutes.`)
  process.exit(1)
}, LIMIT_MINUTES * 60_000)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  clearTimeout(limit)
  await closeStages()
  // What a part that failed has left open keeps nobody.
  process.exit()
}

async function main(words: readonly string[]): Promise<void> {
  const extent = words.includes('--quick') ? QUICK : WHOLE
  const chosen = choose(words.filter((word) => word !== '--quick'))
  // Asked first, before we are the work on it.
  isMachineQuiet()
  await buildSite()
  const results: { name: string; verdict: string }[] = []
  for (const { name, run } of chosen) {
    console.log(`\n${name}`)
    const since = performance.now()
    const measures = await run(extent).catch((error: Error): Measure[] => {
      console.log(`  | ${error.stack}`)
      return [{ name: 'ended by an error', unit: '', measured: 1, budget: 0 }]
    })
    if ('skipped' in measures) console.log(`  skipped: ${measures.skipped}`)
    else printMeasures(measures)
    const seconds = Math.round((performance.now() - since) / 1_000)
    results.push({ name, verdict: `${verdictOf(measures)}, ${seconds} s` })
  }
  console.log('')
  for (const { name, verdict } of results) console.log(`${name.padEnd(20)} ${verdict}`)
}

/** `kills` means that on both databases. */
function choose(wanted: readonly string[]): readonly Part[] {
  const isNamed = ({ name }: Part, word: string) => name === word || name.startsWith(`${word}-`)
  const unknown = wanted.filter((word) => !PARTS.some((part) => isNamed(part, word)))
  if (unknown.length > 0)
    throw new Error(
      `There is no part called ${unknown.join(', ')}; there are ${PARTS.map(({ name }) => name).join(', ')}.`,
    )
  return PARTS.filter((part) => wanted.length === 0 || wanted.some((word) => isNamed(part, word)))
}

function verdictOf(measures: Measure[] | { skipped: string }): string {
  if ('skipped' in measures) return 'skipped'
  const missed = measures.filter((measure) => !isMet(measure)).length
  if (missed > 0) process.exitCode = 1
  return missed === 0 ? 'all held' : `${missed} did not hold`
}
