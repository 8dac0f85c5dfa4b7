import { formatDay } from '#contract/terms/india-time.ts'
import type { PlanDay, PlanEntry, TripPlan } from '#contract/v1/trip-plan.ts'
import type { Sheet } from '../sheet.ts'
import type { Box } from '../sheet-drawings.ts'
import { addInTwoColumns, type Block } from './columns.ts'

const SIZE = 8.5
const NOTE_SIZE = 7.5
const TIME_WIDTH = 34
const PADDING = 3

/** Every day by the hour, a free one too, two columns of them; what must not be missed stands on a ground of its own. */
export function addDays(sheet: Sheet, { days }: TripPlan): void {
  if (days.every(({ entries, gaps }) => entries.length + gaps.length === 0)) return
  addInTwoColumns(
    sheet,
    days.map((day) => dayBlock(sheet, day)),
  )
}

function dayBlock(sheet: Sheet, day: PlanDay): Block {
  const title = `${formatDay(day.date).replace(/ \d{4}$/, '')}  ${day.title}`
  const head = { size: 9.5, strong: true }
  return {
    height: (box) =>
      sheet.height(title, box, head) + 5 + day.entries.reduce((sum, entry) => sum + entryHeight(sheet, entry, box), 0),
    draw: (box) => {
      sheet.write('H3', title, box, head)
      sheet.y += sheet.height(title, box, head) + 2
      sheet.across(box)
      sheet.y += 3
      const list = sheet.element('L')
      for (const entry of day.entries) {
        drawEntry(sheet, entry, box, list)
        sheet.y += entryHeight(sheet, entry, box)
      }
      list.end()
    },
  }
}

function textBox({ x, width }: Box): Box {
  return { x: x + TIME_WIDTH, width: width - TIME_WIDTH - PADDING }
}

function entryHeight(sheet: Sheet, { text, note, isFixed }: PlanEntry, box: Box): number {
  const inner = textBox(box)
  const noteHeight = note === undefined ? 0 : sheet.height(note, inner, { size: NOTE_SIZE })
  return sheet.height(text, inner, { size: SIZE, strong: isFixed }) + noteHeight + 2 + (isFixed ? 2 * PADDING : 0)
}

function drawEntry(sheet: Sheet, entry: PlanEntry, box: Box, list: ReturnType<Sheet['element']>): void {
  const { time, text, note, isFixed } = entry
  const top = sheet.y
  if (isFixed) {
    sheet.panel({ x: box.x - PADDING, width: box.width + PADDING }, entryHeight(sheet, entry, box) - 2, {
      fill: 'wash',
    })
    sheet.y += PADDING
  }
  const item = sheet.element('LI', list)
  if (time !== undefined) sheet.write('Lbl', time, { x: box.x, width: TIME_WIDTH }, { size: SIZE, strong: true }, item)
  const inner = textBox(box)
  sheet.write('LBody', text, inner, { size: SIZE, strong: isFixed }, item)
  if (note !== undefined) {
    sheet.y += sheet.height(text, inner, { size: SIZE, strong: isFixed })
    sheet.write('LBody', note, inner, { size: NOTE_SIZE, faint: true }, item)
  }
  item.end()
  sheet.y = top
}
