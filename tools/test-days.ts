import { dayInIndia, formatDay, isDay } from '#contract/terms/india-time.ts'
import { buildSite } from './build-site.ts'
import { type DayToTry, daysToTry } from './days/days-to-try.ts'
import { PARTS, type Part, runDay } from './days/run-day.ts'
import type { Tally } from './gate/step.ts'
import { provideChromium } from './machine/chromium.ts'
import { keepTemporaryFilesInMemory } from './machine/memory-folder.ts'
import { stopCommands } from './machine/run-command.ts'

// `npm run test:days`: the tests, under the clocks of twelve days. Days (2027-02-27) and parts (unit, api, e2e) after `--` choose.

const wanted = process.argv.slice(2)
const parts = PARTS.filter((part) => wanted.includes(part))
const chosenDays = wanted.filter(isDay)
const unknown = wanted.filter((word) => !isDay(word) && !PARTS.some((part) => part === word))
if (unknown.length > 0)
  throw new Error(`Please give days such as 2027-02-27, and parts of ${PARTS.join(', ')}; not ${unknown.join(', ')}.`)

const temporaryFiles = await keepTemporaryFilesInMemory()

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopCommands()
    void temporaryFiles.close().finally(() => process.exit(130))
  })

await main(parts.length === 0 ? PARTS : parts, choose(chosenDays)).finally(temporaryFiles.close)

async function main(chosen: readonly Part[], days: readonly DayToTry[]): Promise<void> {
  const chromium = chosen.includes('e2e') ? await provideChromium() : { path: '' }
  if ('missing' in chromium) throw new Error(chromium.missing)
  // By the true clock, once: the tests find it made.
  await buildSite()
  const results: { at: DayToTry; tally: Tally }[] = []
  for (const at of days) {
    console.log(`\n${lineOf(at)}`)
    results.push({ at, tally: await runDay(chosen, at, chromium.path) })
  }
  console.log(`\n${chosen.join(', ')} on the embedded database, under the clock of`)
  for (const { at, tally } of results)
    console.log(`${tally.failed === 0 ? '✓' : '✗'} ${lineOf(at)}: ${tally.passed} passed, ${tally.failed} failed`)
  const sum = (name: keyof Tally) => results.reduce((total, { tally }) => total + tally[name], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

function choose(asked: readonly string[]): DayToTry[] {
  const known = daysToTry(dayInIndia(new Date()))
  if (asked.length === 0) return known
  return asked.map((day) => known.find((each) => each.day === day) ?? { day, time: '12:00', why: 'asked for' })
}

function lineOf({ day, time, why }: DayToTry): string {
  return `${formatDay(day)}, ${time} in India (${why})`
}
