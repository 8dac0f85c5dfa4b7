import type { ColumnType, Generated } from 'kysely'

/** Rows of 0018-practice-gateway.sql. Amounts are paise. */
export type SandboxTables = {
  sandbox_order: {
    id: string
    amount: number
    currency: string
    receipt: string
    notes: ColumnType<Record<string, string>, string, never>
    payee: string | null
    description: string | null
    callback_url: string | null
    cancel_url: string | null
    created_at: Date
  }
  sandbox_payment: {
    id: string
    order_id: string
    amount: number
    currency: string
    method: string
    status: 'authorized' | 'captured' | 'refunded' | 'failed'
    refunded: Generated<number>
    created_at: Date
  }
  sandbox_refund: {
    id: string
    payment_id: string
    amount: number
    receipt: string | null
    key: string | null
    created_at: Date
  }
  sandbox_message: {
    id: Generated<number>
    event_id: string
    body: string
    run_at: Date
    attempts: Generated<number>
    done_at: Date | null
  }
}
