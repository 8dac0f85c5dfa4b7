import { REFUND_STATE_WORDS } from '#contract/terms/booking-words.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import { MY_BOOKINGS_TEXTS, payBy, refundBy } from './texts.ts'

export type CardSum = { label: string; amount: string; note?: string }

/** What of a booking is paid, still to pay, and back; in the order of time. */
export function cardSums({ state, paid, due, total, balanceDate, payments, refunds }: Booking): CardSum[] {
  const { paid: paidWord, toPay, rest: restWord, total: totalWord } = MY_BOOKINGS_TEXTS
  const back = backOf(refunds)
  const isOver = state === 'expired' || state === 'cancelled' || state === 'no_show' || state === 'completed'
  // As on the booking's own page: all that came in, and below it what goes back of that.
  const captured = payments.filter((each) => each.state === 'captured').reduce((sum, { amount }) => sum + amount, 0)
  const came = Math.max(captured, paid)
  // Before anything is confirmed the day is that of the rest: what is due now is due while it is kept.
  const balance = balanceDate === undefined ? {} : { note: payBy(formatDay(balanceDate)) }
  const rest = state === 'held' || state === 'paying' ? total.amountPayable - paid - due : 0
  return [
    ...(came > 0 ? [{ label: paidWord, amount: formatRupees(came) }] : []),
    ...(rest > 0 ? [{ label: restWord, amount: formatRupees(rest), ...balance }] : []),
    ...(due > 0 && !isOver
      ? [{ label: toPay, amount: formatRupees(due), ...(state === 'confirmed_part' ? balance : {}) }]
      : []),
    ...(paid === 0 && due === 0 && back.length === 0
      ? [{ label: totalWord, amount: formatRupees(total.amountPayable) }]
      : []),
    ...back,
  ]
}

/** One sum for all that is back, and one for each day by which more is: the gateway sends a refund in as many parts as it was paid in. */
function backOf(refunds: Booking['refunds']): CardSum[] {
  const noted = Map.groupBy(refunds, ({ state, dueDate }) =>
    state === 'processed' ? REFUND_STATE_WORDS[state].word : refundBy(formatDay(dueDate)),
  )
  return [...noted].map(([note, parts]) => ({
    label: MY_BOOKINGS_TEXTS.refund,
    amount: formatRupees(parts.reduce((sum, { amount }) => sum + amount, 0)),
    note,
  }))
}
