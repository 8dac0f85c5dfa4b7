import { FERRY_SEATS_MAX } from '#contract/terms/limits.ts'
import { ferryTripFor, paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { seenOf, unread, type Wanted } from '#site/shop/book/wanted.ts'
import { groupWords } from '#site/shop/party/group-words.ts'
import { readAskedSeats } from './asked-seats.ts'
import { isLarge, readParty } from './ferry-party.ts'
import { findOpenSailing } from './sailing/sailing-loader.ts'
import { SEAT_TEXTS } from './texts.ts'

const GONE = 410

/** On the server: the seats that a sailing's page asks for. */
export async function bookSeats(
  host: Pick<SiteHost, 'api' | 'now' | 'brand'>,
  id: string,
  fields: URLSearchParams,
): Promise<Wanted> {
  const { party } = readParty(fields)
  const found = await findOpenSailing(host, id, party)
  if (!found.ok) {
    // The sailing's own page names the next ones.
    return found.error.status === GONE ? { kind: 'back', href: ferryTripFor(id, party) } : unread(found.error)
  }
  const asked = readAskedSeats(found.value, fields)
  const about = { title: `${asked.name}, ${asked.facts[0]?.text ?? ''}`, href: asked.href, enquiry: asked.address }
  if (asked.stepBack !== undefined) return { kind: 'back', href: asked.stepBack }
  if (asked.seats.length === 0) {
    const message = isLarge(party) ? groupWords(host, `${FERRY_SEATS_MAX} seats`) : SEAT_TEXTS.noChoice
    return { kind: 'refused', ...about, href: paths.ferryTrip(id), message }
  }
  const { version, seen } = seenOf(fields)
  const line = { kind: 'ferry' as const, ...version, tripId: asked.tripId, seats: asked.seats }
  const infants = party.infants === 0 ? {} : { infants: party.infants }
  const amount = asked.sums === undefined ? seen : { seen: asked.sums.amountPayable, ...seen }
  return { kind: 'item', item: { line: { ...line, ...infants }, ...about, ...amount } }
}
