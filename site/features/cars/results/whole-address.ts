import { type CarAsked, type CarTab, carSearchHref } from '../search/car-query.ts'
import { awayFromAirport, type CarStop, type NamedEnd, stopAsked } from '../search/car-stops.ts'

/**
 * The address with the names and ids it lacks, as a form with script writes it; undefined for one that is whole, or that
 * does not name its places exactly.
 */
export function wholeAddress(tab: CarTab, asked: CarAsked, stops: readonly CarStop[]): string | undefined {
  const ends = tab === 'airport' ? airportEnd(asked, stops) : tab === 'pickup-drop' ? rideEnds(asked, stops) : undefined
  if (ends === undefined) return undefined
  const lacks = Object.entries(ends).some(
    ([name, value]) => value !== '' && asked[name as keyof CarAsked] === undefined,
  )
  if (!lacks) return undefined
  const { isSwapped = 'false' } = asked
  return carSearchHref(tab, { ...asked, ...ends, ...(tab === 'airport' ? { isSwapped } : {}) })
}

function airportEnd({ placeId, placeName, hotelName }: CarAsked, stops: readonly CarStop[]): CarAsked | undefined {
  const stop = exactStop({ id: placeId, text: hotelName ?? placeName }, awayFromAirport(stops))
  if (stop === undefined) return undefined
  // Beside a known id the names are the visitor's own.
  if (placeId !== undefined)
    return { placeId, placeName: placeName ?? stop.pointName, hotelName: hotelName ?? stop.label }
  return { placeId: stop.point, placeName: stop.pointName, hotelName: stop.label }
}

function rideEnds({ fromPlace, fromPlaceId, toPlace, toPlaceId }: CarAsked, stops: readonly CarStop[]) {
  const from = exactStop({ id: fromPlaceId, text: fromPlace }, stops)
  const to = exactStop({ id: toPlaceId, text: toPlace }, stops)
  if (from === undefined || to === undefined || from.label === to.label) return undefined
  return {
    fromPlace: fromPlaceId === undefined ? from.label : (fromPlace ?? from.label),
    toPlace: toPlaceId === undefined ? to.label : (toPlace ?? to.label),
    fromPlaceId: fromPlaceId ?? from.point,
    toPlaceId: toPlaceId ?? to.point,
  }
}

function exactStop({ id, text = '' }: NamedEnd, stops: readonly CarStop[]): CarStop | undefined {
  if (id !== undefined && !stops.some(({ point }) => point === id)) return undefined
  const asked = stopAsked({ id, text }, stops)
  return 'stop' in asked ? asked.stop : undefined
}
