import { sql } from 'kysely'
import { KEPT } from '#contract/terms/retention.ts'
import { STAFF_SESSION_HOURS } from '#contract/terms/staff-rules.ts'
import { deleteRule, isOver, type RetentionRule } from './retention-rule.ts'

/** Members of staff: how they signed in and what they changed. */
export const staffRetention: readonly RetentionRule[] = [
  deleteRule(
    {
      ...{ table: 'staff_session', columns: ['token_hash', 'member_id', 'device'] },
      ...{ what: 'Sessions of the office', kept: { hours: STAFF_SESSION_HOURS }, from: 'when they began' },
    },
    isOver(sql`created_at`, { hours: STAFF_SESSION_HOURS }),
  ),
  deleteRule(
    {
      ...{ table: 'staff_code', columns: ['member_id', 'code_hash', 'sealed'], kept: KEPT.codes },
      ...{ what: 'Codes for the office', from: 'when they were asked for' },
    },
    isOver(sql`created_at`, KEPT.codes),
  ),
  deleteRule(
    {
      ...{ table: 'staff_setup_link', columns: ['token_hash', 'member_id', 'sealed'], kept: KEPT.staffLinks },
      ...{ what: 'Links that open an account of the office', from: 'their end' },
    },
    isOver(sql`expires_at`, KEPT.staffLinks),
  ),
  deleteRule(
    {
      ...{ table: 'staff_audit', columns: ['member_id', 'by_name', 'before', 'after'], kept: KEPT.staffAudit },
      ...{ what: 'What members of staff have changed', from: 'the change' },
    },
    isOver(sql`at`, KEPT.staffAudit),
  ),
]
