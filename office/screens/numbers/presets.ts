import type { Span } from '#contract/office/numbers.ts'
import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { financialYearOf, seasonOf } from '#contract/terms/office-seasons.ts'

export const PRESETS = ['month', 'last-month', 'season', 'year', 'ahead'] as const
export type Preset = (typeof PRESETS)[number]

export const PRESET_LABELS: Record<Preset, string> = {
  month: 'This month',
  'last-month': 'Last month',
  season: 'This season',
  year: 'Financial year',
  ahead: 'Next 30 days',
}

const DAYS_AHEAD = 29

/** The days of a preset: those that are still going on end today, so that they are compared with as many days. */
export function spanOf(preset: Preset, today: string): Span {
  const first = `${today.slice(0, 8)}01`
  switch (preset) {
    case 'month':
      return { from: first, until: today }
    case 'last-month': {
      const last = addDays(first, -1)
      return { from: `${last.slice(0, 8)}01`, until: last }
    }
    case 'season': {
      const { from } = seasonOf(today)
      return from <= today ? { from, until: today } : seasonBefore(from)
    }
    case 'year':
      return { from: financialYearOf(today).from, until: today }
    case 'ahead':
      return { from: today, until: addDays(today, DAYS_AHEAD) }
  }
}

/** In the months of the rain, the season that is over. */
function seasonBefore(next: string): Span {
  const { from, until } = seasonOf(addDays(next, -180))
  return { from, until }
}

/** "Sun 1 Nov 2026 to Mon 30 Nov 2026". */
export function spanLabel({ from, until }: Span): string {
  return from === until ? formatDay(from) : `${formatDay(from)} to ${formatDay(until)}`
}

/** "1 Nov", or "Nov 2026" of a month. */
export function dayLabel(day: string): string {
  const [, date = '', month = ''] = formatDay(day).split(' ')
  return `${date} ${month}`
}

export function monthLabel(day: string): string {
  const [, , month = '', year = ''] = formatDay(day).split(' ')
  return `${month} ${year}`
}
