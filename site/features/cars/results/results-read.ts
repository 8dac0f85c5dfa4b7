import {
  CAR_PAX_MAX,
  CAR_TYPES,
  type CarType,
  DEFAULT_CAR_TYPE,
  HIRE_DURATIONS,
  type HireDuration,
} from '#contract/terms/car-hire.ts'
import { CAR_MESSAGES, whichOne } from '#contract/terms/car-texts.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import type { TransferPoint } from '#contract/v1/cars.ts'
import { LEFT_OUT } from '#site/page/left-out.ts'
import { type CarAsked, type CarTab, carSearchHref } from '../search/car-query.ts'
import { awayFromAirport, type CarStop, type NamedEnd, stopAsked, stopMeant } from '../search/car-stops.ts'
import { unknownText } from '../search/search-texts.ts'
import { type AskedPickup, nearestPickup } from './results-pickup.ts'
import { tookFor } from './results-texts.ts'

/** An end of a ride as the API takes it. `placeName` is the transfer point's own; without a point, no car goes there, and `island` says where it is; `hotelId` where it is a hotel. */
export type End = { id: string; name: string; placeName?: string; hotelId?: string; island?: TransferPoint['island'] }

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
  /** How many people there are, where that is more than all of our cars take. */
  crowd?: number
  /** The one end of a ride that is known. */
  known?: End
  /** Of an end that is not named exactly: which one is meant, each an address that says it. */
  which?: { label: string; href: string }[]
}

export type Known = {
  stops: readonly CarStop[]
  now: Date
  phone: string | undefined
  airport: string
  leadMinutes: number
}

/** The search nearest to what an address asks, and what was wrong with it, in words for the visitor. */
export function readCarSearch(tab: CarTab, asked: CarAsked, known: Known): ReadCarSearch {
  const notes: Notes = { problems: [], shown: [], choices: [] }
  const ends = endsOf(tab, asked, known, notes)
  const duration = tab === 'hourly' ? durationOf(asked, notes) : undefined
  const [date, time] = tab === 'hourly' ? [asked.date, asked.time] : [asked.pickupDate, asked.pickupTime]
  const found = nearestPickup({ date, time, isNeeded: tab === 'hourly' }, known)
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
    ...(notes.crowd === undefined ? {} : { crowd: notes.crowd }),
    ...('known' in ends ? { known: ends.known } : {}),
    ...whichOf(tab, asked, notes),
  }
}

/** The search once more with each of the stops that its text could mean; of two texts the first is asked about. */
function whichOf(tab: CarTab, asked: CarAsked, { choices: [first] }: Notes): Pick<ReadCarSearch, 'which'> {
  if (first === undefined) return {}
  return {
    which: first.stops.map((stop) => {
      const { label, point, pointName } = stop
      const end =
        tab === 'airport'
          ? { placeName: pointName, placeId: point, hotelName: label }
          : first.end === 'from'
            ? { fromPlace: label, fromPlaceId: point }
            : { toPlace: label, toPlaceId: point }
      return { label: choiceLabel(stop), href: carSearchHref(tab, { ...asked, ...end }) }
    }),
  }
}

/** "Cove and Palm Resort, Corbyn's Cove", "Haddo Wharf, on South Andaman" */
function choiceLabel({ label, kind, point, pointName, note }: CarStop): string {
  const where = kind === 'hotel' && point !== '' ? pointName : note.replace(/^O/, 'o')
  return `${label}, ${where}`
}

type Notes = {
  problems: string[]
  shown: string[]
  choices: { end: 'from' | 'to'; stops: CarStop[] }[]
  crowd?: number
}
type Ends = { both: { from: End; to: End } } | { known: End } | Record<string, never>

function endsOf(tab: CarTab, asked: CarAsked, { stops, airport }: Known, notes: Notes): Ends {
  if (tab === 'hourly') return {}
  if (tab === 'airport') {
    const { placeId: id, placeName, hotelName = placeName } = asked
    if (id === undefined && hotelName === undefined) return missing(CAR_MESSAGES.airportMissing, notes)
    const end = endOf('to', { id, text: hotelName, place: placeName }, awayFromAirport(stops), notes)
    return end === undefined ? {} : { both: { from: { id: '', name: airport }, to: end } }
  }
  const { fromPlace, toPlace, fromPlaceId, toPlaceId } = asked
  const isSame = fromPlace !== undefined && fromPlace.toLowerCase() === toPlace?.toLowerCase()
  if (isSame) return missing(CAR_MESSAGES.samePlace, notes)
  const [hasFrom, hasTo] = [fromPlaceId ?? fromPlace, toPlaceId ?? toPlace].map((text) => text !== undefined)
  const from = hasFrom ? endOf('from', { id: fromPlaceId, text: fromPlace }, stops, notes) : undefined
  const to = hasTo ? endOf('to', { id: toPlaceId, text: toPlace }, stops, notes) : undefined
  if (!hasFrom || !hasTo) notes.problems.push(CAR_MESSAGES.rideMissing)
  if (from === undefined || to === undefined) {
    const only = from ?? to
    return only === undefined ? {} : { known: only }
  }
  const isOne = from.id === to.id && (from.id !== '' || from.name === to.name)
  return isOne ? missing(CAR_MESSAGES.samePlace, notes) : { both: { from, to } }
}

function missing(message: string, { problems }: Notes): Record<string, never> {
  problems.push(message)
  return {}
}

/** Where no list of places came, the API is asked in the words of the address. */
function endOf(
  end: 'from' | 'to',
  { id, text, place }: NamedEnd,
  stops: readonly CarStop[],
  notes: Notes,
): End | undefined {
  if (stops.length === 0) return { id: id ?? text ?? '', name: text ?? id ?? '' }
  const typed = text ?? id ?? ''
  const asked = stopAsked({ id, text, place }, stops)
  if ('choices' in asked) {
    const isOpen = asked.choices.length > 0
    notes.problems.push(isOpen ? whichOne(typed) : unknownText(typed))
    if (isOpen) notes.choices.push({ end, stops: asked.choices })
    return undefined
  }
  // The place beside an unknown name is a place that was named: it is taken, and said.
  const isById = stops.some(({ point }) => point === id)
  if (!isById && !('stop' in stopMeant(typed, stops))) notes.problems.push(tookFor(typed, asked.stop.label))
  const { id: stopId, kind, point, label, pointName, island } = asked.stop
  return {
    id: point,
    name: label,
    placeName: pointName,
    ...(kind === 'hotel' ? { hotelId: stopId } : {}),
    ...(island === undefined ? {} : { island }),
  }
}

/** Missing with date and time: all fields are asked for at once; the usual hire is shown. */
function durationOf({ duration }: CarAsked, { problems, shown }: Notes): HireDuration {
  const exact = HIRE_DURATIONS.find((each) => each.toLowerCase() === duration?.toLowerCase())
  if (exact !== undefined) return exact
  problems.push(duration === undefined ? CAR_MESSAGES.hourlyMissing : CAR_MESSAGES.duration)
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

function passengersOf(text: string | undefined, notes: Notes): number | undefined {
  const { problems, shown } = notes
  if (text === undefined) return undefined
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (count === 0) problems.push(VALIDATION.adult)
  if (count <= CAR_PAX_MAX) return count || undefined
  problems.push(paxLimitMessage(CAR_PAX_MAX))
  notes.crowd = count
  shown.push(`cars for ${CAR_PAX_MAX} people`)
  return CAR_PAX_MAX
}
