import { counted } from '#contract/terms/counted.ts'
import { PACKAGE_CHILD_MAX_AGE } from '#contract/terms/limits.ts'
import type { Aged } from './product.ts'

export function adultsText(count: number): string {
  return count === 0 ? '' : counted(count, 'adult')
}

export function childrenText(ages: readonly number[]): string {
  if (ages.length === 0) return ''
  const years = ages.map((age) => (age === 0 ? 'under 1' : String(age)))
  return `${counted(ages.length, 'child', 'children')} (${ages.length === 1 ? 'age' : 'ages'} ${years.join(', ')})`
}

/** With commas, without those that are empty. */
export function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

type Party = { adultCount: number; childAges: readonly number[] }

/** Why these are not the adults and children that the fares of a package were for; `named` begins the sentence about them. */
export function partyProblem({ adultCount, childAges }: Party, travellers: readonly Aged[], named: string) {
  const listed = travellers.filter(({ age }) => age <= PACKAGE_CHILD_MAX_AGE).map(({ age }) => age)
  const grown = travellers.length - listed.length
  if (grown === adultCount && sorted(listed).join() === sorted(childAges).join()) return undefined
  return `You booked for ${partyLabel(adultCount, childAges)}. ${named} ${partyLabel(grown, listed)}. Ask us if your group has changed.`
}

/** Why these are not the guests whose ages the activity was checked with. */
export function agesProblem(ages: readonly (number | null)[], travellers: readonly Aged[], named: string) {
  const asked = ages.filter((age) => age !== null)
  // There are no ages where the activity has no age limit.
  if (asked.length < ages.length) return undefined
  const listed = travellers.map(({ age }) => age)
  if (sorted(listed).join() === sorted(asked).join()) return undefined
  return `You booked for ${agesLabel(asked)}. ${named} ${agesLabel(listed)}. Please choose those who take part, or ask us.`
}

function sorted(ages: readonly number[]): number[] {
  return ages.toSorted((one, other) => one - other)
}

function agesLabel(ages: readonly number[]): string {
  return `${counted(ages.length, 'guest of age', 'guests of ages')} ${sorted(ages).join(', ')}`
}

function partyLabel(adults: number, ages: readonly number[]): string {
  const grown = counted(adults, 'adult')
  if (ages.length === 0) return grown
  const of = sorted(ages).join(', ')
  return ages.length === 1 ? `${grown} and a child aged ${of}` : `${grown} and ${ages.length} children aged ${of}`
}
