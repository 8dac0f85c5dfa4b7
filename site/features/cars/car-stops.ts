import type { TransferPoint } from '#contract/v1/cars.ts'
import { nearestNamed } from '#site/nearest-named.ts'
import { type Suggestion, suggestionNamed, suggestionsFor } from '#site/ui/suggestions.ts'

/**
 * Where a car can come: a transfer point, or a hotel at one. `point` and `pointName` are the transfer point's; `km` by road
 * from the airport, null where there is no road; `note` says where it lies. A hotel that no car of ours reaches has its
 * `island` instead of a point: it is known, so that the way there can be told.
 */
export type CarStop = Suggestion & {
  note: string
  point: string
  pointName: string
  km: number | null
  kind: 'airport' | 'hotel' | 'point'
  island?: TransferPoint['island']
}

/** Characters from which names are suggested (spec 5: more than one). */
const SUGGEST_FROM = 2
/** As many as are looked over while nothing is typed. */
const HOTELS_SHOWN = 8

/** What a field offers for a text. At the airport the hotels that a road leads to are offered before anything is typed. */
export function stopsFor(text: string, stops: readonly CarStop[], atAirport: boolean): CarStop[] {
  const typed = text.trim()
  if (!atAirport) return typed.length < SUGGEST_FROM ? [] : suggestionsFor(typed, stops)
  const away = awayFromAirport(stops)
  if (typed.length >= SUGGEST_FROM) return suggestionsFor(typed, away)
  return typed === '' ? away.filter(({ kind, km }) => kind === 'hotel' && km !== null).slice(0, HOTELS_SHOWN) : []
}

/** The stop that a text means: its id or one of its names, old or new, also with a slip or two in it. */
export function stopNamed(text: string, stops: readonly CarStop[]): CarStop | undefined {
  return suggestionNamed(text, stops) ?? nearestNamed(text, stops)
}

/** An end of a ride as an address names it: by a transfer point's id, by a text, and by the name of the place it is at. */
export type NamedEnd = { id?: string | undefined; text?: string | undefined; place?: string | undefined }

/** The stop that an address means: by its transfer point's id, and of those there the one with that text; without a known id by what is named exactly, else by the text alone. */
export function stopAsked({ id, text = '', place = '' }: NamedEnd, stops: readonly CarStop[]): CarStop | undefined {
  const there = stops.filter(({ point }) => point === id)
  if (there.length === 0)
    return suggestionNamed(text, stops) ?? suggestionNamed(place, stops) ?? nearestNamed(text, stops)
  return suggestionNamed(text, there) ?? there.find(({ kind }) => kind !== 'hotel') ?? there[0]
}

/** All but the airport itself: the other end of an airport ride. */
export function awayFromAirport(stops: readonly CarStop[]): CarStop[] {
  return stops.filter(({ kind }) => kind !== 'airport')
}
