type PaymentFacts = { payment: string; amount: number | null }
type CancelFacts = { cause: string; refund: number; lines: readonly string[] }

/** What the audit keeps of each event. Whole rupees. */
export type AuditEntry =
  | { event: 'held' }
  | { event: 'placed'; facts: { plan: string; notice: string } }
  | { event: 'pay_started'; facts: { payment: string; amount: number } }
  | { event: 'captured'; facts: PaymentFacts & { refund?: number } }
  | { event: 'captured_back' | 'authorised' | 'failed'; facts: PaymentFacts }
  | { event: 'clock_passed' }
  /** Without facts where nothing was confirmed yet. */
  | { event: 'guest_cancelled' | 'operator_cancelled' | 'balance_lapsed'; facts?: CancelFacts }
  | { event: 'trip_started' }
  | { event: 'started_unpaid'; facts: { due: number } }
  | { event: 'no_show_marked'; facts: { by: string } }
  | { event: 'refund_processed'; facts: { refund: string; amount: number } }
  | { event: 'refund_failed'; facts: { refund: string; tries: number; reason: string } }
  | { event: 'named' | 'renamed'; facts: { names: number } }

export type AuditedEvent = AuditEntry['event']
