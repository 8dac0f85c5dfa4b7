import { counted } from '#contract/terms/counted.ts'
import { FERRY_SEATS_MAX } from '#contract/terms/limits.ts'
import { type FerryParty, readFerryParty } from '#site/shop/party/ferry-party.ts'

/** Who sails when an address does not say. */
const USUAL: FerryParty = { adults: 1, children: 0, infants: 0 }

export function readParty(search: URLSearchParams): ReturnType<typeof readFerryParty> {
  return readFerryParty(search, USUAL)
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
    counted(adults, 'adult'),
    ...(children === 0 ? [] : [counted(children, 'child', 'children')]),
    ...(infants === 0 ? [] : [counted(infants, 'infant')]),
  ].join(', ')
}
