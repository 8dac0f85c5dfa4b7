import { counted } from '#contract/terms/counted.ts'
import { priceTrip, type TripPrice } from '#contract/v1/holds.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { knownAges, type Party } from './party.ts'

/** What a package costs a party from its day on, as it would be held now; or the words why it cannot be had. */
export type StartPrice = { price: TripPrice } | { problem: string }

const AGES_MISSING = 'Please give the age of each child, then press Show prices.'

/** Undefined without a day. A party whose children's ages are not all known has no price. */
export async function startPrice(
  { api }: Pick<SiteHost, 'api'>,
  packageId: string,
  party: Party,
): Promise<StartPrice | undefined> {
  if (party.date === '') return undefined
  const childAges = knownAges(party)
  if (childAges.length < party.children) return { problem: AGES_MISSING }
  const line = { kind: 'package' as const, packageId, startDate: party.date, adultCount: party.adults, childAges }
  const answer = await api.call(priceTrip, { body: { lines: [line] } })
  if (!answer.ok) return { problem: answer.error.message }
  const { trip } = answer.value
  const [problem] = trip.problems
  return problem === undefined ? { price: trip } : { problem: problem.message }
}

/** "2 adults, 1 child" */
export function peopleText({ adults, children }: Pick<Party, 'adults' | 'children'>): string {
  return [counted(adults, 'adult'), ...(children === 0 ? [] : [counted(children, 'child', 'children')])].join(', ')
}
