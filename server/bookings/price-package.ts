import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import { nightsText, roomsOfType } from '#contract/terms/stay-words.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import { travellersText } from '#server/enquiries/enquiry-words.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { HousedStay } from '#server/packages/find-plan.ts'
import { durationText } from '#server/packages/list-rules.ts'
import { type QuotedStart, quoteStart } from '#server/packages/quote-start.ts'
import type { PricingPolicy } from '#server/packages/rules.ts'
import { startSalesCloseAt } from '#server/packages/start-rules.ts'
import { termsByDay } from './core/cancellation-terms.ts'
import { packageFacts } from './package-facts.ts'
import { itemsOf } from './papers/html-items.ts'
import { NO_STOCK, type ProductLine } from './priced-line.ts'
import { islandLabels } from './store/load.ts'

type PackageLine = Extract<Line, { kind: 'package' }>

/** Characters of what is included: a voucher has no room for more (ours). */
const INCLUSIONS_LENGTH_MAX = 400

/** A package from a day on; `isHoused` where our office finds the rooms of a group. With the rooms and seats that its plan names. */
export async function pricePackageLine(
  { db, pricingPolicy }: { db: Db; pricingPolicy: () => PricingPolicy },
  line: PackageLine,
  now: Date,
  isHoused = false,
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
