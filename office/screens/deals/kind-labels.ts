import type { DealKind } from '#contract/v1/deals.ts'

/** What deals can be on. */
export const KIND_LABELS: Record<DealKind, string> = {
  package: 'Packages',
  hotel: 'Hotels',
  activity: 'Water sports',
  car: 'Drives',
}
