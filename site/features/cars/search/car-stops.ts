import type { TransferPoint } from '#contract/v1/cars.ts'
import { nearestNamed } from '#site/shop/nearest-named.ts'
import { type Suggestion, suggestionNamed, suggestionsFor, suggestionsNamed } from '#site/ui/suggestions.ts'

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

/** Characters from which names are suggested (given: more than one). */
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

/**
 * What a text means: the one stop that it is an id or a name of, old or new, and nothing else is; or else all that it could
 * be, for the visitor to say which. A car is sold to a place that was named, never to a guess.
 */
export function stopMeant(text: string, stops: readonly CarStop[]): { stop: CarStop } | { choices: CarStop[] } {
  const named = suggestionsNamed(text, stops)
  const [only] = named
  if (only !== undefined && named.length === 1) return { stop: only }
  if (only !== undefined) return { choices: named.slice(0, CHOICES_MAX) }
  const near = nearestNamed(text, stops)
  return { choices: [...new Set([...suggestionsFor(text, stops), ...(near ? [near] : [])])] }
}

/** As many as are looked over, when one is to be chosen. */
const CHOICES_MAX = 24

/** An end of a ride as an address names it: by a transfer point's id, by a text, and by the name of the place it is at. */
export type NamedEnd = { id?: string | undefined; text?: string | undefined; place?: string | undefined }

/** The stop that an address means: by its transfer point's id, and of those there the one with that text; without a known id by what it names exactly. */
export function stopAsked(
  { id, text = '', place = '' }: NamedEnd,
  stops: readonly CarStop[],
): { stop: CarStop } | { choices: CarStop[] } {
  const there = stops.filter(({ point }) => point === id)
  const [first] = there
  if (first !== undefined)
    return { stop: suggestionNamed(text, there) ?? there.find(({ kind }) => kind !== 'hotel') ?? first }
  const meant = stopMeant(text, stops)
  if ('stop' in meant || place === '') return meant
  const byPlace = stopMeant(place, stops)
  return 'stop' in byPlace || meant.choices.length === 0 ? byPlace : meant
}

/** All but the airport itself: the other end of an airport ride. */
export function awayFromAirport(stops: readonly CarStop[]): CarStop[] {
  return stops.filter(({ kind }) => kind !== 'airport')
}
