import type { ApiRefusal } from '#server/http/refusal.ts'
import { counted } from '#server/products/line-labels.ts'
import type { StockKind } from '#server/products/priced-line.ts'
import { stockOf } from '#server/products/stocks.ts'
import type { TooMany } from './hold-limits.ts'
import { NAMELESS_MINUTES } from './hold-store.ts'
import type { HoldingLimits } from './holding-limits.ts'

/** 429 with a message that names an enquiry and the telephone. `phone` is as people read it. */
export function holdLimitRefusal(why: TooMany, limits: HoldingLimits, phone: string | undefined): ApiRefusal {
  return {
    status: 429,
    code: 'hold_limit',
    message: `${wordsOf(why, limits)} send us an enquiry, or call ${phone ?? 'us'}.`,
    // Expired holds do not count.
    retryAfterSeconds: (why.of === 'nameless' ? NAMELESS_MINUTES : limits.holdMinutes) * 60,
  }
}

function wordsOf(why: TooMany, limits: HoldingLimits): string {
  if (why.of === 'nameless') {
    return `Many trips have been held from your network in the last ${NAMELESS_MINUTES} minutes. Please try again in ${NAMELESS_MINUTES} minutes,`
  }
  if (why.of === 'network') {
    return `That is more than one network may hold: ${mostText(why.items[0].kind, limits)}. Please hold fewer,`
  }
  const { visitorHolds, visitorSeats } = limits
  const trips = visitorHolds === 1 ? '1 trip' : `${visitorHolds} trips`
  return `You hold a lot already: at most ${trips} at a time, and ${visitorSeats} seats of one ferry. Please book or give back what you hold first,`
}

function mostText(kind: StockKind, limits: HoldingLimits): string {
  const { share, words } = stockOf(kind)
  const { units, percent } = share(limits)
  return `${counted(units, words.unit)} or ${percent} % ${words.ofNetwork}`
}
