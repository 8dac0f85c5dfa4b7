import { DEFAULT_CAR_TYPE } from '#contract/terms/car-hire.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { CAR_RESULTS_PATH, CAR_TABS, type CarAsked, type CarTab, carSearchHref } from '../search/car-query.ts'
import type { CarSearchAsked } from './results-read.ts'

/** Kinds of car and how many of each, as an enquiry's address carries them. */
export type ChosenCars = { vehicleId: string; count: number }[]

/** The search by the names of its address: what was asked, mended. */
export function askedOf(search: CarSearchAsked): CarAsked {
  const { tab, carType, passengers, pickup, ends, isSwapped, duration } = search
  const any = {
    ...(carType === DEFAULT_CAR_TYPE ? {} : { carType }),
    ...(passengers === undefined ? {} : { passengers: String(passengers) }),
  }
  if (tab === 'hourly') return { ...(duration ? { duration } : {}), date: pickup.date, time: pickup.time, ...any }
  const when = pickup.date === undefined ? {} : { pickupDate: pickup.date, pickupTime: pickup.time }
  if (ends === undefined) return { ...when, ...any }
  const { from, to } = ends
  if (tab === 'pickup-drop')
    return { fromPlace: from.name, toPlace: to.name, fromPlaceId: from.id, toPlaceId: to.id, ...when, ...any }
  return {
    placeName: to.placeName ?? to.name,
    placeId: to.id,
    hotelName: to.name,
    isSwapped: String(isSwapped),
    ...when,
    ...any,
  }
}

export function resultsHref(search: CarSearchAsked): string {
  return carSearchHref(search.tab, askedOf(search))
}

export function carEnquiryPath(tab: CarTab): string {
  return `${CAR_RESULTS_PATH[tab]}/enquiry`
}

/** The enquiry for these cars of one road or hire, with everything that was asked. */
export function carEnquiryHref(search: CarSearchAsked, chargeId: string, cars: ChosenCars, sent?: string): string {
  return withQuery(carEnquiryPath(search.tab), {
    ...askedOf(search),
    charge: chargeId,
    cars: carsValue(cars),
    sent,
  })
}

/** Where cars of one road or hire are posted to be booked; which ones, a button says. */
export function carBookHref(search: CarSearchAsked, chargeId: string): string {
  return withQuery(paths.book('car'), { id: search.tab, ...askedOf(search), charge: chargeId })
}

export function carsValue(cars: ChosenCars): string {
  return cars.map(({ vehicleId, count }) => `${vehicleId}:${count}`).join(',')
}

/** The cars of an address, "mpv6:1,mpv7:2"; what makes no sense is left out. */
export function readCars(text: string | null): ChosenCars {
  return (text ?? '').split(',').flatMap((each) => {
    const [, vehicleId = '', count = ''] = /^(.+):([1-9]\d?)$/.exec(each.trim()) ?? []
    return vehicleId === '' ? [] : [{ vehicleId, count: Number(count) }]
  })
}

/** Whose page of results, or enquiry behind it, an address is. */
export function carTabAt(pathname: string): CarTab {
  return CAR_TABS.find((tab) => pathname.startsWith(CAR_RESULTS_PATH[tab])) ?? 'airport'
}
