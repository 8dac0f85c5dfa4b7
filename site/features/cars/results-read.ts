import {
  CAR_PAX_MAX,
  CAR_TYPES,
  type CarType,
  DEFAULT_CAR_TYPE,
  HIRE_DURATIONS,
  type HireDuration,
} from '#contract/terms/car-hire.ts'
import { CAR_WORDS } from '#contract/terms/car-words.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { LEFT_OUT } from '#site/left-out.ts'
import { suggestionNamed, suggestionsFor } from '#site/ui/suggestions.ts'
import type { CarAsked, CarTab } from './car-query.ts'
import { awayFromAirport, type CarStop, stopAsked } from './car-stops.ts'
import { type AskedPickup, nearestPickup } from './results-pickup.ts'
import { largerParty, tookFor } from './results-texts.ts'
import { unknownText } from './search-texts.ts'

/** An end of a ride as the API takes it. */
export type End = { id: string; name: string }

/** A search as it can be made. Without `ends` or `duration` there is nothing to search for. */
export type CarSearchAsked = {
  tab: CarTab
  carType: CarType
  passengers?: number
  pickup: AskedPickup
  ends?: { from: End; to: End }
  isSwapped: boolean
  duration?: HireDuration
}

export type ReadCarSearch = {
  search: CarSearchAsked
  /** What was wrong with the address, a sentence each; what is shown in its place, a phrase each. */
  problems: string[]
  shown: string[]
  /** The one end of a ride that is known. */
  known?: End
}

export type Known = { stops: readonly CarStop[]; now: Date; phone: string | undefined; airport: string }

/** The search nearest to what an address asks, and what was wrong with it, in words for the visitor. */
export function readCarSearch(tab: CarTab, asked: CarAsked, known: Known): ReadCarSearch {
  const notes: Notes = { problems: [], shown: [] }
  const ends = endsOf(tab, asked, known, notes)
  const duration = tab === 'hourly' ? durationOf(asked, notes) : undefined
  const [date, time] = tab === 'hourly' ? [asked.date, asked.time] : [asked.pickupDate, asked.pickupTime]
  const found = nearestPickup({ date, time, isNeeded: tab === 'hourly' }, known.now, known.phone)
  if (found.problem !== undefined) notes.problems.push(found.problem)
  if (found.shown !== undefined) notes.shown.push(found.shown)
  const passengers = passengersOf(asked.passengers, notes)
  return {
    search: {
      tab,
      carType: carTypeOf(asked.carType, notes),
      ...(passengers === undefined ? {} : { passengers }),
      pickup: found.pickup,
      ...('both' in ends ? { ends: ends.both } : {}),
      isSwapped: tab === 'airport' && isSwappedOf(asked.isSwapped, notes),
      ...(duration === undefined ? {} : { duration }),
    },
    problems: [...new Set(notes.problems)],
    shown: notes.shown,
    ...('known' in ends ? { known: ends.known } : {}),
  }
}

type Notes = { problems: string[]; shown: string[] }
type Ends = { both: { from: End; to: End } } | { known: End } | Record<string, never>

function endsOf(tab: CarTab, asked: CarAsked, { stops, airport }: Known, notes: Notes): Ends {
  if (tab === 'hourly') return {}
  if (tab === 'airport') {
    const { placeId: id, placeName, hotelName = placeName } = asked
    if (id === undefined && hotelName === undefined) return missing(CAR_WORDS.airportMissing, notes)
    const end = endOf({ id, text: hotelName }, awayFromAirport(stops), notes)
    return end === undefined ? {} : { both: { from: { id: '', name: airport }, to: end } }
  }
  const { fromPlace, toPlace, fromPlaceId, toPlaceId } = asked
  const isSame = fromPlace !== undefined && fromPlace.toLowerCase() === toPlace?.toLowerCase()
  if (isSame) return missing(CAR_WORDS.samePlace, notes)
  const [hasFrom, hasTo] = [fromPlaceId ?? fromPlace, toPlaceId ?? toPlace].map((text) => text !== undefined)
  const from = hasFrom ? endOf({ id: fromPlaceId, text: fromPlace }, stops, notes) : undefined
  const to = hasTo ? endOf({ id: toPlaceId, text: toPlace }, stops, notes) : undefined
  if (!hasFrom || !hasTo) notes.problems.push(CAR_WORDS.rideMissing)
  if (from === undefined || to === undefined) {
    const only = from ?? to
    return only === undefined ? {} : { known: only }
  }
  return from.id === to.id ? missing(CAR_WORDS.samePlace, notes) : { both: { from, to } }
}

function missing(message: string, { problems }: Notes): Record<string, never> {
  problems.push(message)
  return {}
}

type Named = { id: string | undefined; text: string | undefined }

/** Where no list of places came, the API is asked in the words of the address. */
function endOf({ id, text }: Named, stops: readonly CarStop[], { problems }: Notes): End | undefined {
  if (stops.length === 0) return { id: id ?? text ?? '', name: text ?? id ?? '' }
  const typed = text ?? id ?? ''
  // Half a name is better than none: the first of those that hold it is taken, and said.
  const stop = stopAsked({ id, text }, stops) ?? suggestionsFor(typed, stops)[0]
  if (stop === undefined) {
    problems.push(unknownText(typed))
    return undefined
  }
  const isById = stops.some(({ point }) => point === id)
  if (!isById && suggestionNamed(typed, stops) === undefined) {
    problems.push(tookFor(typed, stop.label))
  }
  return { id: stop.point, name: stop.label }
}

/** Missing with date and time: all fields are asked for at once; the usual hire is shown. */
function durationOf({ duration }: CarAsked, { problems, shown }: Notes): HireDuration {
  const exact = HIRE_DURATIONS.find((each) => each.toLowerCase() === duration?.toLowerCase())
  if (exact !== undefined) return exact
  problems.push(duration === undefined ? CAR_WORDS.hourlyMissing : CAR_WORDS.duration)
  const hours = Number(/^\s*(\d{1,3})/.exec(duration ?? '')?.[1] ?? USUAL_HOURS)
  const near = HIRE_DURATIONS.toSorted(
    (one, other) => Math.abs(hoursOf(one) - hours) - Math.abs(hoursOf(other) - hours),
  )
  const nearest = near[0] ?? HIRE_DURATIONS[0]
  shown.push(`a car for ${hoursOf(nearest)} hours`)
  return nearest
}

/** A day's hire of the catalogue. */
const USUAL_HOURS = 8

export function hoursOf(duration: HireDuration): number {
  return Number.parseInt(duration, 10)
}

function carTypeOf(text: string | undefined, { problems }: Notes): CarType {
  const known = CAR_TYPES.find((each) => each.toLowerCase() === text?.toLowerCase())
  if (known === undefined && text !== undefined) problems.push(LEFT_OUT)
  return known ?? DEFAULT_CAR_TYPE
}

function isSwappedOf(text: string | undefined, { problems }: Notes): boolean {
  if (text !== undefined && !/^(?:true|false|1|0)$/.test(text)) problems.push(LEFT_OUT)
  return text === 'true' || text === '1'
}

function passengersOf(text: string | undefined, { problems, shown }: Notes): number | undefined {
  if (text === undefined) return undefined
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (count === 0) problems.push(VALIDATION.adult)
  if (count <= CAR_PAX_MAX) return count || undefined
  problems.push(paxLimitMessage(CAR_PAX_MAX), largerParty())
  shown.push(`cars for ${CAR_PAX_MAX} people`)
  return CAR_PAX_MAX
}
