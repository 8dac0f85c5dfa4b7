import { CAR_PAX_MAX, freeCancelUntil } from '#contract/terms/car-hire.ts'
import { freeCancelText, seatsTooFew } from '#contract/terms/car-texts.ts'
import { priceOfToday } from '#contract/terms/enquiry-price.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { ABOUT_DETAIL_LENGTH_MAX } from '#contract/terms/limits.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import type { CarGroup } from '#contract/v1/cars.ts'
import { answerChosen, type EnquiryHost, withCounted } from '#site/shop/enquiry/answer-enquiry.ts'
import type { EnquiryAnswer } from '#site/shop/enquiry/enquiry-values.ts'
import type { SumsView } from '#site/shop/price/price-sums.tsx'
import type { Fact } from '#site/ui/fact-list.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'
import { AGAIN_NAME, AGAIN_WORDS, type AgainWord } from '../results/results-again.ts'
import { findCars, type Host } from '../results/results-loader.ts'
import { titleOf } from '../results/results-page-data.ts'
import { whenText } from '../results/results-pickup.ts'
import { type ChosenCars, carEnquiryHref, readCars, resultsHref } from '../results/results-query.ts'
import type { CarSearchAsked } from '../results/results-read.ts'
import { freeUntil, kmText, nightText, peopleText, RESULTS_TEXTS, roadText } from '../results/results-texts.ts'
import { sumsOf } from '../results/results-view.ts'
import { CAR_RESULTS_PATH, type CarTab } from '../search/car-query.ts'
import { vehiclePicture } from '../vehicle-picture.ts'

/** The cars an enquiry is about, as the results show them at this moment. */
export type AskedCars = {
  search: CarSearchAsked
  chargeId: string
  /** The end of the road that one is picked up at. */
  fromPoint?: string
  cars: ChosenCars
  /** "Aberdeen Bazaar to Wandoor" */
  title: string
  carsText: string
  picture?: PictureSource
  seats: number
  facts: Fact[]
  sums: SumsView
  note: string
  /** Back to the results. */
  href: string
  address: string
}

/** What an enquiry's address names; when that cannot be had as it was asked: why, and the results that say it too. */
export async function findAskedCars(
  host: Host,
  tab: CarTab,
  query: URLSearchParams,
): Promise<{ asked: AskedCars } | { gone: string; problem: string } | { failure: string }> {
  // The cars are chosen already: the party may be another one than they were shown for.
  const found = await findCars(host, tab, query, { ofAnySize: true })
  if (found.failure !== undefined) return { failure: found.failure }
  const { search, problems, groups } = found
  const group = groups.find(({ _id }) => _id === query.get('charge'))
  const cars = readCars(query.get('cars'))
  const sums = group && sumsOf(group, cars)
  const [problem] = problems
  if (problem !== undefined) return { gone: againHref(tab, query), problem }
  if (!isReadable(cars, query.get('cars') ?? '')) {
    return { gone: againHref(tab, query, 'unread'), problem: AGAIN_WORDS.unread }
  }
  if (group === undefined || sums === undefined) {
    return { gone: againHref(tab, query, 'gone'), problem: AGAIN_WORDS.gone }
  }
  const title = titleOf(search)
  const carsText = sums.lines.map(({ offer, count }) => named(offer.vehicle.carName, count)).join(' + ')
  return {
    asked: {
      search,
      chargeId: group._id,
      ...(group.from ? { fromPoint: group.from._id } : {}),
      cars,
      title,
      carsText,
      picture: vehiclePicture(sums.lines[0]?.offer.vehicle.carImage ?? ''),
      seats: sums.seats,
      facts: factsOf({ search, group, title, carsText, sums }),
      sums: {
        lines: [
          ...sums.lines.map(({ offer, count }) => ({
            label: named(offer.vehicle.carName, count),
            amount: offer.price * count,
          })),
          { label: RESULTS_TEXTS.taxes, amount: sums.taxAmount },
        ],
        amountPayable: sums.amountPayable,
      },
      note: priceOfToday(dayInIndia(host.now)),
      href: resultsHref(search),
      address: carEnquiryHref(search, group._id, cars),
    },
  }
}

/** Every car that is named, of no kind more than one party can need. */
function isReadable(cars: ChosenCars, text: string): boolean {
  return cars.length === text.split(',').length && cars.every(({ count }) => count <= CAR_PAX_MAX)
}

