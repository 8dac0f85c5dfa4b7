import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../project-files.ts'
import { isMet, type Measure } from './measure.ts'

const FILE = join(ROOT, 'bench', 'results.json')
const DIGITS = 4

/** Each section as it was measured last: the day, the machine, its figures beside their limits. */
type Results = Record<string, Section>
type Section = { day: string; machine: string; node: string; figures: Record<string, Figure> }
type Figure = { measured: number; unit: string; most?: number; least?: number; met: boolean }

/** Keeps what a section has measured in bench/results.json, in place of what it measured before. */
export function keepResults(section: string, measures: readonly Measure[], file = FILE): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {}
  const results = Object.entries({ ...before, [section]: resultOf(measures) }).sort(([a], [b]) => (a < b ? -1 : 1))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(results), null, 2)}\n`)
}

function resultOf(measures: readonly Measure[]): Section {
  const memory = Math.round(totalmem() / 2 ** 30)
  return {
    day: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GiB`,
    node: process.version,
    figures: Object.fromEntries(
      measures.map((measure) => {
        const { name, unit, measured, budget, least } = measure
        const limits = { ...(budget === undefined ? {} : { most: budget }), ...(least === undefined ? {} : { least }) }
        return [name, { measured: Number(measured.toPrecision(DIGITS)), unit, ...limits, met: isMet(measure) }]
      }),
    ),
  }
}
