import { pickupAt } from '#contract/terms/car-hire.ts'

const MINUTE_MS = 60_000

/** True for a pick-up with less notice than the office asks for; exactly that much is in time. */
export function isTooSoon(pickup: { day: string; time: string }, now: Date, leadMinutes: number): boolean {
  return pickupAt(pickup.day, pickup.time).getTime() < now.getTime() + leadMinutes * MINUTE_MS
}

/** A pick-up with too little notice is a matter for the telephone; `phone` as people read it. */
export function pickupNoticeMessage(phone: string | undefined, leadMinutes: number): string {
  const parts = [counted(Math.floor(leadMinutes / 60), 'hour'), counted(leadMinutes % 60, 'minute')]
  const notice = `A car needs ${parts.filter((part) => part !== '').join(' ')} of notice`
  return `${notice}. For an earlier pick-up, please call ${phone ?? 'us'}.`
}

/** "1 hour", "30 minutes"; of none nothing. */
function counted(count: number, unit: string): string {
  return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`
}
