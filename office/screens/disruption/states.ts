import type { DisruptionKind, DisruptionParty, PartyState } from '#contract/office/disruptions.ts'
import type { BadgeKind } from '../../ui/badge.tsx'
import { agoLabel, whenLabel } from '../../when.ts'

export const PARTY_BADGES: Record<PartyState, { label: string; kind: BadgeKind }> = {
  open: { label: 'Not asked', kind: 'new' },
  offered: { label: 'Asked', kind: 'warn' },
  waiting: { label: 'Waits', kind: 'warn' },
  rebooked: { label: 'Rebooked', kind: 'good' },
  refunded: { label: 'Paid back', kind: 'good' },
  gone: { label: 'Not affected', kind: 'plain' },
}

export const KIND_LABELS: Record<DisruptionKind, string> = {
  sailing: 'A sailing',
  day: 'A whole day',
  activity: 'An activity',
  hotel: 'A hotel',
}

const UNSETTLED: readonly PartyState[] = ['open', 'offered', 'waiting']

export function isUnsettled({ state }: Pick<DisruptionParty, 'state'>): boolean {
  return UNSETTLED.includes(state)
}

/** Since when somebody is asked, and until when. */
export function clockLabel({ state, offeredAt, answerBy, isLate }: DisruptionParty): string | undefined {
  if (state !== 'offered' || offeredAt === null) return undefined
  const asked = `Asked ${agoLabel(offeredAt)}`
  if (answerBy === null) return asked
  return isLate ? `${asked}, no answer by ${whenLabel(answerBy)}` : `${asked}, answer until ${whenLabel(answerBy)}`
}
