import { lapsesUnpaid } from '#contract/terms/balance-lapse.ts'
import { GRACE_DAYS } from '#contract/terms/booking-rules.ts'
import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { refundStepText } from '#contract/terms/refund-texts.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { untilOf } from '../day-labels.ts'
import type { Sheet } from '../sheet.ts'
import { addTable, addText } from '../sheet-parts.ts'

const SIZE = 8.5

/** What is paid and due, and what comes back of it by date: first of what is paid now, then line by line once all is. */
export function addMoney(sheet: Sheet, booking: Booking): void {
  const { total, paid, due, lines, refundSteps = [] } = booking
  const isPart = lines.some(({ state }) => state === 'cancelled')
  const sums = [
    ...(isPart ? [] : [`Total ${formatRupees(total.amountPayable)}, taxes included.`]),
    `Paid ${formatRupees(paid)}.`,
    due === 0 ? 'Nothing more is due.' : `Due ${dueText(booking)}.`,
  ]
  addText(sheet, 'P', sums.join(' '), { size: SIZE, strong: due > 0, after: 2 })
  const now = refundSteps.filter(({ isPaidInFull }) => !isPaidInFull)
  if (now.length > 0) {
    addText(
      sheet,
      'P',
      `If you cancel everything before you pay the balance, this comes back. ${now.map(refundStepText).join(' ')}`,
      {
        size: SIZE,
        after: 3,
      },
    )
  }
  addBacks(
    sheet,
    lines.filter(({ state }) => state !== 'cancelled'),
    { isOpen: due > 0 },
  )
}

/** So many steps have columns of their own. */
const STEPS_MAX = 2

/** Line by line what comes back, the most of it first. */
function addBacks(sheet: Sheet, lines: readonly HeldLine[], { isOpen }: { isOpen: boolean }): void {
  const rows = lines.map((line) => {
    const steps = line.cancellation.filter(({ refund }) => refund > 0)
    return { cells: [line.title, formatRupees(line.price.amountPayable)], steps }
  })
  const columns = [
    { title: isOpen ? 'Once all is paid, you cancel' : 'You cancel', share: 41 },
    { title: 'Price', share: 10, align: 'right' as const },
  ]
  const isLong = rows.some(({ steps }) => steps.length > STEPS_MAX)
  const backs = isLong
    ? [{ title: 'What comes back', share: 49, align: 'right' as const }]
    : [
        { title: 'Most comes back', share: 24, align: 'right' as const },
        { title: 'Then, and later nothing', share: 25, align: 'right' as const },
      ]
  addTable(
    sheet,
    [...columns, ...backs],
    rows.map(({ cells, steps }) => ({ cells: [...cells, ...(isLong ? [longText(steps)] : stepTexts(steps))] })),
    8,
  )
}

type Step = HeldLine['cancellation'][number]

function longText(steps: readonly Step[]): string {
  return steps.length === 0 ? 'Nothing' : `${steps.map(stepText).join('; ')}; then nothing`
}

function stepTexts([first, second]: readonly Step[]): string[] {
  if (first === undefined) return ['Nothing', '']
  return [stepText(first), second === undefined ? 'Nothing' : stepText(second)]
}

/** The year stands at the head of the paper. */
function stepText({ refund, until }: Step): string {
  return `${formatRupees(refund)} until ${untilOf(until).replace(/ \d{4}/, '')}`
}

function dueText({ due, balanceDate, lines }: Booking): string {
  if (balanceDate === undefined) return formatRupees(due)
  const by = `${formatRupees(due)} by ${formatDay(balanceDate)}`
  if (!lapsesUnpaid(balanceDate, lines)) return by
  return `${by}; unpaid by the end of ${formatDay(addDays(balanceDate, GRACE_DAYS))}, the booking is cancelled`
}
