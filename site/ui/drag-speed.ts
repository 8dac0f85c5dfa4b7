export type DragPoint = { y: number; at: number }

/** Older movement says nothing about how the finger left. */
const LAST_MS = 80
/** A finger that lay still for longer did not flick. */
const REST_MS = 150

/**
 * How fast a drag went down at its end, pixels a millisecond: over its last moments, since its last turn downwards. A
 * browser may send one more event from the same spot before the release: that is no movement.
 */
export function dragSpeed(points: readonly DragPoint[], releasedAt: number): number {
  const moves = points.filter(({ y }, index) => y !== points[index - 1]?.y)
  const last = moves.at(-1)
  if (last === undefined || releasedAt - last.at > REST_MS) return 0
  let first = last
  for (const point of moves.toReversed()) {
    if (last.at - point.at > LAST_MS || point.y > first.y) break
    first = point
  }
  return last.at > first.at ? (last.y - first.y) / (last.at - first.at) : 0
}
