import type { Point } from '#contract/map/project.ts'

export type Box = { left: number; top: number; right: number; bottom: number }
export type Label = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }
type Wanted = {
  text: string
  at: Point
  /** Free room round the spot; 0 writes across it first. */
  clear: number
  fontSize: number
  lines?: 1 | 2
  /** Left out where there is no room. */
  optional?: boolean
}
type Sheet = { width: number; height: number }

/** Width of a letter against the font's size, a little generous. */
const LETTER = 0.56

/** Writes each name beside its spot where it covers no mark and no other name; the first ones choose first. */
export function placeLabels(wanted: readonly Wanted[], taken: readonly Box[], sheet: Sheet): (Label | undefined)[] {
  const used = [...taken]
  return wanted.map((each) => {
    const options = candidates(each).map((label) => {
      const box = boxOf(label, each)
      return { label, box, cost: used.reduce((sum, other) => sum + overlap(box, other), outside(box, sheet)) }
    })
    const best = options.reduce((least, option) => (option.cost < least.cost - 0.5 ? option : least))
    if (each.optional && best.cost > 0.5) return undefined
    used.push(best.box)
    return best.label
  })
}

export function boxAround({ x, y }: Point, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
}

function candidates({ text, at, clear, fontSize, lines = 1 }: Wanted): Label[] {
  const block = fontSize * 1.15 * (lines - 1)
  const middle = at.y + fontSize * 0.36 - block / 2
  const gap = clear + 5
  const above = at.y - gap - block
  const below = at.y + gap + fontSize * 0.75
  const side = clear * 0.8
  const around: Label[] = [
    { text, x: at.x + gap, y: middle, anchor: 'start' },
    { text, x: at.x - gap, y: middle, anchor: 'end' },
    { text, x: at.x, y: above, anchor: 'middle' },
    { text, x: at.x, y: below, anchor: 'middle' },
    { text, x: at.x + side, y: above + 3, anchor: 'start' },
    { text, x: at.x - side, y: above + 3, anchor: 'end' },
    { text, x: at.x + side, y: below - 3, anchor: 'start' },
    { text, x: at.x - side, y: below - 3, anchor: 'end' },
  ]
  const across: Label[] = clear === 0 ? [{ text, x: at.x, y: middle, anchor: 'middle' }] : []
  return [...across, ...around].map((label) => ({ ...label, x: Math.round(label.x), y: Math.round(label.y) }))
}

function boxOf({ text, x, y, anchor }: Label, { fontSize, lines = 1 }: Wanted): Box {
  const width = Math.max(...text.split('\n').map((line) => line.length)) * fontSize * LETTER
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return {
    left: left - 2,
    right: left + width + 2,
    top: y - fontSize * 0.85,
    bottom: y + fontSize * (0.3 + 1.15 * (lines - 1)),
  }
}

/** Square units that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** Being cut off at the edge is worse than touching a line. */
function outside({ left, right, top, bottom }: Box, { width, height }: Sheet): number {
  return (
    40 *
    (Math.max(0, 4 - left) + Math.max(0, right - width + 4) + Math.max(0, 4 - top) + Math.max(0, bottom - height + 4))
  )
}
