import { type PointerEvent, type RefObject, useRef } from 'react'

/** A faster drag (pixels a millisecond) or a longer one (share of the height) than this closes the sheet. */
const CLOSING_SPEED = 0.5
const CLOSING_SHARE = 0.35
/** Older movement says nothing about how the finger left. */
const LAST_MS = 80
/** A finger that lay still for longer did not flick. */
const REST_MS = 150

export type DragPoint = { y: number; at: number }

/** Handlers for the sheet's head: it follows the finger down, then closes or springs back. */
export function useSheetDrag(sheet: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const drag = useRef<DragPoint[]>(undefined)
  const move = (event: PointerEvent) => {
    const [start] = drag.current ?? []
    if (!start || !sheet.current) return
    drag.current?.push(pointOf(event))
    sheet.current.style.transition = 'none'
    sheet.current.style.translate = `0 ${Math.max(0, event.clientY - start.y)}px`
  }
  const release = (event: PointerEvent) => {
    const points = drag.current ?? []
    const [start, last] = [points[0], points.at(-1)]
    drag.current = undefined
    if (!start || !last || !sheet.current) return
    const travelled = last.y - start.y
    const height = sheet.current.offsetHeight
    sheet.current.style.transition = ''
    sheet.current.style.translate = ''
    const isFast = dragSpeed(points, event.timeStamp) > CLOSING_SPEED
    if (travelled > 0 && (isFast || travelled > height * CLOSING_SHARE)) onClose()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = [pointOf(event)]
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  }
}

function pointOf({ clientY, timeStamp }: PointerEvent): DragPoint {
  return { y: clientY, at: timeStamp }
}

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
