import { ENTRY_FEE_FROM_AGE } from '#contract/terms/car-hire.ts'
import { divideHalfUp, formatRupees } from '#contract/terms/money.ts'
import type { CarPackage, CarPackageRow } from '#contract/v1/car-packages.ts'
import { cleanHtml, raiseHeadings } from '#site/page/clean-html.ts'
import { leanPicture } from '#site/page/lean-picture.ts'
import type { Fact } from '#site/ui/fact-list.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'
import { forPeople, ticketsText } from './package-page-texts.ts'
import { driveLength } from './package-texts.ts'

/** Said by the server alone. */
const FACT_TEXTS = {
  duration: 'Takes',
  km: 'Distance inside the price',
  island: 'Island',
  tickets: 'Entry tickets, an adult',
  closed: 'Closed on',
} as const

/** What booking a drive works with. */
export type BookableDrive = {
  id: string
  slug: string
  name: string
  /** What the tickets of an adult and of a child cost; undefined where there are none to buy. */
  tickets?: string
  /** The hour of the pick-up in its plan, "03:30"; undefined where the plan names none. */
  startsAt?: string
}

export type CarPackageView = BookableDrive & {
  pictures: PictureSource[]
  /** "8 hours, up to 60 km" */
  length: string
  island: string
  /** Rupees for the smallest vehicle, tax inside; before a live deal; for whom. */
  price: number
  struck?: number
  unit: string
  deal?: string
  rating?: { average: number; count: number }
}

export type RowView = { vehicle: string; people: string; price: number; extras: string }

/** What the page only tells: drawn once. Html is clean. */
export type CarPackageReading = {
  html: string
  facts: Fact[]
  steps: { title: string; html: string }[]
  rows: RowView[]
  hasExtras: boolean
  places: { id: string; name: string }[]
  inclusive: string
  exclusive: string
  policy: string
}

/** The parts of the page, in order; each is a section and a tab. */
const PARTS = ['overview', 'itinerary', 'price', 'places', 'inclusion', 'exclusion', 'policy', 'reviews'] as const
export type PackagePart = (typeof PARTS)[number]

/** Those that have something to say. */
export function partsOf(
  { steps, rows, places, inclusive, exclusive, policy }: CarPackageReading,
  { rating }: Pick<CarPackageView, 'rating'>,
): PackagePart[] {
  const empty: Partial<Record<PackagePart, boolean>> = {
    itinerary: steps.length === 0,
    price: rows.length === 0,
    places: places.length === 0,
    inclusion: inclusive === '',
    exclusion: exclusive === '',
    policy: policy === '',
    reviews: rating === undefined,
  }
  return PARTS.filter((part) => empty[part] !== true)
}

export function toCarPackageView(record: CarPackage): CarPackageView {
  const { startingPrice, struckPrice, badge, rating, duration, kmLimit, island } = record
  const smallest = record.packages.find(({ price }) => price === startingPrice) ?? record.packages[0]
  return {
    ...toBookable(record),
    pictures: record.images.map(leanPicture),
    length: driveLength(duration, kmLimit),
    island: island === undefined ? '' : namedIsland(island),
    price: startingPrice,
    ...(struckPrice !== undefined && struckPrice > startingPrice ? { struck: struckPrice } : {}),
    unit: smallest === undefined ? '' : forPeople(smallest.minPax, smallest.maxPax),
    ...(badge ? { deal: badge } : {}),
    ...(rating ? { rating } : {}),
  }
}

function toBookable({ _id, slug, packageName, packages, iternary }: CarPackage): BookableDrive {
  const [fee, startsAt] = [feeOf(packages), planStart(iternary)]
  return {
    id: _id,
    slug,
    name: packageName,
    ...(fee > 0 ? { tickets: ticketsText(fee, divideHalfUp(fee, 2), ENTRY_FEE_FROM_AGE) } : {}),
    ...(startsAt === undefined ? {} : { startsAt }),
  }
}

/** The first hour of a plan, where it is that of the pick-up: "03:30 pick-up from your hotel". */
export function planStart([first]: CarPackage['iternary']): string | undefined {
  const [, time, words = ''] = /\b((?:[01]\d|2[0-3]):[0-5]\d)\b([^<]*)/.exec(first?.description ?? '') ?? []
  return /^\s*pick-?up\b/i.test(words) ? time : undefined
}

export function toCarPackageReading(record: CarPackage): CarPackageReading {
  return {
    html: raiseHeadings(cleanHtml(record.description)),
    facts: factsOf(record),
    steps: record.iternary.map(({ title, description }) => ({ title, html: cleanHtml(description) })),
    rows: record.packages.map(rowView),
    hasExtras: record.packages.some(({ extraKm, extraHour }) => extraKm !== undefined || extraHour !== undefined),
    places: record.places.map(({ placeId, name }) => ({ id: placeId, name })),
    inclusive: cleanHtml(record.inclusive),
    exclusive: cleanHtml(record.exclusive),
    policy: cleanHtml(record.paymentPolicy),
  }
}

function rowView({ vehicleName, minPax, maxPax, price, extraKm, extraHour }: CarPackageRow): RowView {
  return {
    vehicle: vehicleName,
    people: minPax === maxPax ? `${minPax}` : `${minPax} to ${maxPax}`,
    price,
    extras: [
      ...(extraKm === undefined ? [] : [`${formatRupees(extraKm)} a km`]),
      ...(extraHour === undefined ? [] : [`${formatRupees(extraHour)} an hour`]),
    ].join(', '),
  }
}

function factsOf({ duration, kmLimit, island, packages, closedWeekdays = [] }: CarPackage): CarPackageReading['facts'] {
  const fee = feeOf(packages)
  return [
    ...(duration === '' ? [] : [{ label: FACT_TEXTS.duration, text: duration }]),
    ...(kmLimit === 0 ? [] : [{ label: FACT_TEXTS.km, text: `${kmLimit} km` }]),
    ...(island === undefined ? [] : [{ label: FACT_TEXTS.island, text: namedIsland(island) }]),
    ...(fee === 0 ? [] : [{ label: FACT_TEXTS.tickets, text: formatRupees(fee) }]),
    ...(closedWeekdays.length === 0 ? [] : [{ label: FACT_TEXTS.closed, text: closedWeekdays.join(' and ') }]),
  ]
}

function feeOf(packages: readonly CarPackageRow[]): number {
  return packages[0]?.entryFees ?? 0
}

function namedIsland({ name, oldName }: { name: string; oldName?: string | undefined }): string {
  return oldName === undefined ? name : `${name} (${oldName})`
}
