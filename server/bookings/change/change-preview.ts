import type { LineChangePreview } from '#contract/office/line-changes.ts'
import { lapsesUnpaid } from '#contract/terms/balance-lapse.ts'
import { isTakenByOffice } from '#contract/terms/taken-money.ts'
import { priceVersion } from '#server/price-version.ts'
import type { StoredBooking, StoredLine } from '../core/booking.ts'
import { balanceOf, paidOf } from '../core/money.ts'
import { sumOf } from '../price/price-lines.ts'
import { heldLineOf } from '../view.ts'

/** A booking before and after the change of a line; `full`: the price of the line if nobody else bears a part of it. */
export type Made = { before: StoredBooking; after: StoredBooking; lineId: string; full: number }

/** What a change did, or would do. */
export function changePreview(made: Made): LineChangePreview {
  const { before, after, full } = made
  const { was, now } = linesOf(made)
  const { due } = balanceOf(after)
  const refunds = after.refunds.slice(before.refunds.length)
  const balanceDay = due > 0 ? after.balanceDate : null
  return {
    ...{ seen: seenOf(was), was: sideOf(was), now: sideOf(now) },
    difference: differenceOf(made),
    borne: full - now.price.amountPayable,
    state: after.state,
    total: sumOf(after.lines.filter(({ state }) => state !== 'cancelled').map(({ price }) => price)).amountPayable,
    paid: paidOf(before),
    refund: refunds.reduce((sum, { amount }) => sum + amount, 0),
    back: refunds.map(({ gateway, gatewayPaymentId, amount }) => ({
      ...{ gateway, number: gatewayPaymentId, amount, isByHand: isTakenByOffice(gateway) },
    })),
    ...{ dueBefore: balanceOf(before).due, due, balanceDay },
    lapses: balanceDay !== null && lapsesUnpaid(balanceDay, after.lines),
    cancellation: heldLineOf(now).cancellation,
    mailTo: after.lead?.email ?? '',
  }
}

/** What the traveller pays more for the line, or less. */
export function differenceOf(made: Made): number {
  const { was, now } = linesOf(made)
  return now.price.amountPayable - was.price.amountPayable
}

/** Names a line as it stands: what it takes, when it is and what it costs. */
export function seenOf({ asked, startsAt, price, stock }: StoredLine): string {
  const { seats, nights, cars, slots } = stock
  const needs = [seats, nights, cars, slots].map((each) => each.map((need) => Object.entries(need).sort()))
  return priceVersion([asked.kind, startsAt, price.amountPayable, needs])
}

function linesOf({ before, after, lineId }: Made): { was: StoredLine; now: StoredLine } {
  const lineIn = ({ lines }: StoredBooking) => lines.find((line) => line.lineId === lineId)
  const [was, now] = [lineIn(before), lineIn(after)]
  if (was === undefined || now === undefined) throw new Error(`${before.id} has no line ${lineId}`)
  return { was, now }
}

function sideOf({ title, startsAt, endsAt, stock, details, price }: StoredLine): LineChangePreview['was'] {
  return {
    ...{ title, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    ...{ seats: stock.seats.map(({ seat }) => seat), details, price },
  }
}
