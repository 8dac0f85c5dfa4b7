import { CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { CAR_FAILURE, CAR_MESSAGES, seatsTooFew } from '#contract/terms/car-texts.ts'
import { groupAskText } from '#contract/terms/group-texts.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { type ChargeRow, findCharge } from './charge-store.ts'
import { type HireRequest, needOf, type QuotedHire } from './hire.ts'
import { nameRoadEnds } from './name-road-ends.ts'
import { pickupProblem } from './pickup-problem.ts'
import { quoteCars } from './quote-cars.ts'
import { quoteDrive } from './quote-drive.ts'
import { slotsOf } from './slot-rules.ts'

/** What a hire was searched as; the airport's roads are found among the rides too. */
const SEARCHED_AS: Record<ChargeRow['hire'], readonly HireRequest['hire'][]> = {
  airport: ['airport', 'pickup-drop'],
  ride: ['pickup-drop'],
  hourly: ['hourly'],
}
const SHORT: ApiRefusal = { status: 409, code: 'unavailable', message: CAR_MESSAGES.gone }

/** Cars for a road, by the hour or for a drive, at the price of their page; refused by the name of the field at fault. */
export async function quoteHire(db: Db, now: Date, asked: HireRequest): Promise<Result<QuotedHire, ApiRefusal>> {
  const { pickupDate: date, pickupTime: time, passengers, childAges = [] } = asked
  if (passengers > CAR_PAX_MAX)
    return fail(invalid('passengers', groupAskText(`${CAR_PAX_MAX} passengers`), 'pax_limit'))
  if (childAges.length > passengers) return fail(invalid('childAges', CAR_MESSAGES.manyAges))
  const pickup = { date, time, dateField: 'pickupDate', timeField: 'pickupTime' }
  const problem = await pickupProblem(db, now, pickup)
  if (problem !== undefined) return fail(problem)
  return asked.hire === 'package' ? quoteDrive(db, now, asked) : quoteRoad(db, asked)
}

async function quoteRoad(db: Db, asked: HireRequest): Promise<Result<QuotedHire, ApiRefusal>> {
  const { chargeId, vehicles, pickupDate: date, pickupTime: time, passengers } = asked
  const charge = await findCharge(db, chargeId)
  if (charge === undefined) return fail(notFound(CAR_FAILURE.airport))
  if (!SEARCHED_AS[charge.hire].includes(asked.hire))
    return fail(invalid('hire', 'These cars are for another kind of hire'))
  const nameOf = await nameRoadEnds(db, [charge.from_point, charge.to_point], asked.hotelIds ?? [])
  if (nameOf === undefined) return fail(invalid('hotelIds', CAR_MESSAGES.hotelElsewhere))
  const road = roadOf(charge, asked, nameOf)
  if (road === undefined) return fail(invalid('fromPoint', CAR_MESSAGES.fromPoint))
  const quoted = await quoteCars(db, { chargeId, vehicles, date, time })
  const cars = quoted?.cars
  if (cars === undefined) return fail(notFound(CAR_FAILURE.airport))
  if (!cars.ok)
    return fail(cars.error.endsWith('.count') ? SHORT : invalid(`vehicles.${cars.error}`, CAR_MESSAGES.gone))
  const { amountPayable, taxAmount, seats, lines, priceVersion } = cars.value
  if (passengers > seats) return fail(invalid('passengers', seatsTooFew(seats)))
  const slots = slotsOf(date, time, { minutes: charge.minutes, days: 1 })
  return ok({
    route: road.name,
    ...(road.ends === undefined ? {} : { ends: road.ends }),
    cars: lines.map(({ label }) => label).join(' and '),
    picture: pictureOf(charge, vehicles),
    islandId: charge.island_id,
    endsAt: new Date(Date.parse(`${date}T${time}:00+05:30`) + charge.minutes * 60_000),
    price: { packageBasePrice: amountPayable - taxAmount, discount: 0, taxAmount, amountPayable },
    priceVersion,
    stock: needOf(charge.island_id, vehicles, slots),
    notes: charge.km_limit === null ? [] : [{ label: 'Distance inside the price', text: `${charge.km_limit} km` }],
  })
}

function pictureOf({ rates }: ChargeRow, [first]: HireRequest['vehicles']): QuotedHire['picture'] {
  return rates.find(({ vehicle_id }) => vehicle_id === first?.vehicleId)?.picture ?? undefined
}

type Road = { name: string; ends?: readonly [string, string] }

/** "Airport to Tern House" in the direction asked for; undefined where the end named is none of its. */
function roadOf(
  charge: ChargeRow,
  { fromPoint, fromAirport = true }: HireRequest,
  nameOf: (end: { id: string; name: string }) => string,
): Road | undefined {
  const { from_point: near, to_point: far, minutes } = charge
  if (fromPoint !== undefined && fromPoint !== near?.id && fromPoint !== far?.id) return undefined
  if (near === null || far === null) return { name: `Car with driver for ${minutes / 60} hours` }
  const isFromFar = fromPoint === undefined ? !fromAirport : fromPoint === far.id
  const [from, to] = isFromFar ? [nameOf(far), nameOf(near)] : [nameOf(near), nameOf(far)]
  return { name: `${from} to ${to}`, ends: [from, to] }
}
