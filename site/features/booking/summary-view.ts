import { BOOKING_STATE_WORDS } from '#contract/terms/booking-words.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import { spanText } from '#site/ladder-view.ts'

/** A booking without persons: all words made, on the server. */
export type SummaryView = {
  title: string
  state: string
  parts: string[]
  due?: string
  why: string
  open: string
}

const WHY =
  'Nobody has confirmed yet that this mailbox belongs to whoever booked. To see travellers and papers, to pay, or to change anything, open the link of our first mail in the browser that booked, or open the booking with its reference and mobile number.'

export function summaryView({ ref, state, lines, due }: Booking): SummaryView {
  return {
    title: `Booking ${ref}`,
    state: BOOKING_STATE_WORDS[state].word,
    parts: lines.map((line) => `${line.title}, ${spanText(line)}`),
    ...(due > 0 ? { due: `To be paid: ${formatRupees(due)}` } : {}),
    ...{ why: WHY, open: 'Open by reference' },
  }
}
