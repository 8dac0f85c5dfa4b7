import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Hold } from '#contract/v1/holds.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { askAgainItems, askedOf } from '#site/shop/book/ask-again.ts'
import { ladderView, spanText } from '#site/shop/refund/ladder-view.ts'
import { laddersOfChoice, type RefundLadder } from '#site/shop/refund/refund-ladders.ts'
import type { PlannedDay } from '#site/shop/trip/day-plan.tsx'
import { inOrderOfDays } from '#site/shop/trip/line-order.ts'
import { lineParty } from '#site/shop/trip/line-party.ts'
import { tripPlanView } from '#site/shop/trip/trip-plan-view.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { type PeopleNeed, peopleNeeded } from './people-needed.ts'

export type CheckoutLine = {
  id: string
  title: string
  when: string
  party: string
  price: string
  tax: string
}

/** What is bought, by its days; `gaps` are those of all days. */
export type CheckoutPlan = {
  title: string
  when: string
  pictures: PictureSource[]
  days: PlannedDay[]
  gaps: string[]
}

/** `isInitial`: what comes back as long as only the first part is paid. */
export type CheckoutLadder = RefundLadder & { isInitial: boolean }

/** A hold with all its words, made on the server. */
export type CheckoutView = {
  holdId: string
  /** ISO, both by the clock of the database. */
  expiresAt: string
  now: string
  clockTime: string
  lines: CheckoutLine[]
  plan?: CheckoutPlan
  ladders: CheckoutLadder[]
  warnings: string[]
  total: string
  tax: string
  /** What is paid now where part of it may wait. */
  initial?: { amount: string; rest: string; day: string }
  people: PeopleNeed
  /** A group names the others until this day. */
  namesBy?: string
  hasSeats: boolean
  /** What is posted to ask for the same once more. */
  again: string
}

export function checkoutView(hold: Hold, banners?: SiteHost['banners']): CheckoutView {
  const { id, expiresAt, now, lines, total, initial, warnings } = hold
  return {
    ...{ holdId: id, expiresAt, now, clockTime: timeInIndia(new Date(expiresAt)), warnings },
    lines: inOrderOfDays(lines).map(lineView),
    ...planOf(hold, banners),
    ladders: laddersOf(hold),
    total: formatRupees(total.amountPayable),
    tax: formatRupees(total.taxAmount),
    ...(initial === undefined
      ? {}
      : {
          initial: {
            amount: formatRupees(initial.amount),
            rest: formatRupees(total.amountPayable - initial.amount),
            day: formatDay(initial.balanceDate),
          },
        }),
    people: peopleNeeded(lines, hold.namesDate !== undefined),
    ...(hold.namesDate === undefined ? {} : { namesBy: formatDay(hold.namesDate) }),
    hasSeats: lines.some(({ kind }) => kind === 'ferry'),
    again: askAgainItems(lines.map(askedOf)),
  }
}

function planOf({ plan }: Hold, banners: SiteHost['banners']): Pick<CheckoutView, 'plan'> {
  if (plan === undefined) return {}
  const { title, when, days } = tripPlanView(plan, banners)
  return { plan: { title, when, days, pictures: plan.pictures, gaps: [...new Set(days.flatMap(({ gaps }) => gaps))] } }
}

/** In dated steps; of a provider that does not tell them, the terms of each line once all is paid. */
function laddersOf({ refundSteps, lines, now }: Hold): CheckoutLadder[] {
  if (refundSteps === undefined)
    return lines.map(({ title, cancellation }) => ({
      ...{ title: `${title}, once all is paid`, steps: ladderView(cancellation, new Date(now)), isInitial: false },
    }))
  const { initial, full } = laddersOfChoice(refundSteps, now)
  return [...(initial ? [{ ...initial, isInitial: true }] : []), ...(full ? [{ ...full, isInitial: false }] : [])]
}

function lineView(line: HeldLine): CheckoutLine {
  const { lineId, title, price } = line
  return {
    ...{ id: lineId, title, when: whenText(line), party: lineParty(line) },
    price: formatRupees(price.amountPayable),
    tax: formatRupees(price.taxAmount),
  }
}

function whenText(line: HeldLine): string {
  return line.kind === 'car'
    ? `${formatDay(dayInIndia(new Date(line.startsAt)))}, pick-up ${line.pickupTime}`
    : spanText(line)
}
