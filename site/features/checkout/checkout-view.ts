import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Hold } from '#contract/v1/holds.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { askAgainItems, askedOf } from '#site/ask-again.ts'
import { ladderView, spanText } from '#site/ladder-view.ts'
import type { LadderStep } from '#site/ui/cancel-ladder.tsx'
import { type PeopleNeed, peopleNeeded } from './people-needed.ts'

export type CheckoutLine = {
  id: string
  title: string
  when: string
  party: string
  price: string
  tax: string
  ladder: LadderStep[]
}

/** A hold with all its words, made on the server. */
export type CheckoutView = {
  holdId: string
  /** ISO, both by the clock of the database. */
  expiresAt: string
  now: string
  clockTime: string
  lines: CheckoutLine[]
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

export function checkoutView(hold: Hold): CheckoutView {
  const { id, expiresAt, now, lines, total, initial, warnings } = hold
  return {
    ...{ holdId: id, expiresAt, now, clockTime: timeInIndia(new Date(expiresAt)), warnings },
    lines: lines.map((line) => lineView(line, new Date(now))),
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

function lineView(line: HeldLine, now: Date): CheckoutLine {
  const { lineId, title, price, cancellation } = line
  return {
    ...{ id: lineId, title, when: whenText(line), party: partyText(line) },
    price: formatRupees(price.amountPayable),
    tax: formatRupees(price.taxAmount),
    ladder: ladderView(cancellation, now),
  }
}

function whenText(line: HeldLine): string {
  return line.kind === 'car'
    ? `${formatDay(dayInIndia(new Date(line.startsAt)))}, pick-up ${line.pickupTime}`
    : spanText(line)
}

function partyText(line: HeldLine): string {
  switch (line.kind) {
    case 'package':
      return `${countText(line.adultCount, 'adult', 'adults')}${also(line.childAges.length, 'child', 'children')}`
    case 'hotel':
      return `${countText(line.rooms.length, 'room', 'rooms')}, ${countText(
        line.rooms.reduce((sum, { adults, children }) => sum + adults + children, 0),
        'guest',
        'guests',
      )}`
    case 'ferry':
      return `${seatNames(line)}${also(line.infants ?? 0, 'infant', 'infants')}`
    case 'car':
      return countText(line.passengers, 'passenger', 'passengers')
    case 'activity':
      return countText(line.ages.length, 'guest', 'guests')
  }
}

function seatNames(line: Extract<HeldLine, { kind: 'ferry' }>): string {
  return line.details.find(({ label }) => label.startsWith('Seat'))?.text ?? `seats ${line.seats.join(', ')}`
}

function also(count: number, one: string, many: string): string {
  return count === 0 ? '' : `, ${countText(count, one, many)}`
}

function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
