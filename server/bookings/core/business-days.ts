import { z } from 'zod'
import { REFUND_BUSINESS_DAYS } from '#contract/terms/booking-rules.ts'
import { addDays } from '#contract/terms/india-time.ts'

/** Days on which banks in the islands are shut, month and day: those that fall on the same day every year. */
export const EVERY_YEAR: readonly string[] = ['01-26', '05-01', '08-15', '10-02', '12-25']

/** Days that move from year to year: "2026-11-08"; the office enters them as they are announced. */
const MovingHolidays = z.array(z.iso.date()).max(500)

export const BANK_HOLIDAYS_SETTING = 'bank_holidays'

/** The setting as it stands, beside the days of every year; one that is broken counts for nothing. */
function bankHolidaysOf(setting: unknown): readonly string[] {
  const read = MovingHolidays.safeParse(setting ?? [])
  return read.success ? [...EVERY_YEAR, ...read.data] : EVERY_YEAR
}

/** The day that so many business days after another lies on: Monday to Friday, no holiday. */
function addBusinessDays(day: string, count: number, holidays: readonly string[]): string {
  let at = day
  for (let left = count; left > 0; ) {
    at = addDays(at, 1)
    if (isBusinessDay(at, holidays)) left -= 1
  }
  return at
}

/** By when a refund that is approved on that day is promised. */
export function refundDueDate(day: string, setting: unknown): string {
  return addBusinessDays(day, REFUND_BUSINESS_DAYS, bankHolidaysOf(setting))
}

function isBusinessDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day.slice(5)) && !holidays.includes(day)
}
