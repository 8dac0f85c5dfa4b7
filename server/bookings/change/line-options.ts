import type { LineOption, LineOptions } from '#contract/office/line-changes.ts'
import { counted } from '#contract/terms/counted.ts'
import { addDays, dayInIndia, daysBetween, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { roomsText } from '#contract/terms/stay-labels.ts'
import type { AvailabilityQuery, AvailableDay } from '#contract/v1/availability.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import { listSailingsLike } from '#server/ferries/sailings-like.ts'
import { findHotelOfRoom } from '#server/hotels/quote-stay.ts'
import { readHotel } from '#server/hotels/search-hotels.ts'
import { freeText, SOLD_OUT } from '#server/products/free-text.ts'
import type { PricingParts } from '#server/products/product.ts'
import { productOf } from '#server/products/registry.ts'
import type { StoredLine } from '../core/booking.ts'

/** `day`: on which it is to be; `until`: of a stay, the day of check-out; `crossing`: of a package, the sailing that is to be another. */
type Asked = { line: StoredLine; day: string; until?: string | undefined; crossing?: string | undefined; now: Date }

/** Days of starts that are offered at once. */
const START_DAYS = 14

/** What a line can become on a day, with what is free there; the stock of the line itself counts as taken. */
export async function listOptions(parts: PricingParts, asked: Asked): Promise<LineOptions> {
  const { line } = asked
  const crossings = line.asked.kind === 'package' ? line.facts.crossings : []
  const label = ({ date, departTime, from, to }: (typeof crossings)[number]) =>
    `${from.town} to ${to.town}, ${formatDay(date)}, ${departTime}`
  return {
    asked: line.asked,
    crossings: crossings.map((each) => ({ tripId: each.tripId, label: label(each), day: each.date })),
    options: await optionsOf(parts, asked),
  }
}

async function optionsOf(parts: PricingParts, asked: Asked): Promise<LineOption[]> {
  const { line, day, crossing } = asked
  const own = line.asked
  switch (own.kind) {
    case 'ferry':
      return sailingOptions(parts.db, asked, own.tripId, (tripId) => ({ kind: 'ferry', tripId }))
    case 'package':
      if (crossing === undefined) return startOptions(await daysOf(parts, asked, startQuery(own, day)), own)
      return sailingOptions(parts.db, asked, crossing, (to) => ({ kind: 'crossing', from: crossing, to }))
    case 'hotel':
      return roomOptions(parts.db, asked, own)
    case 'activity':
      return slotOptions(await daysOf(parts, asked, slotQuery(own, day)), own)
    case 'car':
      return [
        {
          ...{ to: { kind: 'car', pickupDate: day }, label: `Picked up at ${own.pickupTime}`, free: '' },
          ...{ isFree: true, isCurrent: day === own.pickupDate, seats: [], needed: 0 },
        },
      ]
    // What offers nothing here is cancelled, and booked anew.
    default:
      return []
  }
}

async function sailingOptions(
  db: Db,
  { line, day }: Asked,
  current: string,
  toOf: (tripId: string) => LineOption['to'],
): Promise<LineOption[]> {
  const needed = line.stock.seats.filter(({ tripId }) => tripId === current).length
  const sailings = await listSailingsLike(db, { tripId: current, day })
  return sailings.map(({ tripId, departsAt, arrivesAt, vessel, seats }) => {
    const classes = Map.groupBy(seats, ({ className }) => className)
    const free = [...classes].map(([name, own]) => `${name}: ${counted(own.length, 'seat')}`).join(', ')
    return {
      ...{ to: toOf(tripId), label: `${timeInIndia(departsAt)} to ${timeInIndia(arrivesAt)}, ${vessel}` },
      ...{ free: free === '' ? SOLD_OUT : free, isFree: seats.length >= needed, isCurrent: tripId === current, seats },
      needed,
    }
  })
}

async function roomOptions(db: Db, { day, until, now }: Asked, own: LineOf<'hotel'>): Promise<LineOption[]> {
  const hotelId = await findHotelOfRoom(db, own.roomId)
  const checkOut = until !== undefined && until > day ? until : addDays(day, daysBetween(own.checkIn, own.checkOut))
  const stay = { from: day, until: checkOut, count: daysBetween(day, checkOut) }
  const hotel = hotelId && (await readHotel(db, { hotelId, today: dayInIndia(now), stay, rooms: own.rooms }))
  if (!hotel) return []
  return hotel.rooms.map(({ _id, name, stay: priced }) => {
    const left = priced?.left ?? 0
    return {
      ...{ to: { kind: 'hotel', checkIn: day, checkOut, roomId: _id }, label: name },
      ...{ free: left === 0 ? SOLD_OUT : `${roomsText(left)} free`, isFree: left > 0, seats: [], needed: 0 },
      isCurrent: _id === own.roomId && day === own.checkIn && checkOut === own.checkOut,
    }
  })
}

function startOptions(days: readonly AvailableDay[], own: LineOf<'package'>): LineOption[] {
  return days.map(({ date, open, left }) => ({
    ...{ to: { kind: 'package', startDate: date }, label: formatDay(date), seats: [], needed: 0 },
    ...{ free: freeText(open, left), isFree: open, isCurrent: date === own.startDate },
  }))
}

function slotOptions(days: readonly AvailableDay[], own: LineOf<'activity'>): LineOption[] {
  return days.flatMap(({ date, slots = [] }) =>
    slots.map(({ time, left }) => ({
      ...{
        to: { kind: 'activity' as const, date, time },
        label: time,
        seats: [],
        needed: 0,
        free: freeText(left > 0, left),
      },
      ...{ isFree: left > 0, isCurrent: date === own.date && time === own.time },
    })),
  )
}

async function daysOf(parts: PricingParts, { line, now }: Asked, query: AvailabilityQuery): Promise<AvailableDay[]> {
  const days = await productOf(line.asked).listDays({ ...parts, now: () => now }, query)
  return days.ok ? days.value : []
}

function startQuery(own: LineOf<'package'>, day: string): AvailabilityQuery {
  const people = { adults: own.adultCount, children: own.childAges.length }
  return { kind: 'package', id: own.packageId, from: day, to: addDays(day, START_DAYS - 1), ...people }
}

function slotQuery(own: LineOf<'activity'>, day: string): AvailabilityQuery {
  return { kind: 'activity', id: own.waterSportId, place: own.placeId, from: day, to: day, adults: own.ages.length }
}
