import { dayInIndia } from '#contract/terms/india-time.ts'
import { liveLines, type StoredBooking, type StoredLine } from './booking.ts'
import { applied, type BookingEvent, type Change, type Decision, mail, move, refused, unchanged } from './decision.ts'
import { movedFerry } from './ferry-label.ts'
import { balanceOf, changedBalanceDate, paidOf } from './money.ts'
import { requestRefund } from './refunds.ts'
import { PEOPLE_TABLE } from './state-table.ts'

type LineChanged = Extract<BookingEvent, { type: 'line_changed' }>

/** Decides a change of a line (booking rules 1.9): its new stock is claimed before the old is free, then the money follows the price. */
export function decideLineChange(booking: StoredBooking, event: LineChanged): Decision {
  const action = PEOPLE_TABLE[booking.state].line_changed
  if (typeof action === 'object') return refused(booking, action.refuse)
  const was = liveLines(booking).find(({ lineId }) => lineId === event.lineId)
  if (was === undefined) return refused(booking, 'nothing_to_do')
  if (isTooLate(booking, was, event)) return refused(booking, 'too_late')
  if (isSame(was, event)) return refused(booking, 'same')
  const now = changedLine(booking, was, event)
  const others = liveLines(booking).filter((line) => line !== was)
  return {
    asks: 'swap',
    booking,
    swap: { was: was.stock, now: now.stock, others: others.map(({ stock }) => stock) },
    resume: (isHad) => (isHad ? applied(changeOf(booking, { was, now }, event)) : refused(booking, 'gone')),
  }
}

/** What has begun is changed only where it is not on; nothing is moved to a time that is past. */
function isTooLate({ now }: StoredBooking, was: StoredLine, { to, why }: LineChanged): boolean {
  const isMoved = to.startsAt.getTime() !== was.startsAt.getTime()
  if (isMoved && to.startsAt.getTime() <= now.getTime()) return true
  return was.startsAt.getTime() <= now.getTime() && why !== 'disruption'
}

function isSame(was: StoredLine, { to }: LineChanged): boolean {
  const stockOf = ({ seats, nights, cars, slots }: StoredLine['stock']) =>
    JSON.stringify([seats, nights, cars, slots].map((needs) => needs.map(textOf).sort()))
  return to.startsAt.getTime() === was.startsAt.getTime() && stockOf(to.stock) === stockOf(was.stock)
}

/** The same whatever order its fields were stored in. */
function textOf(need: object): string {
  return JSON.stringify(Object.entries(need).sort())
}

/**
 * The line as it will be. Where the operator bears a higher price, it keeps the one that it has. A new ticket is the reference of the
 * booking, as the first was; whoever drives is named anew where the day or the hour is another.
 */
function changedLine(booking: StoredBooking, was: StoredLine, { to, bears }: LineChanged): StoredLine {
  const isBorne = bears === 'operator' && to.price.amountPayable > was.price.amountPayable
  const { price, untaxed } = isBorne ? was : to
  const isMoved = to.startsAt.getTime() !== was.startsAt.getTime()
  return {
    ...{ ...to, price, untaxed, nonRefundable: Math.min(to.nonRefundable, price.amountPayable) },
    ...{ lineId: was.lineId, state: was.state, kept: was.kept },
    pnr: to.stock.seats.length > 0 ? booking.reference : null,
    ...(isMoved ? { driver: null, dayDrivers: null } : { driver: was.driver, dayDrivers: was.dayDrivers }),
  }
}

/** The books after the change: what is due is a balance, what is too much goes back (booking rules 1.9.4). */
function changeOf(
  booking: StoredBooking,
  { was, now }: { was: StoredLine; now: StoredLine },
  event: LineChanged,
): Change {
  const { why, key, note, tells, by } = event
  const after = { ...booking, lines: booking.lines.map((line) => (line === was ? now : line)) }
  const { due, refund } = balanceOf(after)
  const to = due > 0 ? 'confirmed_part' : 'confirmed'
  const ferry = movedFerry(was, now)
  const facts = {
    ...ferry,
    ...{ by, why, line: was.lineId, key },
    ...{ wasStart: was.startsAt.toISOString(), nowStart: now.startsAt.toISOString() },
    ...{ wasEnd: was.endsAt.toISOString(), nowEnd: now.endsAt.toISOString() },
    ...{ wasPrice: was.price.amountPayable, nowPrice: now.price.amountPayable, wasTotal: totalOf(booking) },
    ...{ borne: event.to.price.amountPayable - now.price.amountPayable, refund, due },
  }
  const moved = move(
    unchanged(after),
    to,
    { event: 'line_changed', facts },
    due > 0 ? balanceFields(booking, after) : {},
  )
  const cause = { of: 'change', key } as const
  const refunded =
    refund === 0 ? moved : requestRefund(moved, { amount: refund, cause, reason: 'The new price is lower' })
  if (!tells) return refunded
  const difference = facts.nowPrice - facts.wasPrice
  const said = {
    ...ferry,
    wasTitle: was.title,
    wasStart: facts.wasStart,
    difference,
    refund,
    note,
  }
  return mail(refunded, 'line_changed', { lineId: was.lineId, why, ...said }, key)
}

/** What was paid in full counts as the first payment from now on, and the rest is a balance. */
function balanceFields(before: StoredBooking, after: StoredBooking): Partial<StoredBooking> {
  const first = before.state === 'confirmed' ? { plan: 'initial' as const, initialAmount: paidOf(before) } : {}
  return { ...first, balanceDate: changedBalanceDate(after.lines, dayInIndia(after.now)) }
}

function totalOf({ lines }: StoredBooking): number {
  return lines.reduce((sum, { price }) => sum + price.amountPayable, 0)
}
