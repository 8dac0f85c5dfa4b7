import { FERRY_SEATS_MAX, PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import { countOf } from './texts.ts'

/** Who sails: adults and children from one year have seats, infants a lap. */
export type FerryParty = { adults: number; children: number; infants: number }

const LEAST: FerryParty = { adults: 1, children: 0, infants: 0 }

/** Nonsense counts as not given: one adult. */
export function readParty(search: URLSearchParams): FerryParty {
  const read = (name: keyof FerryParty) => {
    const text = search.get(name) ?? ''
    const count = /^\d{1,2}$/.test(text) ? Number(text) : LEAST[name]
    return Math.min(Math.max(count, LEAST[name]), PARTY_COUNT_MAX)
  }
  return { adults: read('adults'), children: read('children'), infants: read('infants') }
}

/** How many seats the party needs. */
export function seatsNeeded({ adults, children }: FerryParty): number {
  return adults + children
}

/** More people than choose their seats online. */
export function isLarge(party: FerryParty): boolean {
  return seatsNeeded(party) > FERRY_SEATS_MAX
}

/** "2 adults, 1 child, 1 infant". */
export function partyWords({ adults, children, infants }: FerryParty): string {
  return [
    countOf(adults, 'adult'),
    ...(children === 0 ? [] : [countOf(children, 'child', 'children')]),
    ...(infants === 0 ? [] : [countOf(infants, 'infant')]),
  ].join(', ')
}
