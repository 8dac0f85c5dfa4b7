/** Names of the calendar in full; dates on pages have the short ones (`formatDay`). */
export const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')
/** Sunday first, as `getUTCDay` counts. */
export const WEEKDAY_NAMES = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** "Friday" of "2026-12-25". */
export function weekdayOf(day: string): string {
  return WEEKDAY_NAMES[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
}
