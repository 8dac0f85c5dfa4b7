import type { ChangeWhy } from '#contract/office/line-changes.ts'
import type { TakenHow } from '#contract/terms/taken-money.ts'
import type { MovedFerry } from './ferry-label.ts'

type PaymentFacts = { payment: string; amount: number | null }

type CancelFacts = { cause: string; refund: number; lines: readonly string[] }

/**
 * A change of a line: instants of its start before and after, its prices, the total before, what the operator bears of a higher price,
 * what goes back, and what is due from then on. `by`: the member of staff; null where the traveller chose by a link. The
 * ferries: where one is another.
 */
type LineFacts = Partial<MovedFerry> & {
  by: string | null
  why: ChangeWhy
  line: string
  key: string
  wasStart: string
  /** Absent of changes before ends were written down. */
  wasEnd?: string
  nowEnd?: string
  nowStart: string
  wasPrice: number
  nowPrice: number
  wasTotal: number
  borne: number
  refund: number
  due: number
}

/** What the audit keeps of each event. Whole rupees. */
export type AuditEntry =
  /** `by`: the member of staff who holds it for a caller. */
  | { event: 'held'; facts?: { by: string } }
  | { event: 'placed'; facts: { plan: string; notice: string } }
  | { event: 'pay_started'; facts: { payment: string; amount: number } }
  | { event: 'captured'; facts: PaymentFacts & { refund?: number } }
  | { event: 'captured_back' | 'authorised' | 'failed'; facts: PaymentFacts }
  | { event: 'clock_passed' }
  /** No facts where nothing was confirmed. */
  | { event: 'guest_cancelled' | 'operator_cancelled' | 'balance_lapsed'; facts?: CancelFacts }
  | { event: 'line_changed'; facts: LineFacts }
  | { event: 'trip_started' }
  | { event: 'started_unpaid'; facts: { due: number } }
  | { event: 'no_show_marked'; facts: { by: string } }
  | { event: 'refund_processed'; facts: { refund: string; amount: number } }
  | { event: 'refund_failed'; facts: { refund: string; tries: number; reason: string } }
  | { event: 'named' | 'renamed'; facts: { names: number } }
  /** `by`: the member of staff. */
  | { event: 'money_taken'; facts: { how: TakenHow; receipt: string; amount: number; by: string } }
  /** Who drives is a person, and is not kept here. `day`: of the ride. */
  | { event: 'driver_named' | 'driver_taken_off'; facts: { line: string; ride: string; day: string } }

export type AuditedEvent = AuditEntry['event']
