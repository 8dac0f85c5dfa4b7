import type { RoadKind } from '#contract/office/car-roads.ts'

const LABELS: Record<RoadKind, string> = { airport: 'Airport', ride: 'Other roads', hourly: 'By the hour' }

/** Kinds of roads and hires, for what is chosen from. */
export const KIND_OPTIONS = Object.entries(LABELS).map(([value, label]) => ({ value, label }))
