import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { refundStepText } from '#contract/terms/refund-words.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { momentOf } from '../day-words.ts'
import type { Sheet } from '../sheet.ts'
import { addTable, addText } from '../sheet-parts.ts'

const SIZE = 8.5

/** What is paid and due, and what comes back of it by date: first of what is paid now, then line by line once all is. */
export function addMoney(sheet: Sheet, booking: Booking): void {
  const { total, paid, due, balanceDate, lines, refundSteps = [] } = booking
  const isPart = lines.some(({ state }) => state === 'cancelled')
  const sums = [
    ...(isPart ? [] : [`Total ${formatRupees(total.amountPayable)}, taxes included.`]),
    `Paid ${formatRupees(paid)}.`,
    due === 0 ? 'Nothing more is due.' : `Due ${dueText(due, balanceDate)}.`,
  ]
  addText(sheet, 'P', sums.join(' '), { size: SIZE, strong: due > 0, after: 2 })
  const now = refundSteps.filter(({ isPaidInFull }) => !isPaidInFull)
  if (now.length > 0) {
    addText(sheet, 'P', `If you cancel everything before you pay the balance. ${now.map(refundStepText).join(' ')}`, {
      size: SIZE,
      after: 3,
    })
  }
  const live = lines.filter(({ state }) => state !== 'cancelled')
  addTable(
    sheet,
    [
      { title: due > 0 ? 'Once all is paid, you cancel' : 'You cancel', share: 34 },
      { title: 'Price', share: 12, align: 'right' },
      { title: 'What comes back', share: 54, align: 'right' },
    ],
    live.map((line) => ({ cells: [line.title, formatRupees(line.price.amountPayable), backText(line)] })),
    8,
  )
}

function backText({ cancellation }: HeldLine): string {
  const steps = cancellation.filter(({ refund }) => refund > 0)
  if (steps.length === 0) return 'Nothing'
  return `${steps.map(({ until, refund }) => `${formatRupees(refund)} until ${untilText(until)}`).join('; ')}; then nothing`
}

/** A day that ends says no hour. */
function untilText(instant: string): string {
  return momentOf(instant).replace(/, 23:59$/, '')
}

function dueText(due: number, balanceDate: string | undefined): string {
  if (balanceDate === undefined) return formatRupees(due)
  return `${formatRupees(due)} by ${formatDay(balanceDate)}; unpaid by the end of ${formatDay(addDays(balanceDate, 1))}, the booking is cancelled`
}
