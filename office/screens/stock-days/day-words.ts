import type { StockDayCell } from '#contract/office/stock-days.ts'
import type { DayCell } from '../../ui/day-cell.tsx'

/** So many left count as nearly sold (ours). */
const LOW = 1

/** A day of the calendar, for who sees it and for who listens. */
export function cellOf(day: StockDayCell | undefined): DayCell {
  if (day === undefined || !day.runs) return { main: '–', spoken: 'does not run' }
  const { units, usual, sold, isClosed } = day
  const left = Math.max(0, units - sold)
  const tone = isClosed ? 'shut' : left === 0 ? 'full' : left <= LOW ? 'low' : undefined
  const state = isClosed ? 'closed' : left === 0 ? 'full' : 'left'
  const spoken = [
    isClosed ? 'closed' : left === 0 ? 'sold out' : `${left} left`,
    `${sold} of ${units} sold`,
    ...(units === usual ? [] : ['differs from the usual number']),
  ]
  return {
    ...{ main: isClosed ? `${sold} sold` : left, sub: state, spoken: spoken.join(', '), isOwn: units !== usual },
    ...(tone === undefined ? {} : { tone }),
  }
}
