import { PACKAGE_CHILD_MAX_AGE } from '#contract/terms/limits.ts'
import type { Traveller } from '#contract/v1/bookings.ts'
import type { Line } from '#contract/v1/trip-lines.ts'

type Aged = Pick<Traveller, 'age'>

/**
 * Why these travellers are not who a line was priced and judged for, where it was by their ages: the fares of a package, and whom an
 * activity lets take part. Undefined where they are. `named` begins the sentence about them.
 */
export function partyProblem(asked: Line, travellers: readonly Aged[], named: string): string | undefined {
  switch (asked.kind) {
    case 'package':
      return packageProblem(asked, travellers, named)
    case 'activity':
      return activityProblem(asked, travellers, named)
    default:
      return undefined
  }
}

type Party = { adultCount: number; childAges: readonly number[] }

function packageProblem({ adultCount, childAges }: Party, travellers: readonly Aged[], named: string) {
  const listed = travellers.filter(({ age }) => age <= PACKAGE_CHILD_MAX_AGE).map(({ age }) => age)
  const grown = travellers.length - listed.length
  if (grown === adultCount && sorted(listed).join() === sorted(childAges).join()) return undefined
  return `You booked for ${partyWords(adultCount, childAges)}. ${named} ${partyWords(grown, listed)}. Ask us if your group has changed.`
}

function activityProblem({ ages }: { ages: readonly (number | null)[] }, travellers: readonly Aged[], named: string) {
  const asked = ages.filter((age) => age !== null)
  // Nobody was asked where the activity has no limit of age.
  if (asked.length < ages.length) return undefined
  const listed = travellers.map(({ age }) => age)
  if (sorted(listed).join() === sorted(asked).join()) return undefined
  return `You booked for ${agesWords(asked)}. ${named} ${agesWords(listed)}. Please choose those who take part, or ask us.`
}

function sorted(ages: readonly number[]): number[] {
  return ages.toSorted((one, other) => one - other)
}

function agesWords(ages: readonly number[]): string {
  return `${ages.length === 1 ? '1 guest of age' : `${ages.length} guests of ages`} ${sorted(ages).join(', ')}`
}

function partyWords(adults: number, ages: readonly number[]): string {
  const grown = adults === 1 ? '1 adult' : `${adults} adults`
  if (ages.length === 0) return grown
  const of = sorted(ages).join(', ')
  return ages.length === 1 ? `${grown} and a child aged ${of}` : `${grown} and ${ages.length} children aged ${of}`
}
