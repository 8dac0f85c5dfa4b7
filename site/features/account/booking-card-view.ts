import { BOOKING_STATE_LABELS, REFUND_STATE_LABELS, type StateTone } from '#contract/terms/booking-labels.ts'
import type { BookingState } from '#contract/terms/booking-states.ts'
import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { datesText } from '#contract/terms/stay-labels.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { spanOf, titleOf } from '#site/shop/trip/booking-span.ts'
import { lineParty } from '#site/shop/trip/line-party.ts'
import { tripPlanView } from '#site/shop/trip/trip-plan-view.ts'
import { vesselPicture } from '#site/shop/trip/vessel-pictures.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { cancelledParts, heldUntil, MY_BOOKINGS_TEXTS, payBy, refundBy, travellersText } from './texts.ts'

/** A booking as the list shows it: all words made, on the server. */
export type BookingCardView = {
  ref: string
  title: string
  /** "Fri 12 Feb to Wed 17 Feb 2027, 5 nights" */
  when: string
  /** Who, and where: "2 adults. Sri Vijaya Puram (Port Blair)". */
  what: string
  picture?: PictureSource
  state: string
  tone: StateTone
  /** How long it is kept, or what became of it. */
  note?: string
  /** The last is the one that counts most. */
  sums: CardSum[]
  /** What is to be paid, as "₹28,560"; absent where nothing is. */
  toPay?: string
  hasVoucher: boolean
  /** Where no voucher and no payment is, what the booking is opened for. */
  open: string
}

/** Whose trip is not to come any more. */
const OVER: ReadonlySet<BookingState> = new Set(['expired', 'cancelled', 'no_show', 'completed'])

export function isPast({ state, lines }: Pick<Booking, 'state' | 'lines'>, now: Date): boolean {
  if (OVER.has(state)) return true
  const live = lines.filter((line) => line.state !== 'cancelled')
  return live.length > 0 && live.every(({ endsAt }) => new Date(endsAt) < now)
}

export function bookingCardView(booking: Booking, banners?: SiteHost['banners']): BookingCardView {
  const { ref, state, due, refunds, documents } = booking
  const { word, tone } = BOOKING_STATE_LABELS[state]
  const isToPay = due > 0 && !OVER.has(state) && booking.isSummary !== true
  const note = noteOf(booking)
  return {
    ...{ ref, state: word, tone },
    ...tripOf(booking, banners),
    ...(note === undefined ? {} : { note }),
    sums: cardSums(booking),
    ...(isToPay ? { toPay: formatRupees(due) } : {}),
    hasVoucher: documents.includes('voucher') && !OVER.has(state),
    open: refunds.length > 0 ? MY_BOOKINGS_TEXTS.follow : MY_BOOKINGS_TEXTS.see,
  }
}

/** What is travelled, by its plan; of what is cancelled, what it was. */
function tripOf(booking: Booking, banners: SiteHost['banners']): Pick<BookingCardView, 'title' | 'when' | 'what'> {
  const { lines, travellers, plan } = booking
  const shown = plan === undefined ? undefined : tripPlanView(plan, banners)
  const live = lines.filter(({ state }) => state !== 'cancelled')
  const [only, ...more] = live.length > 0 ? live : lines
  const isOne = only !== undefined && more.length === 0
  const who = isOne ? lineParty(only) : travellers.length > 0 && travellersText(travellers.length)
  const where = isOne && only.kind !== 'package' ? '' : (shown?.islands ?? '')
  const picture = shown?.picture ?? only?.picture ?? pictureOf(lines, banners)
  return {
    title: shown?.title ?? titleOf(lines),
    when: isOne && only.kind !== 'package' ? whenText(only) : (shown?.when ?? spanOf(lines)),
    what: [who, where].filter(Boolean).join('. '),
    ...(picture === undefined ? {} : { picture }),
  }
}

function pictureOf(lines: readonly HeldLine[], banners: SiteHost['banners']): PictureSource | undefined {
  const pictured = lines.find(({ picture }) => picture !== undefined)?.picture
  return pictured ?? (lines.some(({ kind }) => kind === 'ferry') ? vesselPicture([], banners) : undefined)
}

/** What a label alone does not say. */
function noteOf({ state, expiresAt, lines }: Booking): string | undefined {
  if ((state === 'held' || state === 'paying') && expiresAt) return heldUntil(timeInIndia(new Date(expiresAt)))
  if (state === 'settling' || state === 'expired' || state === 'no_show') return BOOKING_STATE_LABELS[state].meaning
  const cancelled = lines.filter((line) => line.state === 'cancelled')
  return OVER.has(state) || cancelled.length === 0 ? undefined : cancelledParts(cancelled.map(({ title }) => title))
}

/** "Fri 12 Feb to Wed 17 Feb 2027", or the day with its hour. */
function whenText({ kind, startsAt, endsAt }: Pick<HeldLine, 'kind' | 'startsAt' | 'endsAt'>): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const [from, to] = [dayInIndia(start), dayInIndia(end)]
  if (kind === 'hotel') return from === to ? formatDay(from) : datesText({ checkIn: from, checkOut: to })
  return `${formatDay(from)}, ${timeInIndia(start)}`
}

type CardSum = { label: string; amount: string; note?: string }

/** What of a booking is paid, still to pay, and back; in the order of time. */
function cardSums({ state, paid, due, total, balanceDate, payments, refunds }: Booking): CardSum[] {
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
    state === 'processed' ? REFUND_STATE_LABELS[state].word : refundBy(formatDay(dueDate)),
  )
  return [...noted].map(([note, parts]) => ({
    label: MY_BOOKINGS_TEXTS.refund,
    amount: formatRupees(parts.reduce((sum, { amount }) => sum + amount, 0)),
    note,
  }))
}
