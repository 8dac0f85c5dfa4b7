import { ageWords, asksAges, weightWords } from '#contract/terms/activity-words.ts'
import { formatRupees, taxInside } from '#contract/terms/money.ts'

/** Whom an activity takes. */
export type GuestLimits = { minAge: number; maxAge: number | null; maxWeightKg: number | null }
export type Guests = { guests: number; ages: readonly number[]; weightsKg: readonly number[] }
/** `field` is a path: "ages.1". */
export type GuestProblem = { field: string; message: string }

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

/** Every guest who may not come along, in the order of the guests: ages first, then weights. */
export function judgeGuests(limits: GuestLimits, { guests, ages, weightsKg }: Guests): GuestProblem[] {
  return [...(asksAges(limits) ? judgeAges(limits, guests, ages) : []), ...judgeWeights(limits, guests, weightsKg)]
}

function judgeAges({ minAge, maxAge }: GuestLimits, guests: number, ages: readonly number[]): GuestProblem[] {
  if (ages.length > guests) return [{ field: 'ages', message: 'There are more ages than guests' }]
  return Array.from({ length: guests }, (_, index) => ages[index]).flatMap((age, index) => {
    const field = `ages.${index}`
    if (age === undefined) return [{ field, message: 'Please enter an age' }]
    const fits = age >= minAge && age <= (maxAge ?? age)
    return fits ? [] : [{ field, message: ageWords(minAge, maxAge) }]
  })
}

function judgeWeights({ maxWeightKg }: GuestLimits, guests: number, weightsKg: readonly number[]): GuestProblem[] {
  if (maxWeightKg === null) return []
  if (weightsKg.length > guests) return [{ field: 'weightsKg', message: 'There are more weights than guests' }]
  return Array.from({ length: guests }, (_, index) => weightsKg[index]).flatMap((weight, index) => {
    const field = `weightsKg.${index}`
    if (weight === undefined) return [{ field, message: 'Please enter a weight' }]
    return weight <= maxWeightKg ? [] : [{ field, message: weightWords(maxWeightKg) }]
  })
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
  const noun = `${isBoat ? 'boat' : 'guest'}${count === 1 ? '' : 's'}`
  return {
    packageBasePrice: amountPayable - taxAmount,
    discount: 0,
    taxAmount,
    amountPayable,
    lines: [{ label: `${count} ${noun} at ${formatRupees(tariff.price)}`, amount: amountPayable }],
  }
}

function boatsFor(guests: number, groupMax: number): number {
  return Math.ceil(guests / groupMax)
}
