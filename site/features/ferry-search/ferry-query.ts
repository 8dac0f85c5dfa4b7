import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'

export const DEFAULT_PARTY: FerryParty = { adults: 2, children: 0, infants: 0 }

/** One crossing. Ends are values of the list of ports ('' is none chosen), the day is yyyy-mm-dd. */
export type Crossing = { from: string; to: string; date: string; party: FerryParty }

/** An island hop: from the start, each leg goes on from where the one before ends. */
export type Hop = { from: string; legs: readonly HopLeg[]; party: FerryParty }
export type HopLeg = { to: string; date: string }

/** The address of a search; a party as most are is left out, so one search has one address. */
export function crossingHref({ from, to, date, party }: Crossing): string {
  return withQuery(paths.ferry, { from, to, date, ...partyNames(party) })
}

/** The calendar of a crossing, in the month of its day. */
export function daysHref({ from, to, date, party }: Crossing): string {
  return withQuery(ferryPaths.days, { from, to, month: date.slice(0, MONTH_LENGTH), ...partyNames(party) })
}
const MONTH_LENGTH = 7

export function hopHref({ from, legs, party }: Hop): string {
  const search = new URLSearchParams([['plan', HOP]])
  if (from !== '') search.set('from', from)
  for (const { to, date } of legs) {
    search.append('to', to)
    search.append('date', date)
  }
  for (const [name, value] of Object.entries(partyNames(party))) {
    if (value !== undefined) search.set(name, String(value))
  }
  return `${paths.ferry}?${search}`
}

/** What `plan` says: a hop as it stands, with a leg more, or without one of them ("remove-2"). */
export const HOP = 'hop'
export const ADD_LEG = 'add'
export function removeLeg(number: number): string {
  return `remove-${number}`
}

function partyNames({ adults, children, infants }: FerryParty) {
  return {
    adults: adults === DEFAULT_PARTY.adults ? undefined : adults,
    children: children === 0 ? undefined : children,
    infants: infants === 0 ? undefined : infants,
  }
}

/** Where each leg begins. */
export function startsOf({ from, legs }: Hop): string[] {
  return [from, ...legs.slice(0, -1).map(({ to }) => to)]
}

export function seatsOf({ adults, children }: FerryParty): number {
  return adults + children
}
