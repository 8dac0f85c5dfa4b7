import { CHILD_WITH_BED_FROM_AGE } from './limits.ts'

/** How many children of a package party sleep in a bed of their own (6 and over) and how many share. */
export function countBeds(childAges: readonly number[]): { withBed: number; withoutBed: number } {
  const withBed = childAges.filter((age) => age >= CHILD_WITH_BED_FROM_AGE).length
  return { withBed, withoutBed: childAges.length - withBed }
}

/** One entry a child: pads with `undefined` (age not chosen yet) or cuts, as the count changes. */
export function resizeAges(ages: readonly (number | undefined)[], count: number): (number | undefined)[] {
  return Array.from({ length: count }, (_, index) => ages[index])
}

/** Adults and children with a bed: what `upperLimit` of a package counts. */
export function paxOf(adultCount: number, childAges: readonly number[]): number {
  return adultCount + countBeds(childAges).withBed
}
