import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { PlanEntry } from '#contract/v1/trip-plan.ts'
import { daysOf } from '#site/shop/trip/booking-span.ts'
import { entriesAhead } from '#site/shop/trip/plan-ahead.ts'
import type { IconName } from '#site/ui/icon.tsx'
import { VIEW_TEXTS } from './view-texts.ts'

/** The one thing that comes next for the traveller. */
export type NextStep = {
  icon: IconName
  title: string
  text: string
  action?: { label: string; href: string; type?: string }
}

/** Undefined where the state of the booking says all there is: a payment that is waited for, or nothing left to do. */
export function nextStep(booking: Booking): NextStep | undefined {
  const { state, due, balanceDate } = booking
  switch (state) {
    case 'held':
      return {
        icon: 'clock',
        title: `Next: pay ${formatRupees(due)}`,
        text: VIEW_TEXTS.nextHeld,
      }
    case 'confirmed_part':
      return due > 0 && balanceDate !== undefined && !isUnderWay(booking)
        ? {
            icon: 'calendar',
            title: `Next: pay the balance of ${formatRupees(due)} by ${formatDay(balanceDate)}`,
            text: VIEW_TEXTS.nextBalance,
          }
        : ahead(booking)
    case 'confirmed':
      return ahead(booking)
    case 'completed':
      return { icon: 'star', title: VIEW_TEXTS.nextReview, text: VIEW_TEXTS.nextReviewText }
    default:
      return undefined
  }
}

function isUnderWay(booking: Booking): boolean {
  return dayInIndia(new Date(booking.now)) >= daysOf(booking).first
}

/** Before the trip, when it first matters to be somewhere; during it, the next thing of the plan. */
function ahead(booking: Booking): NextStep | undefined {
  const { first, last } = daysOf(booking)
  const today = dayInIndia(new Date(booking.now))
  if (today > last) return undefined
  const entries = entriesAhead(booking)
  const entry = entries.find(({ isFixed }) => isFixed) ?? entries[0]
  const voucher = booking.documents.includes('voucher')
    ? {
        action: {
          label: VIEW_TEXTS.getVoucher,
          href: visitorPaths.bookingDocument(booking.ref, 'voucher'),
          type: 'application/pdf',
        },
      }
    : {}
  if (entry === undefined) {
    return today < first
      ? { icon: 'ticket', title: VIEW_TEXTS.nextNothing, text: VIEW_TEXTS.nextCarry, ...voucher }
      : undefined
  }
  const place = entry.note === undefined ? '' : ` ${sentence(entry.note)}`
  const when = entry.date === today ? VIEW_TEXTS.today : formatDay(entry.date)
  const title = `Next: ${when}${entry.time === undefined ? '' : `, ${entry.time}`}`
  return { icon: ICONS[entry.kind] ?? 'clock', title, text: `${sentence(entry.text)}${place}`, ...voucher }
}

const ICONS: Partial<Record<PlanEntry['kind'], IconName>> = {
  arrival: 'plane',
  departure: 'plane',
  ferry: 'ship',
  car: 'car',
  'check-in': 'bed',
  'check-out': 'bed',
  activity: 'waves',
  meal: 'meals',
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
