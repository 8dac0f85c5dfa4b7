import { freeCancelUntil } from '#contract/terms/car-hire.ts'
import { type CarSurcharges, nightChargeText, peakText } from '#contract/terms/car-surcharges.ts'
import { freeCancelText } from '#contract/terms/car-texts.ts'
import type { CarGroup, CarOffer, CarSuggestion } from '#contract/v1/cars.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { vehiclePicture } from '../vehicle-picture.ts'
import { type ChosenCars, carBookHref, carEnquiryHref, carsValue } from './results-query.ts'
import type { CarSearchAsked } from './results-read.ts'
import {
  bagsText,
  freeUntil,
  kmText,
  membersText,
  nightText,
  RESULTS_TEXTS,
  roadText,
  setText,
  splitText,
  tooSmallText,
} from './results-texts.ts'

/** A car as the list shows it; `facts` are its conditions, said before anything is paid. */
export type OfferView = {
  id: string
  name: string
  picture?: PictureSource
  line?: string
  members: string
  bags: string
  facts: string[]
  amount: number
  split: string
  /** Where it is asked for; in its place why it cannot be, of one too small for the party. */
  action: BookWays | { tooSmall: string }
}

/** `cars` as a button posts them, with the price that stands beside it (see book-hire.ts); `href` is the enquiry. */
export type BookWays = { cars: string; href: string }

export type GroupView = { id: string; title: string; note: string; offers: OfferView[]; bookAction: string }

/** Several cars for a party that no single one holds. */
export type SetView = {
  text: string
  cars: { name: string; count: number; members: string; amount: number }[]
  amount: number
  split: string
  bookAction: string
  ways: BookWays
  /** Said in place of booking it: our office does. */
  forGroup?: string
}

/** Drawn once: nobody operates it. */
export type CarResults = { groups: GroupView[]; set?: SetView; terms: string[] }

/** The only one bears the title of its page: its own would say the same again. */
export function groupView(group: CarGroup, search: CarSearchAsked, isOnly: boolean): GroupView {
  const { _id, distance, minutes, kmLimit, from, to, vehicle } = group
  const isHourly = search.tab === 'hourly'
  return {
    id: _id,
    title: isHourly ? RESULTS_TEXTS.hourlyCars : isOnly ? '' : [from?.name, to?.name].filter(Boolean).join(' to '),
    note: isHourly ? kmText(kmLimit ?? distance, undefined) : roadText(distance, minutes),
    offers: vehicle.map((offer) => offerView(offer, group, search)),
    bookAction: carBookHref(search, _id),
  }
}

function offerView(offer: CarOffer, { _id, kmLimit, distance }: CarGroup, search: CarSearchAsked): OfferView {
  const { price, taxAmount, amountPayable, extraKm, nightCharge, vehicle } = offer
  const { passengers = 0 } = search
  const isTooSmall = passengers > vehicle.maxMember
  const limit = kmLimit ?? (search.tab === 'hourly' ? distance : undefined)
  return {
    id: offer._id,
    name: vehicle.carName,
    picture: vehiclePicture(vehicle.carImage),
    ...(vehicle.description === undefined ? {} : { line: vehicle.description }),
    members: membersText(vehicle.maxMember),
    bags: bagsText(vehicle.largeBags),
    facts: [
      limit === undefined ? RESULTS_TEXTS.fixedPrice : kmText(limit, extraKm),
      ...(nightCharge > 0 ? [nightText(nightCharge)] : []),
    ],
    amount: amountPayable,
    split: splitText(price, taxAmount),
    action: isTooSmall
      ? { tooSmall: tooSmallText(vehicle.maxMember, passengers) }
      : waysOf(search, _id, [{ vehicleId: vehicle._id, count: 1 }], amountPayable),
  }
}

/** The set that the API proposes, of the cars it lists beside it; undefined where it names others. */
export function setView(
  group: CarGroup,
  suggestion: CarSuggestion,
  search: CarSearchAsked,
  forGroup?: string,
): SetView | undefined {
  const sums = sumsOf(group, suggestion)
  if (sums === undefined) return undefined
  const { lines, price, taxAmount, amountPayable } = sums
  return {
    text: setText(search.passengers ?? 0, forGroup !== undefined),
    cars: lines.map(({ offer, count }) => ({
      name: offer.vehicle.carName,
      count,
      members: membersText(offer.vehicle.maxMember),
      amount: offer.amountPayable * count,
    })),
    amount: amountPayable,
    split: splitText(price, taxAmount),
    bookAction: carBookHref(search, group._id),
    ways: waysOf(search, group._id, suggestion, amountPayable),
    ...(forGroup === undefined ? {} : { forGroup }),
  }
}

function waysOf(search: CarSearchAsked, chargeId: string, cars: ChosenCars, amount: number): BookWays {
  return { cars: `${carsValue(cars)}~${amount}`, href: carEnquiryHref(search, chargeId, cars) }
}

/** What these cars of a group cost together; undefined when one of them is not among its cars. */
export function sumsOf({ vehicle }: CarGroup, cars: ChosenCars) {
  const lines = cars.flatMap(({ vehicleId, count }) => {
    const offer = vehicle.find((each) => each.vehicle._id === vehicleId)
    return offer === undefined ? [] : [{ offer, count }]
  })
  if (lines.length === 0 || lines.length < cars.length) return undefined
  const total = (of: (offer: CarOffer) => number) => lines.reduce((sum, { offer, count }) => sum + of(offer) * count, 0)
  return {
    lines,
    price: total((offer) => offer.price),
    taxAmount: total((offer) => offer.taxAmount),
    amountPayable: total((offer) => offer.amountPayable),
    seats: total((offer) => offer.vehicle.maxMember),
  }
}

/** What holds for every car of the list. */
export function termsOf({ pickup }: CarSearchAsked, { night, seasons }: CarSurcharges): string[] {
  return [
    RESULTS_TEXTS.driver,
    pickup.date === undefined ? `${freeCancelText()}.` : freeUntil(freeCancelUntil(pickup.date, pickup.time)),
    nightChargeText(night),
    peakText(seasons),
    RESULTS_TEXTS.peakInside,
  ].filter((words) => words !== '')
}
