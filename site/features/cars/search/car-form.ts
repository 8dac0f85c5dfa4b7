import { type CarType, DEFAULT_CAR_TYPE } from '#contract/terms/car-hire.ts'
import type { CarAsked } from './car-query.ts'

/** What is typed for an end of a ride; `point` is empty until the text is known to name one. */
export type TypedStop = { text: string; point: string; pointName: string }

/** What stands in the fields, of all three tabs together: day, time, type and party go along from one to the other. */
export type CarForm = {
  isSwapped: boolean
  hotel: TypedStop
  from: TypedStop
  to: TypedStop
  duration: string
  date: string
  time: string
  carType: CarType
  passengers: string
}

/** Of a new search; one that was made without a number has none. */
const USUAL_PARTY = '2'

export function typedStop(text: string): TypedStop {
  return { text, point: '', pointName: '' }
}

/** The fields as an address fills them. */
export function carFormOf(asked: CarAsked): CarForm {
  const { placeId = '', placeName = '', hotelName = placeName, fromPlace = '', toPlace = '' } = asked
  return {
    isSwapped: /^(?:true|1)$/.test(asked.isSwapped ?? ''),
    hotel: { text: hotelName, point: placeId, pointName: placeName || hotelName },
    from: { text: fromPlace, point: asked.fromPlaceId ?? '', pointName: fromPlace },
    to: { text: toPlace, point: asked.toPlaceId ?? '', pointName: toPlace },
    duration: asked.duration ?? '',
    date: asked.pickupDate ?? asked.date ?? '',
    time: asked.pickupTime ?? asked.time ?? '',
    carType: asked.carType === 'Luxury Car' ? 'Luxury Car' : DEFAULT_CAR_TYPE,
    passengers: asked.passengers ?? (Object.keys(asked).length === 0 ? USUAL_PARTY : ''),
  }
}
