import type { ColumnType, Generated } from 'kysely'
import type { StaffRole } from '#contract/terms/staff-roles.ts'

/** Rows of 0025-staff.sql and 0044-passkeys.sql. */
export type StaffTables = {
  staff_member: {
    id: string
    email: string
    name: string
    role: StaffRole
    state: 'invited' | 'active' | 'disabled'
    factor_sealed: string | null
    factor_confirmed_at: Date | null
    factor_step: Generated<number>
    created_at: Generated<Date>
    seen_at: Date | null
  }
  staff_setup_link: {
    token_hash: string
    member_id: string | null
    sealed: string | null
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  staff_code: {
    id: string
    member_id: string | null
    code_hash: string | null
    sealed: string | null
    tries: Generated<number>
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  staff_session: {
    token_hash: string
    member_id: string
    step: 'enrol' | 'factor' | 'in'
    device: string
    created_at: Generated<Date>
    seen_at: Generated<Date>
  }
  staff_passkey: {
    id: string
    member_id: string
    credential_id: string
    public_key: string
    counter: Generated<number>
    transports: Generated<string[]>
    name: string
    created_at: Generated<Date>
    used_at: Date | null
  }
  staff_challenge: {
    session_hash: string
    purpose: 'sign' | 'make' | 'authenticator'
    content: string
    expires_at: Date
  }
  staff_recovery_code: { member_id: string; code_hash: string; used_at: Date | null }
  staff_audit: {
    id: Generated<number>
    at: Generated<Date>
    member_id: string | null
    by_name: string
    action: string
    subject: string
    subject_id: string
    before: ColumnType<Record<string, unknown> | null, string | null, never>
    after: ColumnType<Record<string, unknown> | null, string | null, never>
  }
}
