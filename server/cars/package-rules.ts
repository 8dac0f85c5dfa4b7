import { ENTRY_FEE_FROM_AGE } from '#contract/terms/car-hire.ts'
import { divideHalfUp, formatRupees, taxInside } from '#contract/terms/money.ts'
import { cheapestSet } from './rules.ts'

/** A row of a car package: `price` is paid for all its vehicles together, tax inside, after any live deal. */
export type DriveRow = {
  vehicleId: string
  vehicleName: string
  vehicleCount: number
  minPax: number
  maxPax: number
  price: number
}
export type DriveTariff = { rows: readonly DriveRow[]; entryFee: number; taxPercent: number }
/** `childAges` empty: not said, every child pays half a ticket. */
export type DriveParty = { adultCount: number; childCount: number; childAges: readonly number[]; entryFee: boolean }

type DriveVehicle = { vehicleId: string; vehicleName: string; count: number; price: number }
export type DrivePrice = {
  packageBasePrice: number
  discount: number
  taxAmount: number
  amountPayable: number
  carPrice: number
  entryCharges: number
  vehicles: DriveVehicle[]
  lines: { label: string; amount: number }[]
}

/** What a party pays for a drive (car prices 3); undefined when no vehicles seat it. Everyone counts, infants too. */
export function priceDrive(tariff: DriveTariff, party: DriveParty): DrivePrice | undefined {
  const vehicles = vehiclesFor(tariff.rows, party.adultCount + party.childCount)
  if (vehicles === undefined) return undefined
  const price = vehicles.reduce((sum, each) => sum + each.price, 0)
  const entryCharges = party.entryFee ? entryChargesOf(tariff.entryFee, party) : 0
  const taxAmount = taxInside(price, tariff.taxPercent)
  const carPrice = price - taxAmount
  return {
    packageBasePrice: carPrice + entryCharges,
    discount: 0,
    taxAmount,
    amountPayable: price + entryCharges,
    carPrice,
    entryCharges,
    vehicles,
    lines: linesOf(vehicles, entryCharges),
  }
}

/** The row for that many, else the cheapest rows that seat them together; none for an empty party. */
export function vehiclesFor(rows: readonly DriveRow[], pax: number): DriveVehicle[] | undefined {
  if (pax === 0) return []
  const fitting = rows.filter(({ minPax, maxPax }) => minPax <= pax && pax <= maxPax)
  const [row] = fitting.toSorted((one, other) => one.price - other.price)
  if (row !== undefined) return [vehicleOf(row, 1)]
  const offers = rows.map(({ maxPax, price }, index) => ({ vehicleId: String(index), seats: maxPax, price, left: pax }))
  return cheapestSet(offers, pax)?.flatMap(({ vehicleId, count }) => {
    const chosen = rows[Number(vehicleId)]
    return chosen === undefined ? [] : [vehicleOf(chosen, count)]
  })
}

function vehicleOf({ vehicleId, vehicleName, vehicleCount, price }: DriveRow, times: number): DriveVehicle {
  return { vehicleId, vehicleName, count: vehicleCount * times, price: price * times }
}

/** Half a ticket is rounded half up; children under five go in free. */
function entryChargesOf(fee: number, { adultCount, childCount, childAges }: DriveParty): number {
  const paying = childAges.length === 0 ? childCount : childAges.filter((age) => age >= ENTRY_FEE_FROM_AGE).length
  return fee * adultCount + divideHalfUp(fee, 2) * paying
}

function linesOf(vehicles: readonly DriveVehicle[], entryCharges: number): DrivePrice['lines'] {
  const cars = vehicles.map(({ count, vehicleName, price }) => ({
    label: count === 1 ? vehicleName : `${count} ${vehicleName}, ${formatRupees(price)} together`,
    amount: price,
  }))
  return entryCharges === 0 ? cars : [...cars, { label: 'Entry tickets', amount: entryCharges }]
}
