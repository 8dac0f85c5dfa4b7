import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { addDays } from '#contract/terms/india-time.ts'

/** "2026-12-25" lies in "2026-12". */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** "December 2026". */
export function monthName(month: string): string {
  return `${MONTH_NAMES[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`
}

export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The same day of another month, or that month's last day where it has no such day. */
export function sameDayIn(day: string, month: string): string {
  const last = daysIn(month)
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`
}

/** The weeks of a month from Monday to Sunday; undefined where a week belongs to another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const before = weekday(`${month}-01`)
  const count = daysIn(month)
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const number = week * 7 + column - before + 1
      return number >= 1 && number <= count ? `${month}-${String(number).padStart(2, '0')}` : undefined
    }),
  )
}

/** 0 is Monday. */
export function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

function daysIn(month: string): number {
  return Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8))
}
