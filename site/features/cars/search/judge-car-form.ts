import { CAR_PAX_MAX, isPickupTooSoon } from '#contract/terms/car-hire.ts'
import { CAR_MESSAGES, tooSoonMessage } from '#contract/terms/car-texts.ts'
import { dayInIndia, isDay } from '#contract/terms/india-time.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import { type CarForm, type TypedStop, typedStop } from './car-form.ts'
import { type CarAsked, type CarTab, carSearchHref } from './car-query.ts'
import { awayFromAirport, type CarStop, stopMeant } from './car-stops.ts'
import { SEARCH_TEXTS, unknownText } from './search-texts.ts'

export type CarFieldName = keyof CarForm
/** Where the search leads, or why it is not made and which field is to be looked at. */
export type JudgedCarForm = { href: string } | { problem: string; field: CarFieldName }

type Known = {
  /** Undefined where the list did not come: then the texts are sent, for the server to read. */
  stops: readonly CarStop[] | undefined
  now: Date
  /** Called for a pick-up with too little notice, as people read it. */
  phone: string | undefined
  /** The shortest notice, as the office has set it. */
  leadMinutes: number
}

/** The rules for the three forms (given), on the clock of India. */
export function judgeCarForm(tab: CarTab, form: CarForm, known: Known): JudgedCarForm {
  const ends = endsOf(tab, form, known.stops)
  if ('problem' in ends) return ends
  const wrong = whenProblem(tab, form, known) ?? partyProblem(form)
  if (wrong !== undefined) return wrong
  const { date, time, carType, passengers } = form
  const when = tab === 'hourly' ? { date, time } : { pickupDate: date, pickupTime: time }
  return { href: carSearchHref(tab, { ...ends.asked, ...when, carType, passengers: passengers.trim() }) }
}

type Ends = { asked: CarAsked } | { problem: string; field: CarFieldName }

function endsOf(tab: CarTab, form: CarForm, stops: Known['stops']): Ends {
  if (tab === 'airport') return airportEnds(form, stops)
  if (tab === 'pickup-drop') return rideEnds(form, stops)
  const { duration } = form
  if (duration !== '' && form.date !== '' && form.time !== '') return { asked: { duration } }
  const field = (['duration', 'date', 'time'] as const).find((name) => form[name] === '') ?? 'duration'
  return { problem: CAR_MESSAGES.hourlyMissing, field }
}

function airportEnds({ hotel, isSwapped }: CarForm, stops: Known['stops']): Ends {
  if (hotel.text.trim() === '') return { problem: CAR_MESSAGES.airportMissing, field: 'hotel' }
  const named = nameStop(hotel, stops && awayFromAirport(stops))
  if (named === undefined) {
    const isAirport = nameStop(hotel, stops) !== undefined
    return { problem: isAirport ? CAR_MESSAGES.samePlace : unknownStop(hotel), field: 'hotel' }
  }
  const { text, point, pointName } = named
  return { asked: { placeName: pointName, placeId: point, hotelName: text, isSwapped: String(isSwapped) } }
}

function rideEnds(form: CarForm, stops: Known['stops']): Ends {
  const empty = (['from', 'to'] as const).find((name) => form[name].text.trim() === '')
  if (empty !== undefined) return { problem: CAR_MESSAGES.rideMissing, field: empty }
  const [from, to] = [nameStop(form.from, stops), nameStop(form.to, stops)]
  if (from === undefined) return { problem: unknownStop(form.from), field: 'from' }
  if (to === undefined) return { problem: unknownStop(form.to), field: 'to' }
  const isSame = from.text.toLowerCase() === to.text.toLowerCase() || (from.point !== '' && from.point === to.point)
  if (isSame) return { problem: CAR_MESSAGES.samePlace, field: 'to' }
  return { asked: { fromPlace: from.text, toPlace: to.text, fromPlaceId: from.point, toPlaceId: to.point } }
}

function unknownStop({ text }: TypedStop): string {
  return `${unknownText(text.trim())}. ${SEARCH_TEXTS.tryAnother}`
}

/** A choice stays one; a text is looked up. One that could be several is sent as it is, and the page of results asks which; undefined when it names nothing. */
function nameStop({ text, point, pointName }: TypedStop, stops: Known['stops']): TypedStop | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  if (point !== '') return { text: typed, point, pointName }
  if (stops === undefined) return { text: typed, point: '', pointName: typed }
  const meant = stopMeant(typed, stops)
  if ('stop' in meant) return { text: meant.stop.label, point: meant.stop.point, pointName: meant.stop.pointName }
  return meant.choices.length > 0 ? typedStop(typed) : undefined
}

/** Date and time go together; alone or out of reach they are told as the API tells them. */
function whenProblem(tab: CarTab, { date, time }: CarForm, { now, phone, leadMinutes }: Known) {
  if (tab !== 'hourly' && date === '' && time === '') return undefined
  if (!isDay(date)) return { problem: CAR_MESSAGES.dateMissing, field: 'date' as const }
  if (time === '') return { problem: CAR_MESSAGES.timeMissing, field: 'time' as const }
  const day = whyNotThatDay(date, dayInIndia(now))
  if (day !== undefined) return { problem: day, field: 'date' as const }
  return isPickupTooSoon(date, time, now, leadMinutes)
    ? { problem: tooSoonMessage(phone, leadMinutes), field: 'time' as const }
    : undefined
}

/** Nobody has to say how many they are. */
function partyProblem({ passengers }: CarForm) {
  const text = passengers.trim()
  if (text === '') return undefined
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) return { problem: VALIDATION.adult, field: 'passengers' as const }
  return count > CAR_PAX_MAX ? { problem: paxLimitMessage(CAR_PAX_MAX), field: 'passengers' as const } : undefined
}
