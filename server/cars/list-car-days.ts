import { CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { addDays, daysBetween } from '#contract/terms/india-time.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type AvailabilityQuery, type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { readPickupLead } from '#server/settings/pickup-lead.ts'
import { type ChargeRow, findCharge } from './charge-store.ts'
import { vehiclesFor } from './package-rules.ts'
import { type DriveTermsRow, findDriveTerms } from './package-store.ts'
import { fareOf } from './rules.ts'
import { cheapestSet, type VehicleSet } from './set-rules.ts'
import { carDayAvailability, type HireLength } from './slot-rules.ts'
import { readCarStock } from './stock-store.ts'
import { driveRowOf } from './view.ts'

const DEFAULT_ADULTS = 2

/** What can be asked for: any of the sets will do, each at its price on a day. */
type Hire = {
  islandId: string
  length: HireLength
  closedWeekdays: readonly string[]
  sets: { set: VehicleSet; priceOn: (day: string) => number }[]
}

/** The days on which a party (two adults when it is not said) can be picked up, for a charge or a car package. */
export async function listCarDays(
  db: Db,
  now: Date,
  { id, from, to, adults = DEFAULT_ADULTS, children = 0 }: AvailabilityQuery,
): Promise<Result<AvailableDay[], ApiRefusal>> {
  const pax = adults + children
  if (adults === 0) return fail(invalid('adults', VALIDATION.adult))
  if (pax > CAR_PAX_MAX) return fail(invalid('adults', paxLimitMessage(CAR_PAX_MAX), 'pax_limit'))
  const [charge, terms] = await Promise.all([findCharge(db, id), findDriveTerms(db, id)])
  const hire = charge !== undefined ? hireOfCharge(charge, pax) : terms && hireOfDrive(terms, pax)
  if (hire === undefined) return fail(notFound(fetchAvailability.failure))
  // A hire reaches into the night after its last day.
  const stock = await readCarStock(db, { from, to: addDays(to, hire.length.days + 1) })
  const leadMinutes = await readPickupLead(db)
  const { closedWeekdays, length, sets } = hire
  const left = (vehicleId: string, slots: Parameters<typeof stock>[2]) => stock(hire.islandId, vehicleId, slots)
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return ok(
    days.map((day) => {
      const availability = carDayAvailability({
        day,
        now,
        leadMinutes,
        closedWeekdays,
        length,
        sets: sets.map(({ set }) => set),
        left,
      })
      return availability.open
        ? { ...availability, priceFrom: Math.min(...sets.map(({ priceOn }) => priceOn(day))) }
        : availability
    }),
  )
}

/** Every car that seats the party, or the cheapest set of them. */
function hireOfCharge({ island_id, minutes, rates, tax_percent: taxPercent }: ChargeRow, pax: number): Hire {
  const large = rates.filter(({ seats }) => seats >= pax).map(({ vehicle_id }) => [{ vehicleId: vehicle_id, count: 1 }])
  const offers = rates.map(({ vehicle_id, seats, price }) => ({ vehicleId: vehicle_id, seats, price, left: pax }))
  const together = large.length > 0 ? undefined : cheapestSet(offers, pax)
  const priceOf = (vehicleId: string) => rates.find(({ vehicle_id }) => vehicle_id === vehicleId)?.price ?? 0
  return {
    islandId: island_id,
    length: { minutes, days: 1 },
    closedWeekdays: [],
    sets: (together === undefined ? large : [together]).map((set) => ({
      set,
      priceOn: (date) =>
        set.reduce(
          (sum, { vehicleId, count }) =>
            sum + count * fareOf({ price: priceOf(vehicleId), taxPercent }, { date }).amountPayable,
          0,
        ),
    })),
  }
}

function hireOfDrive({ island_id, hours, days, closed_weekdays, rates }: DriveTermsRow, pax: number): Hire {
  const vehicles = vehiclesFor(rates.map(driveRowOf), pax) ?? []
  const price = vehicles.reduce((sum, each) => sum + each.price, 0)
  return {
    islandId: island_id,
    length: { minutes: Math.ceil((hours * 60) / days), days },
    closedWeekdays: closed_weekdays,
    sets: [{ set: vehicles.map(({ vehicleId, count }) => ({ vehicleId, count })), priceOn: () => price }],
  }
}
