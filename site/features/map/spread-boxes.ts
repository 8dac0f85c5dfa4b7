import type { Point } from '#contract/map/project.ts'

type Box = { at: Point; width: number; height: number }
type Room = { width: number; height: number }

/** A middle between calm and speed: more rounds change nothing a reader sees. */
const ROUNDS = 120
const GAP = 3

/** Moves labels apart until none covers another, each along the shorter way; none leaves the sheet. */
export function spreadBoxes(boxes: readonly Box[], room: Room): Point[] {
  // Boxes on the very same spot need a direction to part in: a little fan, the same every time.
  const moved = boxes.map(({ at, ...size }, index) => ({
    ...size,
    x: at.x + Math.cos(index * 2.4) * 0.5,
    y: at.y + Math.sin(index * 2.4) * 0.5,
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let one = 0; one < moved.length; one += 1) {
      for (let other = one + 1; other < moved.length; other += 1) part(moved[one], moved[other])
    }
    for (const box of moved) {
      box.x = within(box.x, box.width / 2 + 4, room.width)
      box.y = within(box.y, box.height / 2 + 4, room.height)
    }
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

type Moving = Point & { width: number; height: number }

function part(one: Moving | undefined, other: Moving | undefined): void {
  if (one === undefined || other === undefined) return
  const across = (one.width + other.width) / 2 + GAP - Math.abs(one.x - other.x)
  const down = (one.height + other.height) / 2 + GAP - Math.abs(one.y - other.y)
  if (across <= 0 || down <= 0) return
  if (down <= across) {
    const push = ((one.y < other.y ? 1 : -1) * down) / 2
    one.y -= push
    other.y += push
  } else {
    const push = ((one.x < other.x ? 1 : -1) * across) / 2
    one.x -= push
    other.x += push
  }
}

function within(value: number, edge: number, size: number): number {
  return Math.min(Math.max(value, edge), size - edge)
}
