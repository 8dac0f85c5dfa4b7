import { counted } from '#contract/terms/counted.ts'
import { validateGuests } from '#contract/terms/guest-limits.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { ACTIVITY_GUESTS_MAX } from '#contract/terms/limits.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Quote } from '#contract/v1/shapes.ts'
import {
  priceWaterSport as call,
  type WaterSportPrice,
  type WaterSportPriceRequest,
} from '#contract/v1/water-sports.ts'
import { mostUnits, readGroupText } from '#server/bookings/holds/network-share.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { priceVersion } from '#server/price-version.ts'
import { atPlace, type ReadSchedule, readSchedule } from './read-schedule.ts'
import { capacityOn, dayAvailability, guestsIn, type NoSlotReason, priceGuests, tariffOn, unitsOf } from './rules.ts'

/** Why a day is refused, in words; a slot without room is a refusal of its own. */
const CLOSED_MESSAGES: Record<Exclude<NoSlotReason, 'sold_out'>, string> = {
  closed: 'Closed on this day',
  too_soon: 'Too late for this day: please choose a later one',
  not_yet: 'Not on sale yet for this day',
  moon: 'The night is too bright: please choose one near a new moon',
}
const SOLD_OUT = 'Sold out at this time: please choose another'

/** `units`: how many of a slot the party takes; `groupAbove`: what it is larger than, where our office books it. */
type PricedActivity = { quote: Quote; units: number; groupAbove?: number }

/**
 * The exact price for a party; refuses guests whom the activity does not take, and days and times on which it does not go. A party
 * that is larger than any slot, or than may be held of one, is no refusal: it is told with its price who books it.
 */
export async function priceActivity(
  db: Db,
  now: Date,
  request: WaterSportPriceRequest,
): Promise<Result<WaterSportPrice, ApiRefusal>> {
  const priced = await priceActivityBooking(db, now, request, 'may-be-held')
  if (!priced.ok) return priced
  const { quote, groupAbove: above } = priced.value
  if (above === undefined) return ok(quote)
  return ok({ ...quote, group: { above, text: await readGroupText(db, now, guestsText(above)) } })
}

export function guestsText(count: number): string {
  return counted(count, 'guest')
}

/** An undefined age: the activity has no age limit. */
type ActivityPriceRequest = Omit<WaterSportPriceRequest, 'ages'> & { ages?: (number | undefined)[] | undefined }

/** What makes a group: more guests than a slot takes, or than may be held of one. */
type GroupAbove = 'slot' | 'may-be-held'

/** The same with what it takes of its slot; how much may be held is for the hold itself to say. */
export async function priceActivityBooking(
  db: Db,
  now: Date,
  request: ActivityPriceRequest,
  above: GroupAbove = 'slot',
): Promise<Result<PricedActivity, ApiRefusal>> {
  const day = request.date ?? dayInIndia(now)
  const found = await readSchedule(db, request.waterSportId, { from: day, to: day })
  if (found === undefined) return fail(notFound(call.failure))
  const most = mostGuests(found, request, above)
  const isGroup = request.guests > most
  const problem = problemOf(found, request, { now, units: isGroup ? 0 : unitsOf(found.tariff, request.guests) })
  if (problem !== undefined) return fail(problem)
  const tariff = tariffOn(found.tariff, request.date)
  const price = priceGuests(tariff, request.guests)
  const quote = { ...price, priceVersion: priceVersion(tariff) }
  return ok({ quote, units: unitsOf(tariff, request.guests), ...(isGroup ? { groupAbove: most } : {}) })
}

/** The largest party that an empty slot takes, and that can be booked online. */
function mostGuests(
  { schedule, tariff, holding }: ReadSchedule,
  { placeId, time, date }: ActivityPriceRequest,
  above: GroupAbove,
): number {
  const slots = atPlace(schedule, placeId).places.flatMap((place) => place.slots)
  const chosen = slots.filter((slot) => slot.time === time)
  const units = (chosen.length > 0 ? chosen : slots).map((slot) => {
    const capacity = date === undefined ? slot.capacity : (capacityOn(slot, date) ?? 0)
    return above === 'slot' ? capacity : Math.min(capacity, mostUnits('slots', capacity, holding))
  })
  const most = guestsIn(tariff, Math.max(0, ...units))
  return most === 0 ? ACTIVITY_GUESTS_MAX : Math.min(most, ACTIVITY_GUESTS_MAX)
}

/** `units`: how many have to be left; of a group none, for our office finds it room. */
function problemOf(
  found: ReadSchedule,
  request: ActivityPriceRequest,
  { now, units }: { now: Date; units: number },
): ApiRefusal | undefined {
  const errors = validateGuests(found.limits, request)
  const [first] = errors
  if (first !== undefined) return { status: 422, code: 'invalid', message: first.message, errors }
  const schedule = atPlace(found.schedule, request.placeId)
  if (schedule.places.length === 0) return invalid('placeId', 'Not offered at this place')
  if (request.date === undefined) {
    return request.time === undefined ? undefined : invalid('date', 'Please choose a day for this time')
  }
  const availability = dayAvailability(schedule, { day: request.date, now, units, taken: found.taken })
  if (availability.reason !== undefined && availability.reason !== 'sold_out')
    return invalid('date', CLOSED_MESSAGES[availability.reason])
  const slot = availability.slots?.find(({ time }) => time === request.time)
  if (request.time !== undefined && slot === undefined) return invalid('time', 'Please choose one of the times offered')
  return availability.open && (slot?.left ?? units) >= units ? undefined : soldOut()
}

function soldOut(): ApiRefusal {
  return { status: 409, code: 'unavailable', message: SOLD_OUT }
}
