import { counted } from '#contract/terms/counted.ts'
import { formatRupees, taxInside } from '#contract/terms/money.ts'

export type ActivityTariff = {
  price: number
  taxPercent: number
  priceUnit: 'per person' | 'per boat'
  /** People in one group or boat. */
  groupMax: number
}

export type ActivityPrice = {
  packageBasePrice: number
  discount: number
  taxAmount: number
  amountPayable: number
  lines: { label: string; amount: number }[]
}

/** Units of a slot that a party takes: one a guest, and of boats every place, also the empty ones. */
export function unitsOf(
  { priceUnit, groupMax }: Pick<ActivityTariff, 'priceUnit' | 'groupMax'>,
  guests: number,
): number {
  return priceUnit === 'per boat' ? boatsFor(guests, groupMax) * groupMax : guests
}

/** What a party pays: the price a guest or a boat, tax inside and rounded once. */
export function priceGuests(tariff: ActivityTariff, guests: number): ActivityPrice {
  const isBoat = tariff.priceUnit === 'per boat'
  const count = isBoat ? boatsFor(guests, tariff.groupMax) : guests
  const amountPayable = count * tariff.price
  const taxAmount = taxInside(amountPayable, tariff.taxPercent)
  return {
    packageBasePrice: amountPayable - taxAmount,
    discount: 0,
    taxAmount,
    amountPayable,
    lines: [
      { label: `${counted(count, isBoat ? 'boat' : 'guest')} at ${formatRupees(tariff.price)}`, amount: amountPayable },
    ],
  }
}

/** The largest party that takes no more units than a slot has. */
export function guestsIn(
  { priceUnit, groupMax }: Pick<ActivityTariff, 'priceUnit' | 'groupMax'>,
  units: number,
): number {
  return priceUnit === 'per boat' ? Math.floor(units / groupMax) * groupMax : units
}

function boatsFor(guests: number, groupMax: number): number {
  return Math.ceil(guests / groupMax)
}
