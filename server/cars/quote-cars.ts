import { isPickupTooSoon } from '#contract/terms/car-hire.ts'
import type { Db } from '#server/db/db.ts'
import { findCharge } from './charge-store.ts'
import { fareOf } from './rules.ts'
import type { VehicleSet } from './set-rules.ts'

export type AskedCars = {
  chargeId: string
  vehicles: VehicleSet
  date: string | undefined
  time: string | undefined
}
export type CarQuote = { amountPayable: number; taxAmount: number; lines: { label: string; amount: number }[] }

/** What the results show for these cars on that road or hire, together; undefined where they show none of it. */
export async function quoteCars(
  db: Db,
  now: Date,
  { chargeId, vehicles, date, time }: AskedCars,
): Promise<CarQuote | undefined> {
  if (date !== undefined && time !== undefined && isPickupTooSoon(date, time, now)) return undefined
  const charge = await findCharge(db, chargeId)
  const fares = vehicles.map(({ vehicleId, count }) => {
    const rate = charge?.rates.find(({ vehicle_id }) => vehicle_id === vehicleId)
    if (charge === undefined || rate === undefined) return undefined
    const fare = fareOf({ price: rate.price, taxPercent: charge.tax_percent }, { date, time })
    const label = count === 1 ? rate.name : `${count} ${rate.name}`
    return { label, amount: count * fare.amountPayable, taxAmount: count * fare.taxAmount }
  })
  const known = fares.filter((fare) => fare !== undefined)
  if (known.length < vehicles.length) return undefined
  return {
    amountPayable: known.reduce((sum, { amount }) => sum + amount, 0),
    taxAmount: known.reduce((sum, { taxAmount }) => sum + taxAmount, 0),
    lines: known.map(({ label, amount }) => ({ label, amount })),
  }
}
