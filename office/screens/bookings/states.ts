import { LINE_KINDS } from '#contract/office/bookings.ts'
import { BOOKING_STATES, type BookingState } from '#contract/terms/booking-states.ts'
import { isTakenByOffice, TAKEN_LABELS } from '#contract/terms/taken-money.ts'
import type { BadgeKind } from '../../ui/badge.tsx'
import type { Option } from '../../ui/pick-boxes.tsx'

export const STATES: Record<BookingState, { kind: BadgeKind; label: string }> = {
  quoted: { kind: 'plain', label: 'Quoted' },
  held: { kind: 'warn', label: 'Held' },
  paying: { kind: 'warn', label: 'Being paid' },
  confirmed_part: { kind: 'warn', label: 'Balance due' },
  confirmed: { kind: 'good', label: 'Confirmed' },
  expired: { kind: 'plain', label: 'Expired' },
  settling: { kind: 'bad', label: 'Refund under way' },
  cancelled: { kind: 'plain', label: 'Cancelled' },
  no_show: { kind: 'bad', label: 'No-show' },
  completed: { kind: 'plain', label: 'Travelled' },
}

export const STATE_OPTIONS: readonly Option[] = BOOKING_STATES.filter((state) => state !== 'quoted').map((state) => ({
  value: state,
  label: STATES[state].label,
}))

const KINDS: Partial<Record<string, string>> = {
  package: 'Package',
  hotel: 'Hotel',
  ferry: 'Ferry',
  car: 'Car',
  activity: 'Activity',
}
export const KIND_OPTIONS: readonly Option[] = LINE_KINDS.map((kind) => ({ value: kind, label: KINDS[kind] ?? kind }))

/** How money came: "cash", or "at the gateway". */
export function gatewayLabel(gateway: string): string {
  return isTakenByOffice(gateway) ? TAKEN_LABELS[gateway] : 'at the gateway'
}
