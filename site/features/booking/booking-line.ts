import type { BookingState } from '#contract/terms/booking-states.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import type { LadderStep } from '#site/shop/refund/cancel-ladder.tsx'
import { ladderView, spanText } from '#site/shop/refund/ladder-view.ts'

export type BookingLine = {
  id: string
  title: string
  when: string
  price: string
  tax: string
  facts: { label: string; text: string; isLong: boolean }[]
  isCancelled: boolean
  /** Absent where nothing more can be cancelled. */
  ladder?: LadderStep[]
}

export const CANCELLABLE: readonly BookingState[] = ['held', 'paying', 'confirmed_part', 'confirmed']
/** More letters than this do not fit into a column. */
const LONG_TEXT = 100

export function bookingLine(line: HeldLine, { now, ref, state: bookingState }: Booking): BookingLine {
  const { price, details, pnr, cancellation, state } = line
  const isOpen = CANCELLABLE.includes(bookingState)
  return {
    ...briefLine(line),
    tax: formatRupees(price.taxAmount),
    facts: [
      ...details,
      ...(pnr === undefined || pnr === ref ? [] : [{ label: "Carrier's reference (PNR)", text: pnr }]),
    ].map(({ label, text }) => ({
      ...{ label, text, isLong: text.length > LONG_TEXT },
    })),
    ...(isOpen && state === 'live' ? { ladder: ladderView(cancellation, new Date(now)) } : {}),
  }
}

/** What a list of parts says of each. */
export function briefLine(line: HeldLine): Pick<BookingLine, 'id' | 'title' | 'when' | 'price' | 'isCancelled'> {
  const { lineId, title, price, state } = line
  return {
    ...{ id: lineId, title, when: spanText(line), isCancelled: state === 'cancelled' },
    price: formatRupees(price.amountPayable),
  }
}
