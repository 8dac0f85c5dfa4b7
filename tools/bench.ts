import { bestSeats } from './bench/best-seats.ts'
import { holdsOnEmbedded, holdsOnPostgres } from './bench/booking/holds.ts'
import { journeysOnPostgres } from './bench/booking/journeys.ts'
import { killsOnPostgres } from './bench/booking/kills.ts'
import { seatsRaceOnEmbedded, seatsRaceOnPostgres, staysRaceOnPostgres } from './bench/booking/races.ts'
import { webhooksOnPostgres } from './bench/booking/webhooks.ts'
import { cachedPage } from './bench/cached.ts'
import { ferriesOnEmbedded, ferriesOnPostgres } from './bench/ferry-search.ts'
import { firstStart } from './bench/first-start.ts'
import { hotelsOnEmbedded, hotelsOnPostgres } from './bench/hotel-search.ts'
import { layoutShift } from './bench/layout-shift.ts'
import { lighthouse } from './bench/lighthouse.ts'
import { listOnEmbedded, listOnPostgres } from './bench/list-api.ts'
import type { Section } from './bench/measure.ts'
import { memoryOnEmbedded, memoryOnPostgres } from './bench/memory.ts'
import { officeOnEmbedded, officeOnPostgres } from './bench/office-calls.ts'
import { officeDayOnEmbedded, officeDayOnPostgres } from './bench/office-day.ts'
import { officeFirst } from './bench/office-first.ts'
import { pictures } from './bench/pictures.ts'
import { plansOnPostgres } from './bench/plans.ts'
import { printMeasures } from './bench/print-measures.ts'
import { purgeOnEmbedded, purgeOnPostgres } from './bench/purge.ts'
import { ratesOnEmbedded, ratesOnPostgres } from './bench/rates.ts'
import { renderCpu } from './bench/render-cpu.ts'
import { replicaOnPostgres } from './bench/replica.ts'
import { restoreOnEmbedded, restoreOnPostgres } from './bench/restore.ts'
import { keepResults } from './bench/results.ts'
import { searchOnEmbedded, searchOnPostgres } from './bench/search-api.ts'
import { sizes } from './bench/sizes.ts'
import { startTime } from './bench/start-time.ts'
import { workersOnPostgres } from './bench/workers.ts'
import { buildSite } from './build-site.ts'

const SECTIONS: readonly Section[] = [
  { name: 'sizes', run: sizes },
  { name: 'first-start', run: firstStart },
  { name: 'start', run: startTime },
  { name: 'layout-shift', run: layoutShift },
  { name: 'lighthouse', run: lighthouse },
  { name: 'pictures', run: pictures },
  { name: 'cached', run: cachedPage },
  { name: 'render', run: renderCpu },
  { name: 'purge', run: purgeOnEmbedded },
  { name: 'purge-postgres', run: purgeOnPostgres },
  { name: 'list', run: listOnEmbedded },
  { name: 'list-postgres', run: listOnPostgres },
  { name: 'search', run: searchOnEmbedded },
  { name: 'search-postgres', run: searchOnPostgres },
  { name: 'hotels', run: hotelsOnEmbedded },
  { name: 'hotels-postgres', run: hotelsOnPostgres },
  { name: 'ferries', run: ferriesOnEmbedded },
  { name: 'ferries-postgres', run: ferriesOnPostgres },
  { name: 'seats', run: bestSeats },
  { name: 'seats-race', run: seatsRaceOnEmbedded },
  { name: 'seats-race-postgres', run: seatsRaceOnPostgres },
  { name: 'stays-race-postgres', run: staysRaceOnPostgres },
  { name: 'holds', run: holdsOnEmbedded },
  { name: 'holds-postgres', run: holdsOnPostgres },
  { name: 'journeys-postgres', run: journeysOnPostgres },
  { name: 'webhooks-postgres', run: webhooksOnPostgres },
  { name: 'kills-postgres', run: killsOnPostgres },
  { name: 'office', run: officeOnEmbedded },
  { name: 'office-postgres', run: officeOnPostgres },
  { name: 'office-day', run: officeDayOnEmbedded },
  { name: 'office-day-postgres', run: officeDayOnPostgres },
  { name: 'office-first', run: officeFirst },
  { name: 'rates', run: ratesOnEmbedded },
  { name: 'rates-postgres', run: ratesOnPostgres },
  { name: 'plans-postgres', run: plansOnPostgres },
  { name: 'memory', run: memoryOnEmbedded },
  { name: 'memory-postgres', run: memoryOnPostgres },
  { name: 'workers-postgres', run: workersOnPostgres },
  { name: 'replica-postgres', run: replicaOnPostgres },
  { name: 'restore', run: restoreOnEmbedded },
  { name: 'restore-postgres', run: restoreOnPostgres },
]

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** `npm run bench` measures everything; names after `--` choose sections. Keeps the figures; ends with 1 when a budget is missed. */
async function main(wanted: readonly string[]): Promise<void> {
  const names = SECTIONS.map(({ name }) => name)
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no part called ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  const chosen = SECTIONS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  await buildSite()
  let missed = 0
  let skipped = 0
  for (const section of chosen) {
    console.log(`\n${section.name}`)
    const measures = await section.run()
    if ('skipped' in measures) {
      skipped += 1
      console.log(`  skipped: ${measures.skipped}`)
    } else {
      missed += printMeasures(measures)
      keepResults(section.name, measures)
    }
  }
  console.log(missed === 0 ? '\nEvery budget that was measured is met.' : `\nBudgets missed: ${missed}.`)
  if (skipped > 0) console.log(`Parts skipped: ${skipped}.`)
  process.exitCode = missed === 0 ? 0 : 1
}
