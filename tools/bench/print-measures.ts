import { isMet, type Measure } from './measure.ts'

/** Prints a table and answers how many budgets are missed in it. */
export function printMeasures(measures: readonly Measure[]): number {
  const width = Math.max(...measures.map(({ name }) => name.length))
  for (const measure of measures) {
    const { name, unit, measured, budget, least } = measure
    const limit = least === undefined ? limitOf('of', budget) : limitOf('>=', least)
    console.log(`  ${name.padEnd(width)}  ${figure(measured)}${limit} ${unit.padEnd(6)}  ${verdictOn(measure)}`)
  }
  return measures.filter((measure) => !isMet(measure)).length
}

function limitOf(sign: string, limit: number | undefined): string {
  return limit === undefined ? ' '.repeat(12) : ` ${sign} ${figure(limit)}`
}

function verdictOn(measure: Measure): string {
  if (measure.budget === undefined && measure.least === undefined) return 'no budget'
  if (!isMet(measure)) return 'MISSED'
  const { unit, budget, measured } = measure
  return unit === 'KB' && budget !== undefined ? `ok, room ${(budget - measured).toFixed(2)}` : 'ok'
}

function figure(number: number): string {
  if (number > 0 && number < 1) return number.toFixed(4).padStart(8)
  return number.toFixed(number < 100 ? 2 : 1).padStart(8)
}
