import type { Sheet } from '../sheet.ts'
import type { Box } from '../sheet-drawings.ts'

const GAP = 16

/** So many equal columns across the sheet. */
export function columnsOf(sheet: Sheet, count: number, gap = GAP): Box[] {
  const width = (sheet.full.width - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => ({ x: sheet.full.x + index * (width + gap), width }))
}

/** A piece that can be measured before it is drawn, in a box of its own; it draws from `y` down. */
export type Block = { height: (box: Box) => number; draw: (box: Box) => void }

/** Pieces side by side in rows, each row as high as its highest; none is torn apart. */
export function addRows(sheet: Sheet, blocks: readonly Block[], count: number, gap = 10): void {
  const boxes = columnsOf(sheet, count, gap)
  for (let first = 0; first < blocks.length; first += count) {
    const row = blocks.slice(first, first + count)
    const place = (index: number) => boxes[index] ?? sheet.full
    const height = Math.max(...row.map((block, index) => block.height(place(index))))
    sheet.need(height)
    const top = sheet.y
    for (const [index, block] of row.entries()) {
      sheet.y = top
      block.draw(place(index))
    }
    sheet.y = top + height + gap
  }
}

/** Pieces one under the other in two columns: the left one first, as even as can be; page after page. */
export function addInTwoColumns(sheet: Sheet, blocks: readonly Block[], gap = 8): void {
  const [left = sheet.full, right = sheet.full] = columnsOf(sheet, 2)
  let rest = [...blocks]
  while (rest.length > 0) {
    const room = sheet.bottom - sheet.y
    const heights = rest.map((block) => block.height(left) + gap)
    const [inLeft, inRight] = split(heights, room)
    // A piece that fits no column of this page goes on with the next one; on a page of its own it is drawn all the same.
    if (inLeft === 0 && sheet.y > sheet.full.x + 1) {
      sheet.need(room + 1)
      continue
    }
    const first = Math.max(1, inLeft)
    const top = sheet.y
    const ends = [drawDown(sheet, rest.slice(0, first), left, gap)]
    sheet.y = top
    ends.push(drawDown(sheet, rest.slice(first, first + inRight), right, gap))
    rest = rest.slice(first + inRight)
    sheet.y = Math.max(...ends)
  }
}

/** How many go into each column of so much room, the two as even as can be. */
function split(heights: readonly number[], room: number): [number, number] {
  const sum = (from: number, to: number) => heights.slice(from, to).reduce((whole, each) => whole + each, 0)
  let best: [number, number] = [0, 0]
  let lowest = Number.POSITIVE_INFINITY
  for (let left = 1; left <= heights.length; left += 1) {
    if (sum(0, left) > room) break
    let right = 0
    while (left + right < heights.length && sum(left, left + right + 1) <= room) right += 1
    const missing = heights.length - left - right
    const cost = missing * 100_000 + Math.max(sum(0, left), sum(left, left + right))
    if (cost < lowest) [best, lowest] = [[left, right], cost]
  }
  return best
}

function drawDown(sheet: Sheet, blocks: readonly Block[], box: Box, gap: number): number {
  for (const block of blocks) {
    const top = sheet.y
    block.draw(box)
    sheet.y = top + block.height(box) + gap
  }
  return sheet.y
}
