import type { Brand } from '#contract/terms/brand.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { RefundStep } from '#contract/v1/trip-plan.ts'
import { untilOf } from '../day-labels.ts'
import { whenText } from '../line-labels.ts'
import type { Sheet, TextStyle } from '../sheet.ts'
import type { Box, Colour } from '../sheet-drawings.ts'
import { addTable, addText } from '../sheet-parts.ts'
import { addRows, type Block } from '../voucher/columns.ts'

const SIZE = 8.5
const HEAD_HEIGHT = 20
const RING_SIDE = 7
const RING_INDENT = 14
const COLUMN_GAP = 26

/** What each part costs, where there are several. */
export function addPrices(sheet: Sheet, { lines, total }: SavedQuote): void {
  const rows = lines.map((line) => ({
    cells: [line.title, whenText(line), formatRupees(line.price.amountPayable)],
  }))
  const sum = {
    cells: ['Total', `includes ${formatRupees(total.taxAmount)} taxes and fees`, formatRupees(total.amountPayable)],
    strong: true,
  }
  sheet.need(70)
  addText(sheet, 'H2', 'What is in it', { size: 12, display: true, after: 4 })
  const columns = [
    { title: 'Part', share: 5 },
    { title: 'When', share: 4 },
    { title: 'Price', share: 1.5, align: 'right' as const },
  ]
  addTable(sheet, columns, [...rows, sum], SIZE)
  sheet.y += 6
}

/** When what is paid, beside what of it comes back until when; and whose word it is. */
export function addTerms(sheet: Sheet, quote: SavedQuote, brand: Brand): void {
  const address = `${brand.legalName}, ${brand.addressLines.join(', ')}. GSTIN ${brand.gstin}. ${brand.email}. This quote: ${quote.url}`
  const style = { size: 7.5, faint: true }
  const blocks = [listBlock(sheet, 'Paying', payingRows(quote)), listBlock(sheet, 'If you cancel', refundRows(quote))]
  const half = { x: 0, width: (sheet.full.width - COLUMN_GAP) / 2 }
  // The address goes with them: it would else stand on a page of its own now and then.
  const height = Math.max(...blocks.map((block) => block.height(half)))
  sheet.need(height + COLUMN_GAP + sheet.height(address, sheet.full, style))
  addRows(sheet, blocks, 2, COLUMN_GAP)
  sheet.y -= COLUMN_GAP - 10
  addText(sheet, 'P', address, style)
}

type Row = { text: string; amount?: string; style: TextStyle; ring?: Colour }

function payingRows({ initial, total }: SavedQuote): Row[] {
  const whole = formatRupees(total.amountPayable)
  const style = { size: SIZE }
  if (initial === undefined) return [{ text: `${whole} when you accept`, style }]
  return [
    { text: 'When you accept', amount: formatRupees(initial.amount), style },
    {
      text: `By ${formatDay(initial.balanceDate)}`,
      amount: formatRupees(total.amountPayable - initial.amount),
      style,
    },
    { text: 'Together', amount: whole, style: { size: 12, display: true } },
  ]
}

function refundRows({ refundSteps = [], initial, total }: SavedQuote): Row[] {
  const [part, whole] = [
    refundSteps.filter(({ isPaidInFull }) => !isPaidInFull),
    refundSteps.filter(({ isPaidInFull }) => isPaidInFull),
  ]
  const head = (text: string): Row => ({ text, style: { size: SIZE, strong: true } })
  const [first] = part
  const rest = formatRupees(total.amountPayable - (initial?.amount ?? 0))
  return [
    ...(first === undefined ? [] : [head(`Of the ${formatRupees(first.paid)} you have paid`), ...stepRows(part)]),
    ...(first === undefined || whole.length === 0 || initial === undefined
      ? []
      : [head(`Once the balance of ${rest} is in`)]),
    ...stepRows(whole),
  ]
}

function stepRows(steps: readonly RefundStep[]): Row[] {
  const paying = steps.filter(({ until, refund }) => until !== undefined && refund > 0)
  const style = { size: SIZE }
  return [
    ...paying.map(({ until = '', refund }, index): Row => {
      const ring = index === 0 ? 'good' : 'sun'
      return { text: `Until ${untilOf(until)}`, amount: formatRupees(refund), style, ring }
    }),
    // Steps that end while something still comes back say nothing of later: the balance is in by then, or all of it is cancelled.
    ...(steps.some(({ refund }) => refund === 0)
      ? [
          {
            text: paying.length === 0 ? 'From now on' : 'After that',
            amount: 'nothing',
            style,
            ring: 'brick' as const,
          },
        ]
      : []),
  ]
}

function listBlock(sheet: Sheet, title: string, rows: readonly Row[]): Block {
  const textBox = ({ x, width }: Box, { ring, amount }: Row): Box => {
    const indent = ring === undefined ? 0 : RING_INDENT
    return { x: x + indent, width: (amount === undefined ? width : width * 0.72) - indent }
  }
  const rowHeight = (row: Row, box: Box) => sheet.height(row.text, textBox(box, row), row.style) + 3
  return {
    height: (box) => HEAD_HEIGHT + rows.reduce((sum, row) => sum + rowHeight(row, box), 0),
    draw: (box) => {
      sheet.write('H2', title, box, { size: 12, display: true })
      sheet.y += HEAD_HEIGHT
      const list = sheet.element('L')
      for (const row of rows) {
        const top = sheet.y
        const item = sheet.element('LI', list)
        if (row.ring !== undefined) {
          sheet.y = top + 2
          sheet.ring({ x: box.x, side: RING_SIDE }, row.ring)
          sheet.y = top
        }
        sheet.write('LBody', row.text, textBox(box, row), row.style, item)
        if (row.amount !== undefined)
          sheet.write('LBody', row.amount, box, { ...row.style, strong: true, align: 'right' }, item)
        item.end()
        sheet.y = top + rowHeight(row, box)
      }
      list.end()
    },
  }
}