/** The results as the enquiry's address asks for them, unmended, so that they say what is wrong with it. */
function againHref(tab: CarTab, query: URLSearchParams, again?: AgainWord): string {
  const asked = new URLSearchParams(query)
  for (const name of ['charge', 'cars', 'sent', AGAIN_NAME]) asked.delete(name)
  if (again !== undefined) asked.set(AGAIN_NAME, again)
  return `${CAR_RESULTS_PATH[tab]}?${asked}`
}

type Facts = {
  search: CarSearchAsked
  group: CarGroup
  title: string
  carsText: string
  sums: NonNullable<ReturnType<typeof sumsOf>>
}

/** Everything chosen, and the conditions that go with it. */
function factsOf({ search, group, title, carsText, sums }: Facts): AskedCars['facts'] {
  const { pickup, passengers } = search
  const { distance, minutes, kmLimit } = group
  const night = sums.lines.reduce((sum, { offer, count }) => sum + offer.nightCharge * count, 0)
  const limits = sums.lines.map(({ offer }) => {
    const limit = kmLimit ?? (search.tab === 'hourly' ? distance : undefined)
    const words = limit === undefined ? RESULTS_TEXTS.fixedPrice : kmText(limit, offer.extraKm)
    return sums.lines.length > 1 && limit !== undefined ? `${offer.vehicle.carName}: ${words}` : words
  })
  return [
    { label: RESULTS_TEXTS.route, text: title },
    { label: RESULTS_TEXTS.when, text: pickup.date === undefined ? RESULTS_TEXTS.noPickup : whenText(pickup) },
    { label: RESULTS_TEXTS.cars, text: carsText },
    ...(passengers === undefined ? [] : [{ label: RESULTS_TEXTS.passengers, text: peopleText(passengers) }]),
    ...(search.tab === 'hourly' ? [] : [{ label: RESULTS_TEXTS.distance, text: roadText(distance, minutes) }]),
    { label: RESULTS_TEXTS.conditions, text: [...new Set(limits)].map((limit) => `${limit}.`).join(' ') },
    ...(night > 0 ? [{ label: RESULTS_TEXTS.night, text: `${nightText(night)}.` }] : []),
    {
      label: RESULTS_TEXTS.cancel,
      text: pickup.date === undefined ? `${freeCancelText()}.` : freeUntil(freeCancelUntil(pickup.date, pickup.time)),
    },
  ]
}

/** The hotels at the ends of a road: the road is called after them. */
export function hotelsOf({ ends }: AskedCars['search']): { hotelIds?: string[] } {
  const hotelIds = ends === undefined ? [] : [ends.from, ends.to].flatMap(({ hotelId }) => hotelId ?? [])
  return hotelIds.length === 0 ? {} : { hotelIds }
}

/** On the server: an enquiry for cars by road or by the hour. What stands against the party and against the contact is said together. */
export async function sendHire(
  host: EnquiryHost,
  asked: AskedCars,
  typed: string,
  form: FormData,
): Promise<{ answer: EnquiryAnswer | undefined; problem?: string }> {
  const problem = partyProblem(typed, asked.seats)
  const passengers = problem === undefined ? Number(typed) : 1
  // Everyone counts, so all are adults to the enquiry.
  const counted = withCounted(form, { adults: passengers, date: asked.search.pickup.date ?? '' })
  const answer = await answerChosen(host, counted, problem === undefined, () => hireSubject(asked, passengers))
  return { answer, ...(problem === undefined ? {} : { problem }) }
}

/** What the office reads, and what its price is worked out from where the enquiry is stored. */
function hireSubject({ search, chargeId, fromPoint, cars, title, carsText }: AskedCars, passengers: number) {
  const { pickup } = search
  const when = pickup.date === undefined ? RESULTS_TEXTS.noPickup : whenText(pickup)
  const hire = pickup.date === undefined ? {} : { pickupDate: pickup.date, pickupTime: pickup.time }
  return {
    enquiryFor: 'Car Rental' as const,
    about: {
      id: chargeId,
      detail: [title, when, carsText, peopleText(passengers)].join('; ').slice(0, ABOUT_DETAIL_LENGTH_MAX),
      hire: { ...hire, ...(fromPoint === undefined ? {} : { fromPoint }), ...hotelsOf(search), vehicles: cars },
    },
  }
}

/** What stands against the number of passengers as it was typed. */
export function partyProblem(typed: string, seats: number): string | undefined {
  if (!/^\d{1,3}$/.test(typed)) return VALIDATION.count
  const count = Number(typed)
  if (count === 0) return VALIDATION.adult
  if (count > CAR_PAX_MAX) return paxLimitMessage(CAR_PAX_MAX)
  return count > seats ? seatsTooFew(seats) : undefined
}

function named(name: string, count: number): string {
  return count === 1 ? name : `${count} ${name}`
}
