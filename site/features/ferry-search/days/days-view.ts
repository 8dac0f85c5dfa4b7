import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { AvailableDay } from '#contract/v1/availability.ts'
import {
  type DayCell,
  dayNumber,
  lowestAmong,
  type MonthLink,
  type MonthTable,
  monthLinks,
  monthTables,
} from '#site/shop/days/month-view.ts'
import { type Crossing, crossingHref, daysHref } from '../ferry-query.ts'
import { boatsText, CLOSED_DAYS, DAYS_TEXTS, dayText } from './days-texts.ts'

export type DaysView = {
  months: MonthLink[]
  tables: MonthTable[]
  cheapest?: { label: string; href: string }
  /** Some days are known only where every operator is asked. */
  hasUnknown: boolean
}

type Given = {
  crossing: Crossing
  today: string
  /** The first month shown. */
  first: string
  days: readonly AvailableDay[]
  /** Others sail too, who are asked on the day itself. */
  isPartial: boolean
}

/** Free seats below this many are counted, as on the day itself (ours). */
const FEW = 10

export function toDaysView({ crossing, today, first, days, isPartial }: Given): DaysView {
  const hrefOf = (date: string) => crossingHref({ ...crossing, date })
  const open = days.filter((day) => day.open && day.priceFrom !== undefined)
  const isLowest = lowestAmong(open.map(({ priceFrom = 0 }) => priceFrom))
  const cells = new Map(
    days.map((day) => [
      day.date,
      cellOf(day, { href: hrefOf(day.date), isPartial, isLowest: isLowest(day.priceFrom) }),
    ]),
  )
  const [cheapest] = open.toSorted((one, other) => (one.priceFrom ?? 0) - (other.priceFrom ?? 0))
  return {
    months: monthLinks(first, today, (month) => daysHref({ ...crossing, date: `${month}-01` })),
    tables: monthTables(first, cells),
    ...(cheapest === undefined ? {} : { cheapest: { label: openText(cheapest), href: hrefOf(cheapest.date) } }),
    hasUnknown: [...cells.values()].some(({ note }) => note === DAYS_TEXTS.unknown),
  }
}

/** Days of which the catalogue said nothing. */
export function unknownDays(dates: readonly string[]): AvailableDay[] {
  return dates.map((date) => ({ date, open: false, reason: 'no_sailing' }))
}

type Around = { href: string; isPartial: boolean; isLowest: boolean }

function cellOf(day: AvailableDay, { href, isPartial, isLowest }: Around): DayCell {
  const { date, reason = 'closed', priceFrom = 0, left = 0, slots = [] } = day
  const number = dayNumber(date)
  if (day.open) {
    const few = left < FEW ? `${left} left` : undefined
    return {
      ...{ date, number, href },
      price: formatRupees(priceFrom),
      short: formatRupees(priceFrom).slice(1),
      note: few ?? boatsText(slots.length),
      kind: isLowest ? 'lowest' : 'plain',
      label: [openText(day), few, isLowest ? DAYS_TEXTS.lowest : undefined].filter(Boolean).join(', '),
    }
  }
  if (isPartial && reason === 'no_sailing') {
    const label = `${formatDay(date)}, ${DAYS_TEXTS.unknownLabel}`
    return { date, number, href, note: DAYS_TEXTS.unknown, kind: 'plain', label }
  }
  const note = CLOSED_DAYS[reason]
  // Of a day on which ours are full, others may have seats.
  const isLink = isPartial && reason === 'sold_out'
  return { date, number, ...(isLink ? { href } : {}), note, kind: 'closed', label: `${formatDay(date)}, ${note}` }
}

function openText({ date, priceFrom = 0, slots = [] }: AvailableDay): string {
  return dayText(formatDay(date), formatRupees(priceFrom), slots.length)
}
