import type { ColumnType, Generated } from 'kysely'
import type { BookingState, LineState, PaymentPlan, RefundState } from '#contract/terms/booking-states.ts'

/** Rows of 0012-visitors.sql, 0014-quotes.sql, 0015-bookings.sql and 0016-payments.sql. */
export type BookingTables = {
  session: {
    token_hash: string
    visitor_id: string
    email: string | null
    booking_id: string | null
    created_at: Generated<Date>
    seen_at: Generated<Date>
  }
  booking: {
    id: string
    reference: string | null
    state: BookingState
    visitor_id: string
    network: string
    counted_by: Generated<string>
    is_nameless: Generated<boolean>
    created_at: Generated<Date>
    expires_at: Date
    held_until_max: Date
    is_extended: Generated<boolean>
    expired_at: Date | null
    plan: PaymentPlan | null
    initial_amount: number | null
    balance_date: string | null
    lead: Json<unknown> | null
    travellers: Json<unknown>
    gstin: string | null
    reseat: Generated<boolean>
    notice: string | null
    late: Generated<boolean>
    quote_id: string | null
    names_date: string | null
    placed_at: Date | null
    confirmed_at: Date | null
    mailbox_confirmed_at: Date | null
  }
  booking_line: {
    booking_id: string
    line_id: string
    position: number
    kind: string
    asked: Json<unknown>
    title: string
    starts_at: Date
    ends_at: Date
    sales_close_at: Date
    base_price: number
    discount: number
    tax_amount: number
    amount_payable: number
    untaxed: Generated<number>
    non_refundable: number
    terms: Json<unknown>
    initial_percent: number
    price_version: string
    stock: Json<unknown>
    whereabouts: Json<unknown>
    details: Json<unknown>
    facts: ColumnType<unknown, string | null | undefined, string>
    driver: ColumnType<unknown, string | null | undefined, string | null>
    day_drivers: ColumnType<unknown, string | null | undefined, string | null>
    pnr: string | null
    state: Generated<LineState>
    cancelled_at: Date | null
    kept: number | null
    sold_on: ColumnType<string | null, string | null | undefined, string | null>
    days_ahead: number | null
    product: ColumnType<string | null, never, never>
  }
  payment: {
    id: string
    booking_id: string
    purpose: 'first' | 'balance'
    gateway: string
    order_id: string | null
    amount: number
    state: Generated<'created' | 'authorised' | 'captured' | 'failed'>
    is_closed: Generated<boolean>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  capture: {
    gateway: string
    gateway_payment_id: string
    payment_id: string
    booking_id: string
    state: 'authorised' | 'captured' | 'void' | 'failed'
    amount: number
    at: Generated<Date>
  }
  refund: {
    id: string
    booking_id: string
    cause: string
    gateway: string
    gateway_payment_id: string
    amount: number
    reason: string
    state: Generated<RefundState>
    due_date: string
    tries: Generated<number>
    gateway_key: string
    gateway_refund_id: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  ledger: {
    id: Generated<number>
    booking_id: string
    entry: 'captured' | 'refunded'
    gateway: string
    gateway_payment_id: string
    source_id: string
    amount: number
    at: Generated<Date>
  }
  payment_event: {
    id: Generated<number>
    gateway: string
    event_key: string
    body: string
    result: string | null
    received_at: Generated<Date>
    applied_at: Date | null
  }
  booking_audit: {
    booking_id: string
    position: number
    at: Date
    event: string
    from_state: string
    to_state: string
    facts: Json<unknown>
    prev_hash: string
    row_hash: string
  }
  idempotency: {
    principal: string
    key: string
    request_hash: string
    answer: Json<unknown> | null
    created_at: Generated<Date>
  }
  cancel_quote: {
    id: string
    booking_id: string
    line_ids: Json<string[]>
    refund: number
    created_at: Generated<Date>
    valid_until: Date
    answer: Json<unknown> | null
    preview: string | null
  }
  seat_hold_count: { visitor_id: string; sailing_id: string; seat: string; day: string; times: Generated<number> }
  booking_note: {
    id: Generated<number>
    booking_id: string
    member_id: string | null
    by_name: string
    text: string
    at: Generated<Date>
  }
  booking_message: {
    id: Generated<number>
    booking_id: string
    reference: string
    visitor_id: string
    text: string
    at: Generated<Date>
  }
  invoice: { booking_id: string; series: string; number: number; day: string }
  quote: {
    id: string
    number: string | null
    version: Generated<number>
    name: string | null
    email: string | null
    asked: Json<unknown>
    lines: Json<unknown>
    valid_until: Date | null
    sender: string
    accepted_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    enquiry_reference: string | null
    written_by: string | null
    note: string | null
  }
  quote_audit: { id: Generated<number>; quote_id: string; at: Generated<Date>; event: string; facts: Json<unknown> }
  quote_mail: { id: Generated<number>; quote_id: string; sender: string; at: Generated<Date> }
  room_claim: { room_type_id: string; night: string; claim: string; rooms: number; expires_at: Date | null }
}

/** `pg` writes a JavaScript array as a PostgreSQL array, so every JSON value goes in as text. */
type Json<Value> = ColumnType<Value, string, string>
