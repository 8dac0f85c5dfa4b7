import { z } from 'zod'
import { REFUND_BUSINESS_DAYS } from '#contract/terms/booking-rules.ts'
import { addDays } from '#contract/terms/india-time.ts'

/** Bank holidays of the islands with the same date every year, as month and day. */
export const EVERY_YEAR: readonly string[] = ['01-26', '05-01', '08-15', '10-02', '12-25']

/** Bank holidays of one year: "2026-11-08"; staff enter them when they are announced. */
const MovingHolidays = z.array(z.iso.date()).max(500)

export const BANK_HOLIDAYS_SETTING = 'bank_holidays'

/** The holidays of every year and those of the setting; an invalid setting is ignored. */
function bankHolidaysOf(setting: unknown): readonly string[] {
  const read = MovingHolidays.safeParse(setting ?? [])
  return read.success ? [...EVERY_YEAR, ...read.data] : EVERY_YEAR
}

/** The day that many business days after another: Monday to Friday, no holiday. */
function addBusinessDays(day: string, count: number, holidays: readonly string[]): string {
  let at = day
  for (let left = count; left > 0; ) {
    at = addDays(at, 1)
    if (isBusinessDay(at, holidays)) left -= 1
  }
  return at
}

/** The due date of a refund requested on that day. */
export function refundDueDate(day: string, setting: unknown): string {
  return addBusinessDays(day, REFUND_BUSINESS_DAYS, bankHolidaysOf(setting))
}

function isBusinessDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day.slice(5)) && !holidays.includes(day)
}
