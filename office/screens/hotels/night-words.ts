import type { CalendarNight } from '#contract/office/nights.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { DayCell } from '../../ui/day-cell.tsx'

/** So many rooms left count as nearly sold (ours). */
const LOW = 3

/** A night of the calendar, for who sees it and for who listens. */
export function cellOf(night: CalendarNight | undefined): DayCell {
  if (night === undefined) return { main: '–', spoken: 'not for sale' }
  const { price, seasonPrice, rooms, sold, isClosed, minNights } = night
  const left = Math.max(0, rooms - sold)
  const tone = isClosed ? 'shut' : left === 0 ? 'full' : left <= LOW ? 'low' : undefined
  const room = isClosed ? 'closed' : left === 0 ? 'full' : `${left} left`
  const spoken = [
    formatRupees(price),
    isClosed ? 'closed' : left === 0 ? 'sold out' : `${left} left`,
    `${sold} of ${rooms} sold`,
    ...(price === seasonPrice ? [] : ['differs from the season price']),
    ...(minNights > 1 ? [`minimum ${minNights} nights`] : []),
  ]
  return {
    ...{ main: price.toLocaleString('en-IN'), sub: room, spoken: spoken.join(', '), isOwn: price !== seasonPrice },
    ...(minNights > 1 ? { mark: `${minNights}n` } : {}),
    ...(tone === undefined ? {} : { tone }),
  }
}

/** "Fri 12 to Sun 14 Feb", "Sat 30 Jan to Tue 2 Feb". */
export function rangeTitle(first: string, last: string): string {
  const [weekday, date, month] = formatDay(first).split(' ')
  const end = formatDay(last).split(' ').slice(0, 3)
  if (first === last) return end.join(' ')
  const from = month === end[2] ? `${weekday} ${date}` : `${weekday} ${date} ${month}`
  return `${from} to ${end.join(' ')}`
}

export function nightsWords(count: number): string {
  return count === 1 ? '1 night' : `${count} nights`
}
