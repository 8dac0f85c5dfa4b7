import type { Generated } from 'kysely'

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
