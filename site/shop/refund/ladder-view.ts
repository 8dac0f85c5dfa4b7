import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Tier } from '#contract/v1/trip-lines.ts'
import type { LadderStep } from './cancel-ladder.tsx'

/** The last minute of a day: a step that ends then is told by its day alone. */
const DAY_ENDS = '23:59'

/**
 * The steps still ahead, the earliest first, and what is left after the last. Of a ladder that is over: that nothing comes back. `of`: the
 * sum that goes by these steps, of which a percent is told only where it is that percent; `isOwed`: a balance ends it, with what the last
 * step brings.
 */
export function ladderView(
  ladder: readonly Tier[],
  now: Date,
  { of, isOwed = false }: { of?: number; isOwed?: boolean } = {},
): LadderStep[] {
  const ahead = ladder.filter(({ until, refund }) => Date.parse(until) >= now.getTime() && refund > 0)
  if (ahead.length === 0) return [{ when: 'From now on', back: formatRupees(0), note: 'no refund', tone: 'late' }]
  const steps = ahead.map(({ until, refund, refundPercent }, index): LadderStep => {
    const when = `Until ${momentText(until)}`
    return {
      when,
      back: `${formatRupees(refund)} back`,
      note: of === undefined || Math.abs(refund - (of * refundPercent) / 100) < 1 ? `${refundPercent} %` : '',
      tone: index === 0 ? 'early' : 'middle',
    }
  })
  return isOwed ? steps : [...steps, { when: 'After that', back: formatRupees(0), note: 'no refund', tone: 'late' }]
}

/** "Thu 10 Dec 2026", with the hour where the day does not end with it. */
export function momentText(instant: string): string {
  const at = new Date(instant)
  const [day, time] = [formatDay(dayInIndia(at)), timeInIndia(at)]
  return time === DAY_ENDS ? day : `${day}, ${time}`
}

/** "Fri 25 Dec 2026, 08:00 to 10:15", or from day to day. */
export function spanText({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const [first, last] = [dayInIndia(start), dayInIndia(end)]
  if (first !== last) return `${formatDay(first)} to ${formatDay(last)}`
  return `${formatDay(first)}, ${timeInIndia(start)} to ${timeInIndia(end)}`
}
