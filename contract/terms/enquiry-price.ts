import { formatDay } from './india-time.ts'

/**
 * What the party of an enquiry would pay: whole rupees, tax inside; `covers` says for what ("2 adults sharing"). Of a group's request also
 * the other two parts, as its written quote keeps the price that was shown.
 */
export type EnquiryPrice = {
  amountPayable: number
  taxAmount: number
  covers: string
  packageBasePrice?: number
  discount?: number
}

/** Stands beside every price of an enquiry; `day` is the day in India on which it was made. */
export function priceOfToday(day: string): string {
  return `This is the price of today, ${formatDay(day)}. It is not yet a booking.`
}
