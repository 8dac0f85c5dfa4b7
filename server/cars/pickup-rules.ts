import { pickupAt } from '#contract/terms/car-hire.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { timeLabel } from '#contract/terms/time-labels.ts'

/** True for a pick-up with less notice than the office asks for; exactly that much is in time. */
export function isTooSoon(pickup: { day: string; time: string }, now: Date, leadMinutes: number): boolean {
  return pickupAt(pickup.day, pickup.time).getTime() < now.getTime() + leadMinutes * MINUTE_MS
}

/** A pick-up with too little notice is a matter for the telephone; `phone` as people read it. */
export function pickupNoticeMessage(phone: string | undefined, leadMinutes: number): string {
  return `A car needs ${timeLabel(leadMinutes)} of notice. For an earlier pick-up, please call ${phone ?? 'us'}.`
}
