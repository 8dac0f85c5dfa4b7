import { dayInIndia, formatDay, timeInIndia } from './india-time.ts'
import { formatRupees } from './money.ts'

/** A step as it crosses the wire. */
type Step = { from: string; until?: string | undefined; paid: number; refund: number; isPaidInFull: boolean }

/** "until Fri 29 Jan 2027", with the hour where it is not the end of the day. */
function untilText(instant: string): string {
  const at = new Date(instant)
  const time = timeInIndia(at)
  return time === '23:59' ? formatDay(dayInIndia(at)) : `${formatDay(dayInIndia(at))}, ${time}`
}

/** "Until Fri 29 Jan 2027: ₹19,584 of the ₹32,640 you have paid." Of the whole price, the sum is not said again. */
export function refundStepText({ from, until, paid, refund, isPaidInFull }: Step, index: number): string {
  if (refund === 0) return index === 0 ? 'Nothing comes back.' : `After ${untilText(from)}: nothing comes back.`
  const of = isPaidInFull ? '' : ` of the ${formatRupees(paid)} you have paid`
  return until === undefined
    ? `${formatRupees(refund)}${of}.`
    : `Until ${untilText(until)}: ${formatRupees(refund)}${of}.`
}

/** The same as sentences: what holds for what is paid now, and what holds once the rest is; of that at most so many steps. */
export function refundSentences(
  steps: readonly Step[],
  { due, balanceDate, most }: { due: number; balanceDate?: string | undefined; most?: number | undefined },
): string[] {
  const now = steps.filter(({ isPaidInFull }) => !isPaidInFull).map(refundStepText)
  const whole = steps.filter(({ isPaidInFull }) => isPaidInFull).map(refundStepText)
  const isCut = most !== undefined && whole.length > most + 1
  const then = isCut ? [...whole.slice(0, most), 'Less after that, by date, in the voucher.'] : whole
  if (now.length === 0) return then
  const by = balanceDate === undefined ? '' : `, due by ${formatDay(balanceDate)}`
  return [...now, `Once the balance of ${formatRupees(due)} is in${by}:`, ...then]
}
