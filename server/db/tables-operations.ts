import type { ColumnType, Generated } from 'kysely'
import type { EnquiryPrice } from '#contract/terms/enquiry-price.ts'
import type { EnquiryState } from '#contract/terms/enquiry-states.ts'

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

/** Rows of 0012-visitors.sql. */
export type VisitorTables = {
  sign_in_challenge: {
    id: string
    kind: 'sign_in' | 'look_up'
    address_key: string
    network: string
    email: string | null
    booking_id: string | null
    code_hash: string | null
    link_hash: string | null
    sealed: string | null
    is_mailed: boolean
    by_mobile: Generated<boolean>
    tries: Generated<number>
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  wrong_code: { id: Generated<number>; address_key: string; at: Generated<Date> }
  limit_counter: { key: string; used_at: Generated<Date[]>; last_at: Date }
}

/** Rows of 0001-running.sql, 0013-enquiries.sql and 0027-drivers-and-inbox.sql. */
export type OperationTables = {
  setting: { key: string; value: Json<unknown>; updated_at: Generated<Date> }
  clock_lease: { job: string; taken_at: Date }
  app_clock: { only_row: Generated<boolean>; ahead_seconds: Generated<number> }
  form_limit: { sender: string; last_at: Date }
  enquiry: {
    id: Generated<number>
    reference: string
    subject: string
    package_id: string | null
    package_name: string | null
    name: string
    email: string
    contact_number: string
    adult_count: number
    child_count: number
    child_ages: Json<number[]> | null
    infant_count: Generated<number>
    travel_date: string | null
    message: string | null
    about_id: string | null
    about_words: string | null
    about_detail: string | null
    price: Json<EnquiryPrice> | null
    wish: Json<object> | null
    sender: string
    content_hash: string
    state: Generated<EnquiryState>
    created_at: Date
    head_id: number | null
    due_at: Date | null
    answered_at: Date | null
    last_at: Generated<Date>
    assigned_to: string | null
    quote_id: string | null
  }
  outbox: {
    id: Generated<number>
    topic: string
    payload: Json<unknown>
    dedupe_key: string | null
    created_at: Generated<Date>
    run_at: Generated<Date>
    locked_until: Date | null
    attempts: Generated<number>
    done_at: Date | null
    given_up_at: Date | null
    last_error: string | null
  }
  mail: {
    id: Generated<number>
    event_key: string
    state: 'sent' | 'kept' | 'failed'
    to_address: string
    subject: string
    text_body: string
    html_body: string
    attachments: ColumnType<MailFile[], string | undefined, string>
    attempts: Generated<number>
    last_error: string | null
    created_at: Date
    updated_at: Date
  }
}

/** A file that went with a mail, by name. */
type MailFile = { filename: string; contentType: string; bytes: number }

/** `pg` writes a JavaScript array as a PostgreSQL array, so every JSON value goes in as text. */
type Json<Value> = ColumnType<Value, string, string>
