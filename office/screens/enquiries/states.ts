import { ENQUIRY_STATES, type EnquiryState } from '#contract/terms/enquiry-states.ts'
import type { BadgeKind } from '../../ui/badge.tsx'

export const STATE_LOOKS: Record<EnquiryState, { kind: BadgeKind; label: string }> = {
  new: { kind: 'new', label: 'New' },
  replied: { kind: 'warn', label: 'Replied' },
  quoted: { kind: 'warn', label: 'Quoted' },
  won: { kind: 'good', label: 'Won' },
  lost: { kind: 'plain', label: 'Lost' },
  spam: { kind: 'plain', label: 'Spam' },
}

export const STATE_OPTIONS = ENQUIRY_STATES.map((value) => ({ value, label: STATE_LOOKS[value].label }))
