import type { EnquiryRow } from '#contract/office/enquiries.ts'
import { Badge } from '../../ui/badge.tsx'
import { whenLabel } from '../../when.ts'
import { STATE_LOOKS } from './states.ts'

/** Where an enquiry stands. */
export function StateBadge({ state, isLate }: Pick<EnquiryRow, 'state' | 'isLate'>) {
  if (isLate) return <Badge kind="bad">Late</Badge>
  return <Badge kind={STATE_LOOKS[state].kind}>{STATE_LOOKS[state].label}</Badge>
}

/** The reply clock: by when an answer was promised, while there is none. */
export function dueLabel({ state, dueAt, isLate }: Pick<EnquiryRow, 'state' | 'dueAt' | 'isLate'>): string {
  if (state !== 'new' || dueAt === null) return ''
  return isLate ? `was due ${whenLabel(dueAt)}` : `by ${whenLabel(dueAt)}`
}
