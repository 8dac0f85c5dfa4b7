import { BOOKING_STATE_LABELS } from '#contract/terms/booking-labels.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import { spanText } from '#site/shop/refund/ladder-view.ts'
import { MISSING_TEXTS } from './view-texts.ts'

const WHY =
  'Nobody has confirmed yet that this mailbox belongs to whoever booked. To see travellers and papers, to pay, or to change anything, open the link of our first mail in the browser that booked, or open the booking with its reference and mobile number.'

/** A booking without persons, in the words of the page for one that cannot be shown. */
export function summaryTexts({ ref, state, lines, due }: Booking): Record<keyof typeof MISSING_TEXTS, string> {
  const parts = lines.map((line) => `${line.title}, ${spanText(line)}.`)
  const toPay = due > 0 ? [`To be paid: ${formatRupees(due)}.`] : []
  const text = [`${BOOKING_STATE_LABELS[state].word}.`, ...parts, ...toPay, WHY].join(' ')
  return { ...MISSING_TEXTS, title: `Booking ${ref}`, text }
}
