import type { Sheet } from './sheet.ts'
import type { Box, Colour } from './sheet-drawings.ts'
import type { IconName } from './sheet-icons.ts'
import type { Block } from './voucher/columns.ts'

const INDENT = 15
const HEAD_HEIGHT = 19
const GAP = 2.5

/** How a list is marked: what is in, what is not. */
export const TICK = { icon: 'check', colour: 'accent' } as const
export const CROSS = { icon: 'close', colour: 'brick' } as const

type List = { title: string; items: readonly string[]; mark?: { icon: IconName; colour: Colour }; size?: number }

/** A short list under its title, each item behind a mark. */
export function ticksBlock(sheet: Sheet, { title, items, mark = TICK, size = 8 }: List): Block {
  const inner = ({ x, width }: Box): Box => ({ x: x + INDENT, width: width - INDENT })
  const rowHeight = (item: string, box: Box) => sheet.height(item, inner(box), { size }) + GAP
  return {
    height: (box) => HEAD_HEIGHT + items.reduce((sum, item) => sum + rowHeight(item, box), 0),
    draw: (box) => {
      sheet.write('H2', title, box, { size: size + 4, display: true })
      sheet.y += HEAD_HEIGHT
      const list = sheet.element('L')
      for (const each of items) {
        const top = sheet.y
        sheet.y = top + size * 0.12
        sheet.icon({ x: box.x, side: size + 1 }, mark.icon, mark.colour)
        sheet.y = top
        const item = sheet.element('LI', list)
        sheet.write('LBody', each, inner(box), { size }, item)
        item.end()
        sheet.y += rowHeight(each, box)
      }
      list.end()
    },
  }
}
