import { dayInIndia } from '#contract/terms/india-time.ts'
import type { Hold } from '#contract/v1/holds.ts'
import type { HeldLine, Tier } from '#contract/v1/trip-lines.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { StoredLine } from './core/booking.ts'
import { keptOf } from './core/refund-rule.ts'
import { unpaidPlan } from './papers/planned-view.ts'
import { initialPayment } from './payments/payment-plan.ts'
import { sumOf } from './price/price-lines.ts'

type ShownLine = Omit<PricedLine, 'whereabouts' | 'salesCloseAt' | 'stock'> &
  Pick<StoredLine, 'lineId' | 'stock'> &
  Partial<Pick<StoredLine, 'pnr' | 'state'>>

/** A line as it crosses the wire. */
export function heldLineOf(line: ShownLine): HeldLine {
  const shown = {
    ...line.asked,
    priceVersion: line.priceVersion,
    lineId: line.lineId,
    title: line.title,
    ...pictureOf(line),
    startsAt: line.startsAt.toISOString(),
    endsAt: line.endsAt.toISOString(),
    price: line.price,
    nonRefundable: line.nonRefundable,
    cancellation: ladderOf(line),
    initialPercent: line.initialPercent,
    details: line.details,
    ...(line.pnr === undefined || line.pnr === null ? {} : { pnr: line.pnr }),
    state: line.state ?? 'live',
  }
  // Seats of a package are chosen by us: its own question has none.
  return shown.kind === 'package' ? { ...shown, seats: line.stock.seats.map(({ seat }) => seat) } : shown
}

/** The first picture of a line; a boat has none here. */
function pictureOf({ facts }: Pick<ShownLine, 'facts'>): Pick<HeldLine, 'picture'> {
  const picture = facts.days.find((day) => day.picture !== undefined)?.picture ?? facts.pictures[0]
  return picture === undefined ? {} : { picture }
}

/** What comes back of a line that is paid in full, step by step, the earliest first. */
function ladderOf({ price, nonRefundable, terms }: Pick<ShownLine, 'price' | 'nonRefundable' | 'terms'>): Tier[] {
  return terms.map(({ until, percent }) => ({
    until: until.toISOString(),
    refundPercent: percent,
    refund: keptOf({ id: '', total: price.amountPayable, nonRefundable, terms }, 'guest', until).refund,
  }))
}

export type ShownHold = {
  id: string
  state: 'held' | 'paying'
  expiresAt: Date
  now: Date
  lines: readonly ShownLine[]
  warnings: string[]
  reference?: string | null
  namesDate?: string | null
}

export function holdView({ id, state, expiresAt, now, lines, warnings, reference, namesDate }: ShownHold): Hold {
  const initial = initialOf(lines, now)
  return {
    ...{ id, state, expiresAt: expiresAt.toISOString(), now: now.toISOString() },
    lines: lines.map(heldLineOf),
    total: sumOf(lines.map(({ price }) => price)),
    ...(initial === undefined ? {} : { initial }),
    warnings,
    ...unpaidPlan(lines, { initial, now }),
    ...(reference == null ? {} : { ref: reference }),
    ...(namesDate == null ? {} : { namesDate }),
  }
}

export function initialOf(
  lines: readonly Pick<ShownLine, 'price' | 'initialPercent' | 'startsAt'>[],
  now: Date,
): { amount: number; balanceDate: string } | undefined {
  const planned = lines.map(({ price, initialPercent, startsAt }) => ({
    amountPayable: price.amountPayable,
    initialPercent,
    startDay: dayInIndia(startsAt),
  }))
  return initialPayment(planned, dayInIndia(now))
}
