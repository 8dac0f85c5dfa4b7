import { CANCEL_CAUSES, type MoneyNumbers, type Span } from '#contract/office/numbers.ts'
import type { Db } from '#server/db/db.ts'
import { type CauseSums, type FlowSums, sumCancelled, sumFlows, sumRefunds } from './money-store.ts'
import { spanBefore } from './spans.ts'

const CAUSE_OF: Record<string, (typeof CANCEL_CAUSES)[number]> = {
  guest_cancelled: 'traveller',
  operator_cancelled: 'office',
  balance_lapsed: 'balance',
}

/** Cancellations by the day on which they were made, refunds by the day on which they were approved, money by the day of the ledger. */
export async function readMoney(db: Db, span: Span): Promise<MoneyNumbers> {
  const spans = { now: span, before: spanBefore(span) }
  const [cancelled, flows, refunds] = await Promise.all([
    sumCancelled(db, spans),
    sumFlows(db, spans),
    sumRefunds(db, span),
  ])
  return {
    ...{ span, spanBefore: spans.before, refunds },
    now: sumsOf(cancelled, flows, true),
    before: sumsOf(cancelled, flows, false),
    causes: CANCEL_CAUSES.map((cause) => {
      const mine = cancelled.filter(({ event, is_now }) => is_now && (CAUSE_OF[event] ?? 'office') === cause)
      return { cause, lines: sum(mine, 'lines'), price: sum(mine, 'price'), kept: sum(mine, 'kept') }
    }),
    flows: [...new Set(flows.filter(({ is_now }) => is_now).map(({ gateway }) => gateway))].map((gateway) => {
      const mine = flows.filter((each) => each.gateway === gateway)
      return { gateway, captured: flowOf(mine, 'captured', true), refunded: flowOf(mine, 'refunded', true) }
    }),
  }
}

function sumsOf(cancelled: readonly CauseSums[], flows: readonly FlowSums[], isNow: boolean): MoneyNumbers['now'] {
  const mine = cancelled.filter(({ is_now }) => is_now === isNow)
  return {
    ...{ cancelled: sum(mine, 'price'), kept: sum(mine, 'kept'), cancelledLines: sum(mine, 'lines') },
    ...{ captured: flowOf(flows, 'captured', isNow), refunded: flowOf(flows, 'refunded', isNow) },
  }
}

function sum(rows: readonly CauseSums[], which: 'lines' | 'price' | 'kept'): number {
  return rows.reduce((all, each) => all + each[which], 0)
}

function flowOf(flows: readonly FlowSums[], entry: FlowSums['entry'], isNow: boolean): number {
  return flows.reduce((all, each) => all + (each.entry === entry && each.is_now === isNow ? each.amount : 0), 0)
}
