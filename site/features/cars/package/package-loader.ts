import { isPickupTooSoon } from '#contract/terms/car-hire.ts'
import { tooSoonMessage } from '#contract/terms/car-texts.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { AVAILABILITY_DAYS_MAX, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import { type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import { type CarPackage, type CarPrice, fetchCarPackages, priceCarPackage } from '#contract/v1/car-packages.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { nearestOpen } from '#site/shop/nearest-open.ts'
import { includesTaxes } from '#site/shop/price/tax-text.ts'
import type { DriveAnswer, DriveSums, PickupNote } from './package-answer.ts'
import { CLOSED_TEXTS } from './package-page-texts.ts'
import {
  agesOf,
  type CarParty,
  carPartyKey,
  DEFAULT_CAR_PARTY,
  type DriveProblems,
  readCarParty,
  whyNoPrice,
} from './package-party.ts'

type Host = Pick<SiteHost, 'api' | 'now' | 'brand' | 'figures'>
type Found = { ok: true; record: CarPackage } | { ok: false; failure: CallFailure }

export async function findCarPackage({ api }: Pick<SiteHost, 'api'>, slug: string): Promise<Found> {
  const answer = await api.call(fetchCarPackages, { query: { slug } })
  if (!answer.ok) return { ok: false, failure: answer.error }
  // A provider may send a list: the page shows the first, unless another is the one asked for.
  const list = answer.value.packageData
  const record = list.find((each) => each.slug === slug) ?? list[0]
  return record === undefined
    ? { ok: false, failure: { status: 404, code: 'not_found', message: '', errors: [] } }
    : { ok: true, record }
}

export type AskedDrive = { party: CarParty; problems: DriveProblems; first: DriveAnswer; tax?: string }

/** The party of an address with its price; and the tax inside the starting price, where the price of two adults tells it. */
export async function loadDrive(host: Host, record: CarPackage, search: URLSearchParams): Promise<AskedDrive> {
  const { party, problems } = readCarParty(search)
  const [first, two] = await Promise.all([
    answerDrive(host, record._id, party),
    answerDrive(host, record._id, DEFAULT_CAR_PARTY),
  ])
  const isStarting = two.price?.amountPayable === record.startingPrice
  return { party, problems, first, ...(isStarting && two.price ? { tax: includesTaxes(two.price.taxAmount) } : {}) }
}

/** What the party pays, and whether it can be picked up then; words for what cannot be had. */
export async function answerDrive(host: Host, id: string, party: CarParty): Promise<DriveAnswer> {
  const asked = carPartyKey(party)
  // Nobody is asked for a price that the page will not show.
  if (whyNoPrice(party) !== undefined) return { asked }
  const [price, pickup] = await Promise.all([
    host.api.call(priceCarPackage, { body: priceQuestion(id, party) }),
    pickupNote(host, id, party),
  ])
  const note = pickup === undefined ? {} : { pickup }
  if (price.ok) {
    const { group } = price.value.data
    return { asked, price: toSums(price.value.data), ...(group && { group: group.text }), ...note }
  }
  const { status, message } = price.error
  return { asked, failure: message, ...(status === 422 ? { isRefused: true } : {}), ...note }
}

/** The day is judged by itself, so that a price stands there whatever the day. */
function priceQuestion(packageId: string, party: CarParty) {
  const { adults, children, entryFee } = party
  return { packageId, adultCount: adults, childCount: children, childAges: agesOf(party), entryFee }
}

function toSums(price: CarPrice): DriveSums {
  const { carPrice, entryCharges, packageBasePrice, discount, taxAmount, amountPayable, priceVersion, vehicles } = price
  return {
    vehicles: vehicles.map(({ vehicleName: name, count, price: paid }) => ({ name, count, price: paid })),
    carPrice,
    entryCharges,
    packageBasePrice,
    discount,
    taxAmount,
    amountPayable,
    ...(priceVersion === '' ? {} : { version: priceVersion }),
  }
}

/** Why the party cannot be picked up then; undefined while nothing stands against it. */
async function pickupNote(host: Host, id: string, party: CarParty): Promise<PickupNote | undefined> {
  const { date, time } = party
  if (date === '') return undefined
  const today = dayInIndia(host.now)
  const leadMinutes = host.figures.pickupLeadMinutes
  const wrongDay = whyNotThatDay(date, today)
  if (time !== '' && wrongDay === undefined && isPickupTooSoon(date, time, host.now, leadMinutes)) {
    return { field: 'time', message: tooSoonMessage(host.brand.phones[0]?.text, leadMinutes), nearest: [] }
  }
  const days = await daysAround(host, id, party, today)
  const found = days.find((day) => day.date === date)
  if (wrongDay === undefined && found?.open !== false) return undefined
  const message = wrongDay === undefined ? CLOSED_TEXTS[found?.reason ?? 'sold_out'] : `${wrongDay}.`
  return { field: 'date', message, nearest: nearestOpen(days, date) }
}

/** A month to each side of the day, within what is on sale; none when a provider does not tell of days. */
async function daysAround({ api }: Host, id: string, party: CarParty, today: string): Promise<AvailableDay[]> {
  const around = addDays(party.date, -Math.floor(AVAILABILITY_DAYS_MAX / 2))
  const latest = addDays(today, TRAVEL_HORIZON_DAYS - AVAILABILITY_DAYS_MAX + 1)
  // The middle one of the three.
  const from = [today, around, latest].sort()[1] ?? today
  const answer = await api.call(fetchAvailability, {
    query: {
      kind: 'car',
      id,
      from,
      to: addDays(from, AVAILABILITY_DAYS_MAX - 1),
      adults: String(Math.max(1, party.adults)),
      children: String(party.children),
    },
  })
  return answer.ok ? answer.value.days : []
}
