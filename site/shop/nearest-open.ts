import type { AvailableDay } from '#contract/v1/availability.ts'

/** Open days named beside one that is not. */
const NEAREST_MAX = 3

/** The last open one before and the next ones after; of either, more where the other side has fewer. */
export function nearestOpen(days: readonly AvailableDay[], date: string): string[] {
  const open = days.filter((day) => day.open).map((day) => day.date)
  const before = open.filter((day) => day < date)
  const after = open.filter((day) => day > date)
  const later = after.slice(0, Math.max(NEAREST_MAX - 1, NEAREST_MAX - before.length))
  return [...before.slice(later.length - NEAREST_MAX), ...later]
}
