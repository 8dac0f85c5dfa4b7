import type { SiteHost } from '#contract/v1/site-host.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'
import { legHref, readLegs } from '#site/shop/trip/plan-legs.ts'
import { bookSeats } from '../book-seats.ts'
import { readParty } from '../ferry-party.ts'
import { withLegs } from './take-plan.ts'

/** On the server: the legs of an address with their seats as things of a trip, all or none; `href` leads to the leg that stops it. */
export async function planItems(
  host: Pick<SiteHost, 'api' | 'now' | 'brand'>,
  search: URLSearchParams,
): Promise<{ items: TripItem[] } | { href: string }> {
  const { party } = readParty(search)
  const legs = readLegs(search)
  const wanted = await Promise.all(
    legs.map((leg) => {
      const fields = new URLSearchParams(search)
      for (const seat of leg.seats) fields.append('seats', seat)
      return bookSeats(host, leg.tripId, fields)
    }),
  )
  const items = wanted.flatMap((each) => (each.kind === 'item' ? [each.item] : []))
  if (items.length === legs.length) return { items }
  const place = wanted.findIndex(({ kind }) => kind !== 'item')
  const [stopped, leg] = [wanted[place], legs[place]]
  if (stopped?.kind === 'back') return { href: withLegs(stopped.href, search) }
  return { href: leg === undefined ? '' : legHref(leg, legs, party) }
}
