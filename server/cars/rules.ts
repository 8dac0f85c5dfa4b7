import { CAR_PEAK, isNightPickup, isPeakPickup, NIGHT_CHARGE } from '#contract/terms/car-hire.ts'
import { percentOf } from '#server/products/price-rules.ts'

/** What a car costs on an ordinary day: whole rupees before tax. */
export type CarTariff = { price: number; taxPercent: number }
/** When it is wanted; without a day no peak, without a time no night. */
export type Pickup = { date?: string | undefined; time?: string | undefined }
/** `price` before tax, the night charge inside; `amountPayable` = price + taxAmount. */
export type CarFare = { price: number; nightCharge: number; taxAmount: number; amountPayable: number }

/** The fare of one car (car prices 1): the peak first, the night on top of it, the tax once on both. */
export function fareOf({ price, taxPercent }: CarTariff, { date, time }: Pickup): CarFare {
  const usual = date !== undefined && isPeakPickup(date) ? percentOf(price, CAR_PEAK.percent) : price
  const nightCharge = time !== undefined && isNightPickup(time) ? nightChargeOn(usual) : 0
  const whole = usual + nightCharge
  const taxAmount = percentOf(whole, taxPercent)
  return { price: whole, nightCharge, taxAmount, amountPayable: whole + taxAmount }
}

function nightChargeOn(price: number): number {
  return Math.max(NIGHT_CHARGE.leastRupees, percentOf(price, NIGHT_CHARGE.percent))
}
