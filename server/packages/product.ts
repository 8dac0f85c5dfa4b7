import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import { nightsText, roomsOfType } from '#contract/terms/stay-labels.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import { isInFull } from '#server/bookings/core/initial-shares.ts'
import { travellersText } from '#server/enquiries/enquiry-texts.ts'
import { islandLabels } from '#server/hotels/island-labels.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { termsByDay } from '#server/products/cancellation-terms.ts'
import { adultsText, childrenText, listed } from '#server/products/line-labels.ts'
import { partyProblem } from '#server/products/party-problem.ts'
import { NO_STOCK, type ProductLine } from '#server/products/priced-line.ts'
import type { PricingParts, Product, ProductMoment } from '#server/products/product.ts'
import type { HousedStay } from './find-plan.ts'
import { itemsOf } from './html-items.ts'
import { durationText } from './list-rules.ts'
import { listStartDays } from './list-start-days.ts'
import { packageDeals } from './package-deals.ts'
import { packageFacts } from './package-facts.ts'
import { type QuotedStart, quoteStart } from './quote-start.ts'
import { PACKAGE_ENTRIES } from './search-entries.ts'
import { startSalesCloseAt } from './start-rules.ts'

type PackageLine = LineOf<'package'>

/** Characters of what is included: a voucher has no room for more (ours). */
const INCLUSIONS_LENGTH_MAX = 400

/** With the rooms and seats that its plan names; for a group our office finds rooms beside them. */
async function price(
  { db, pricingPolicy }: PricingParts,
  line: PackageLine,
  { now, isForGroup: isHoused }: ProductMoment,
): Promise<Result<ProductLine, ApiRefusal>> {
  const quoted = await quoteStart(db, pricingPolicy(), now, { ...line, isHoused })
  return quoted.ok ? ok(lineOf(line, quoted.value, await islandLabels(db))) : quoted
}

function lineOf(line: PackageLine, quoted: QuotedStart, islandLabel: (id: string) => string): ProductLine {
  const { price, plan, stays, legs } = quoted
  const { startDate } = line
  const { packageBasePrice, discount, taxAmount, amountPayable } = price
  return {
    asked: line,
    title: `${plan.name}, ${durationText(plan.nights)}`,
    startsAt: new Date(`${startDate}T00:00:00+05:30`),
    endsAt: new Date(`${addDays(startDate, plan.nights)}T23:59:59.999+05:30`),
    salesCloseAt: startSalesCloseAt(startDate),
    price: { packageBasePrice, discount, taxAmount, amountPayable },
    priceVersion: price.priceVersion,
    nonRefundable: Math.min(plan.nonRefundable, amountPayable),
    terms: termsByDay(startDate),
    stock: {
      ...NO_STOCK,
      nights: stays.flatMap(nightsOf),
      seats: legs.flatMap(({ tripId, seats }) => seats.map((seat) => ({ tripId, seat }))),
    },
    whereabouts: whereaboutsOf(quoted, startDate),
    facts: packageFacts(line, quoted, islandLabel),
    details: detailsOf(line, quoted),
  }
}

function nightsOf({ roomTypeId, rooms, nights, checkIn }: HousedStay): ProductLine['stock']['nights'] {
  if (roomTypeId === null) return []
  return Array.from({ length: nights }, (_, night) => ({ roomTypeId, night: addDays(checkIn, night), rooms }))
}

/** Where its first ferry leaves from if that is on the first day, else where its first hotel is; the end likewise. */
function whereaboutsOf({ plan, stays, legs }: QuotedStart, startDate: string): ProductLine['whereabouts'] {
  const first = legs.find(({ date }) => date === startDate)
  const last = legs.findLast(({ date }) => date === addDays(startDate, plan.nights))
  return {
    from: first?.fromIslandId ?? stays[0]?.islandId ?? undefined,
    to: last?.toIslandId ?? stays.at(-1)?.islandId ?? undefined,
  }
}

function detailsOf({ startDate, adultCount, childAges }: PackageLine, quoted: QuotedStart): ProductLine['details'] {
  const { plan, stays, legs } = quoted
  const included = joined(itemsOf(plan.inclusive))
  return [
    { label: 'Starts', text: formatDay(startDate) },
    { label: 'Ends', text: formatDay(addDays(startDate, plan.nights)) },
    {
      label: 'Travellers',
      text: travellersText({ adultCount, childCount: childAges.length, childAges, infantCount: 0 }),
    },
    ...stays.map((stay) => ({
      label: `${formatDay(stay.checkIn)}, ${nightsText(stay.nights)}`,
      text: hotelText(stay),
    })),
    ...legs.map(({ date, departTime, vessel, className, seatsOnBoard: seats }) => ({
      label: `${formatDay(date)}, ferry at ${departTime}`,
      text: `${vessel}, ${className}, ${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`,
    })),
    ...(included === '' ? [] : [{ label: 'Included', text: included }]),
  ]
}

function hotelText({ hotelName, roomType, rooms, address, contact }: HousedStay): string {
  const room = roomsOfType(roomType, rooms)
  return [hotelName, room, address ?? '', contact ?? ''].filter((each) => each !== '').join(', ')
}

/** As many of them as fit, in one line of text. */
function joined(items: readonly string[]): string {
  let text = ''
  for (const item of items) {
    const longer = text === '' ? item : `${text}, ${item}`
    if (longer.length > INCLUSIONS_LENGTH_MAX) break
    text = longer
  }
  return text
}

/** A package from a day on. */
export const packageProduct: Product<PackageLine> = {
  price,
  entry: { kind: 'note', isTimed: false, isFixed: false },
  initialPercent: (shares, { startDate }) => (isInFull(shares.packageInFull, startDate) ? 100 : shares.package),
  isSharing: (one, other) => one.packageId === other.packageId && one.startDate === other.startDate,
  partyProblem,
  reviewSubject: ({ packageId }) => ({ kind: 'package', subject_id: packageId }),
  whenText: ({ startDate, endsAt }) => {
    const last = dayInIndia(new Date(endsAt))
    return last > startDate ? `${formatDay(startDate)} to ${formatDay(last)}` : formatDay(startDate)
  },
  partyText: ({ adultCount, childAges }) => listed([adultsText(adultCount), childrenText(childAges)]),
  wholeDays: ({ startDate, endsAt }) => ({ from: startDate, until: addDays(dayInIndia(new Date(endsAt)), 1) }),
  deals: packageDeals,
  searchEntries: PACKAGE_ENTRIES,
  listDays: ({ db, now, pricingPolicy }, query) => listStartDays(db, pricingPolicy(), now(), query),
}
