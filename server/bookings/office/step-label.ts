import type { BookingState } from '#contract/terms/booking-states.ts'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia, formatDay, instantInIndia, isDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { TAKEN_LABELS, type TakenHow } from '#contract/terms/taken-money.ts'
import type { AuditedEvent } from '../core/audit-entry.ts'

/** A row of the audit of a booking; its facts as they were written (decision.ts). */
export type AuditedStep = { event: AuditedEvent; from: BookingState; to: BookingState; facts: Record<string, unknown> }

const STATE_WORDS: Record<BookingState, string> = {
  quoted: 'quoted',
  held: 'held',
  paying: 'being paid',
  confirmed_part: 'confirmed, the balance is due',
  confirmed: 'confirmed and paid',
  expired: 'expired, the stock is free',
  settling: 'paid, but what was wanted is gone: the refund is under way',
  cancelled: 'cancelled, the stock is free',
  no_show: 'a no-show',
  completed: 'over',
}

/** What happened, for the office. Whoever of the staff did it is told beside it. */
export function stepLabel(step: AuditedStep): string {
  const said = eventLabel(step)
  return step.from === step.to || step.event === 'held' ? said : `${said}. From then on ${STATE_WORDS[step.to]}`
}

function eventLabel({ event, from, facts }: AuditedStep): string {
  const sum = typeof facts.amount === 'number' ? ` of ${formatRupees(facts.amount)}` : ''
  switch (event) {
    case 'held':
      return facts.by === undefined ? 'Held by a visitor' : 'Held by us for a caller'
    case 'placed':
      return facts.plan === 'initial' ? 'Booked, to be paid in two parts' : 'Booked, to be paid in full'
    case 'pay_started':
      return `An order${sum} was opened at the gateway`
    case 'captured':
      return `Payment${sum} received`
    case 'captured_back':
      return `Payment${sum} received, and sent back`
    case 'authorised':
      return `Payment${sum} authorised`
    case 'failed':
      return `A payment${sum} failed`
    case 'money_taken':
      // Written by decide-taken.ts.
      return `${formatRupees(Number(facts.amount))} taken, ${TAKEN_LABELS[facts.how as TakenHow]}, receipt ${String(facts.receipt)}`
    case 'clock_passed':
      return 'The time to pay ran out'
    case 'guest_cancelled':
      return `Cancelled by the traveller${refundLabel(facts)}`
    case 'operator_cancelled':
      return from === 'no_show'
        ? `The no-show was reversed${refundLabel(facts)}`
        : `Cancelled by us${refundLabel(facts)}`
    case 'line_changed':
      return changeText(facts)
    case 'balance_lapsed':
      return `Cancelled, as the balance was not paid in time${refundLabel(facts)}`
    case 'trip_started':
      return from === 'confirmed' || from === 'confirmed_part' ? 'The trip is over' : 'The trip would have started'
    case 'started_unpaid':
      return `The trip began while ${formatRupees(Number(facts.due))} was due`
    case 'no_show_marked':
      return 'Marked as a no-show'
    case 'refund_processed':
      return `Refund${sum} paid back`
    case 'refund_failed':
      return `A refund failed, ${counted(Number(facts.tries), 'try', 'tries')} so far: ${String(facts.reason)}`
    case 'driver_named':
      return `A driver was named${rideText(facts)}`
    case 'driver_taken_off':
      return `The driver was taken off${rideText(facts)}`
    case 'named':
      return `${counted(Number(facts.names), 'traveller')} named by a list`
    case 'renamed':
      return `${counted(Number(facts.names), 'name')} corrected`
  }
}

/** Written by assign-driver.ts: a ride is a day of a package, "2027-02-11+1" after its first ferry, or else the line. */
function rideText({ ride, day }: Record<string, unknown>): string {
  const [name = '', ferries] = String(ride).split('+')
  const on = [day, name].map(String).find(isDay)
  if (on === undefined) return ''
  return ` for the ride of ${formatDay(on)}${ferries === undefined ? '' : `, after ${ferries === '1' ? 'the ferry' : `ferry ${ferries}`}`}`
}

/** Written by change-line.ts. */
function changeText(facts: Record<string, unknown>): string {
  const { why, wasPrice, nowPrice, borne, refund, due } = facts
  const difference = Number(nowPrice) - Number(wasPrice)
  const said = [
    `A part was changed${why === 'disruption' ? ', as it was not on' : ''}${movedText(facts)}`,
    ...(difference === 0 ? [] : [`${formatRupees(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`]),
    ...(Number(borne) > 0 ? [`we bear ${formatRupees(Number(borne))}`] : []),
    ...(Number(refund) > 0 ? [`${formatRupees(Number(refund))} goes back`] : []),
    ...(Number(due) > 0 ? [`${formatRupees(Number(due))} is due`] : []),
  ]
  return said.join('; ')
}

/** From which ferry to which, or from when to when; of what starts as before, its ends. */
function movedText({ wasFerry, nowFerry, wasStart, nowStart, wasEnd, nowEnd }: Record<string, unknown>): string {
  if (typeof wasFerry === 'string' && typeof nowFerry === 'string') return `: from the ${wasFerry} to the ${nowFerry}`
  const [was, now] = [whenText(wasStart), whenText(nowStart)]
  if (was !== now) return `: from ${was} to ${now}`
  return wasEnd === nowEnd ? '' : `: until ${whenText(nowEnd)} in place of ${whenText(wasEnd)}`
}

/** The day alone of what starts with it, as a package does. */
function whenText(at: unknown): string {
  const start = new Date(String(at))
  const [day, time] = [dayInIndia(start), timeInIndia(start)]
  return start.getTime() === instantInIndia(day).getTime() ? formatDay(day) : `${formatDay(day)}, ${time}`
}

/** Nothing was confirmed where there are no facts. */
function refundLabel({ refund, lines }: Record<string, unknown>): string {
  if (typeof refund !== 'number') return ''
  const what = Array.isArray(lines) ? `${counted(lines.length, 'line')}, ` : ''
  return `: ${what}${refund === 0 ? 'nothing goes back' : `${formatRupees(refund)} goes back`}`
}
