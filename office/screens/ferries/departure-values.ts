import type { Departure, DepartureFields } from '#contract/office/timetable.ts'
import { FERRY_CLASSES, type FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { SHORT_MONTHS, SHORT_WEEKDAYS } from '#contract/terms/india-time.ts'

/** Monday first, as calendars here stand. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0]
export const WEEKDAY_OPTIONS = WEEKDAYS.map((day) => ({ value: String(day), label: SHORT_WEEKDAYS[day] ?? '' }))

/** What the form of a departure holds. */
export type DepartureValues = {
  vesselId: string
  departTime: string
  arriveTime: string
  weekdays: string[]
  isSeasonal: boolean
  seasonFrom: string
  seasonTo: string
  untilDate: string
  fromDate: string
  fares: Partial<Record<FerryClassCode, number | null>>
}

export function valuesOf(departure: Departure, fromDate: string): DepartureValues {
  const { vesselId, departTime, arriveTime, weekdays, seasonFrom, seasonTo, untilDate, fares } = departure
  return {
    ...{ vesselId, departTime, arriveTime, fromDate, untilDate: untilDate ?? '', isSeasonal: seasonFrom !== null },
    weekdays: WEEKDAY_OPTIONS.map(({ value }) => value).filter((day) => weekdays.includes(Number(day))),
    ...{ seasonFrom: seasonFrom ?? '10-01', seasonTo: seasonTo ?? '05-15' },
    fares: Object.fromEntries(FERRY_CLASSES.map((code) => [code, fares[code] ?? null])),
  }
}

export function newValues(fromDate: string): DepartureValues {
  return {
    ...{ vesselId: '', departTime: '', arriveTime: '', isSeasonal: false, seasonFrom: '10-01', seasonTo: '05-15' },
    ...{ weekdays: WEEKDAY_OPTIONS.map(({ value }) => value), untilDate: '', fromDate },
    fares: Object.fromEntries(FERRY_CLASSES.map((code) => [code, null])),
  }
}

/** The same as the server takes it; `codes` are the classes of the boat. */
export function fieldsOf(values: DepartureValues, codes: readonly FerryClassCode[]): DepartureFields {
  const { vesselId, departTime, arriveTime, weekdays, isSeasonal, seasonFrom, seasonTo, untilDate, fares } = values
  return {
    ...{
      vesselId,
      departTime,
      arriveTime,
      weekdays: weekdays.map(Number),
      untilDate: untilDate === '' ? null : untilDate,
    },
    ...(isSeasonal ? { seasonFrom, seasonTo } : { seasonFrom: null, seasonTo: null }),
    fares: Object.fromEntries(codes.flatMap((code) => (fares[code] == null ? [] : [[code, fares[code]]]))),
  }
}

/** "daily", "Mon, Wed and Fri". */
export function weekdayWords(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return 'daily'
  const names = WEEKDAYS.filter((day) => weekdays.includes(day)).map((day) => SHORT_WEEKDAYS[day] ?? '')
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** "1 Oct to 15 May". */
export function seasonWords(from: string | null, to: string | null): string {
  return from === null || to === null ? 'all the year' : `${monthDayWords(from)} to ${monthDayWords(to)}`
}

function monthDayWords(monthDay: string): string {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  return `${day} ${SHORT_MONTHS[month - 1]}`
}
