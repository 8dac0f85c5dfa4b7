import { counted } from './counted.ts'
import type { FerryClassCode } from './ferry-labels.ts'

/** What a seat of a class costs, with the tax and the port fee that are inside; rupees. */
export type SeatFare = { code: FerryClassCode; name: string; fare: number; taxAmount: number; portFee: number }

/** Rupees. `lines` add up to what is paid; `taxAmount` and `portFee` are inside of it. */
export type FerryFare = {
  lines: { label: string; amount: number }[]
  taxAmount: number
  portFee: number
  amountPayable: number
}

/** What a party pays: a fare for each seat by its class, and for each infant on a lap what the vessel asks, a port fee. */
export function fareOfSeats(
  classes: readonly SeatFare[],
  seatsIn: (code: FerryClassCode) => number,
  infants: { count: number; fare: number },
): FerryFare {
  const sold = classes.map((each) => ({ ...each, seats: seatsIn(each.code) })).filter(({ seats }) => seats > 0)
  const laps = infants.count * infants.fare
  const lines = [
    ...sold.map(({ name, seats, fare }) => ({
      label: `${name}, ${counted(seats, 'seat')}`,
      amount: seats * fare,
    })),
    ...(infants.count === 0 ? [] : [{ label: counted(infants.count, 'infant'), amount: laps }]),
  ]
  const total = (part: (fare: SeatFare) => number) => sold.reduce((sum, each) => sum + each.seats * part(each), 0)
  return {
    lines,
    taxAmount: total(({ taxAmount }) => taxAmount),
    portFee: total(({ portFee }) => portFee) + laps,
    amountPayable: total(({ fare }) => fare) + laps,
  }
}
