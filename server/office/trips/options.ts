import type { TripOption, Wish } from '#contract/office/trips.ts'
import { counted } from '#contract/terms/counted.ts'
import { bookableProblem, datesProblem } from '#contract/terms/hotel-stay.ts'
import { addDays, dayInIndia, daysBetween, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { roomsText } from '#contract/terms/stay-labels.ts'
import type { AvailabilityQuery, AvailableDay } from '#contract/v1/availability.ts'
import { listSailingsBetween } from '#server/ferries/sailings-between.ts'
import { readHotel } from '#server/hotels/search-hotels.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { SEAT_FROM_AGE } from '#server/packages/price-package.ts'
import { freeText, SOLD_OUT } from '#server/products/free-text.ts'
import type { PricingParts } from '#server/products/product.ts'
import { productOfKind } from '#server/products/registry.ts'
import { driveOptions, roadOptions } from './hire-options.ts'

/** First days of a package that are offered at once (ours). */
const START_DAYS = 14
/** Adults of a room, where no number of rooms is said. */
const ADULTS_A_ROOM = 2

type Options = Result<TripOption[], ApiRefusal>

/** What of a product is free on a day, each as the line that the trip takes. */
export async function listTripOptions(parts: PricingParts, wish: Wish, now: Date): Promise<Options> {
  switch (wish.kind) {
    case 'package':
      return startOptions(parts, wish, now)
    case 'hotel':
      return roomOptions(parts, wish, now)
    case 'ferry':
      return sailingOptions(parts, wish, now)
    case 'activity':
      return slotOptions(parts, wish, now)
    case 'car':
      return roadOptions(parts.db, wish, now)
    case 'drive':
      return driveOptions(parts, wish, now)
  }
}

async function startOptions(parts: PricingParts, wish: Wish, now: Date): Promise<Options> {
  const { id, day, adults, childAges } = wish
  const to = addDays(day, START_DAYS - 1)
  const days = await daysOf(parts, now, { kind: 'package', id, from: day, to, adults, children: childAges.length })
  if (!days.ok) return days
  return ok(
    days.value.map(({ date, open, left }) => ({
      line: { kind: 'package', packageId: id, startDate: date, adultCount: adults, childAges },
      ...{ label: formatDay(date), free: freeText(open, left), isFree: open, price: null, seats: [] },
    })),
  )
}

async function roomOptions({ db }: PricingParts, wish: Wish, now: Date): Promise<Options> {
  const { id: hotelId, day, until = addDays(day, 1), adults, childAges, rooms } = wish
  const today = dayInIndia(now)
  const problem = datesProblem(day, until) ?? bookableProblem(day, until, today)
  if (problem !== undefined) return fail(invalid(problem.field === 'checkOut' ? 'until' : 'day', problem.message))
  const guests = inRooms({ adults, children: childAges.length }, rooms ?? Math.ceil(adults / ADULTS_A_ROOM))
  const stay = { from: day, until, count: daysBetween(day, until) }
  const hotel = await readHotel(db, { hotelId, today, stay, rooms: guests })
  if (hotel === undefined) return fail(invalid('id', 'We do not know this hotel'))
  return ok(
    hotel.rooms.flatMap(({ _id, name, stay: priced }) => {
      if (priced === undefined) return []
      const isFree = priced.left >= (priced.roomsNeeded ?? guests.length)
      return {
        line: { kind: 'hotel' as const, roomId: _id, checkIn: day, checkOut: until, rooms: guests },
        ...{ label: `${name}, ${roomsText(guests.length)}`, isFree, seats: [], price: priced.price.amountPayable },
        free: priced.left === 0 ? SOLD_OUT : `${roomsText(priced.left)} free`,
      }
    }),
  )
}

/** A party in so many rooms, as evenly as can be; no room without an adult. */
function inRooms({ adults, children }: { adults: number; children: number }, asked: number) {
  const count = Math.min(asked, adults)
  const share = (people: number, room: number) => Math.floor(people / count) + (room < people % count ? 1 : 0)
  return Array.from({ length: count }, (_, room) => ({
    adults: share(adults, room),
    children: share(children, count - 1 - room),
  }))
}

async function sailingOptions({ db }: PricingParts, wish: Wish, now: Date): Promise<Options> {
  const [from = '', to = ''] = wish.id.split('~')
  const infants = wish.childAges.filter((age) => age < SEAT_FROM_AGE).length
  const people = wish.adults + wish.childAges.length - infants
  const sailings = await listSailingsBetween(db, { from, to, day: wish.day, people, now })
  return ok(
    sailings.map(({ tripId, departsAt, arrivesAt, vessel, className, fare, together, seats }) => ({
      line: {
        ...{ kind: 'ferry' as const, tripId, seats: together ?? seats.slice(0, 1).map(({ id }) => id) },
        ...(infants === 0 ? {} : { infants }),
      },
      label: `${timeInIndia(departsAt)} to ${timeInIndia(arrivesAt)}, ${vessel}, ${className}`,
      free: seats.length === 0 ? SOLD_OUT : `${counted(seats.length, 'seat')} free, ${formatRupees(fare)} each`,
      ...{ isFree: together !== undefined, price: infants === 0 ? fare * people : null, seats },
    })),
  )
}

async function slotOptions(parts: PricingParts, wish: Wish, now: Date): Promise<Options> {
  const [waterSportId = '', placeId = ''] = wish.id.split('~')
  const { day, adults, childAges, guestAges = [], weightsKg = [] } = wish
  const ages = guestAges.length > 0 ? guestAges : [...Array.from({ length: adults }, () => null), ...childAges]
  const query = { kind: 'activity', id: waterSportId, place: placeId, from: day, to: day, adults: ages.length } as const
  const days = await daysOf(parts, now, query)
  if (!days.ok) return days
  return ok(
    days.value.flatMap(({ date, slots = [] }) =>
      slots.map(({ time, left }) => ({
        line: {
          ...{ kind: 'activity' as const, waterSportId, placeId, date, time, ages },
          ...(weightsKg.length === 0 ? {} : { weightsKg }),
        },
        ...{ label: time, free: freeText(left > 0, left), isFree: left > 0, price: null, seats: [] },
      })),
    ),
  )
}

function daysOf(parts: PricingParts, now: Date, query: AvailabilityQuery): Promise<Result<AvailableDay[], ApiRefusal>> {
  return productOfKind(query.kind).listDays({ ...parts, now: () => now }, query)
}
