import type { Point } from './project.ts'

type Room = { width: number; height: number }

/** A middle between calm and speed: more rounds change nothing a reader sees. */
const ROUNDS = 80

/** Moves marks apart until none covers another: each stays as near to its own spot as the others let it. */
export function spread(points: readonly Point[], distance: number, { width, height }: Room): Point[] {
  const edge = distance / 2 + 2
  // Marks on the very same spot need a direction to part in: a little fan, the same every time.
  const moved = points.map(({ x, y }, index) => ({
    x: x + Math.cos(index * 2.4) * 0.5,
    y: y + Math.sin(index * 2.4) * 0.5,
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let one = 0; one < moved.length; one += 1) {
      for (let other = one + 1; other < moved.length; other += 1) part(moved[one], moved[other], distance)
    }
    for (const point of moved) {
      point.x = Math.min(width - edge, Math.max(edge, point.x))
      point.y = Math.min(height - edge, Math.max(edge, point.y))
    }
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

function part(one: Point | undefined, other: Point | undefined, distance: number): void {
  if (one === undefined || other === undefined) return
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const gap = Math.hypot(dx, dy)
  if (gap >= distance || gap === 0) return
  const push = (distance - gap) / 2 / gap
  one.x -= dx * push
  one.y -= dy * push
  other.x += dx * push
  other.y += dy * push
}
