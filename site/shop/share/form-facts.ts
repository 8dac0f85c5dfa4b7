import { counted } from '#contract/terms/counted.ts'
import { formatDay, isDay } from '#contract/terms/india-time.ts'

const COUNTS = [
  ['adults', 'adult', 'adults'],
  ['children', 'child', 'children'],
  ['infants', 'infant', 'infants'],
  ['guests', 'guest', 'guests'],
] as const

/**
 * What the fields of a product ask for by now: "Fri 25 Dec 2026, 2 adults, 1 child". Nothing while there is a field for a day
 * and none is chosen: the party is then what everybody begins with.
 */
export function formFacts(fields: { get: (name: string) => unknown }): string {
  const day = fields.get('date')
  if (day !== null && !isDay(String(day))) return ''
  const party = COUNTS.flatMap(([name, one, many]) => {
    const count = Number(fields.get(name) ?? 0)
    return count > 0 ? [counted(count, one, many)] : []
  })
  return [...(day === null ? [] : [formatDay(String(day))]), ...party].join(', ')
}
