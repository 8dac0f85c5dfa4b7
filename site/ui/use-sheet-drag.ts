import { type PointerEvent, type RefObject, useRef } from 'react'
import { type DragPoint, dragSpeed } from './drag-speed.ts'

/** A faster drag (pixels a millisecond) or a longer one (share of the height) than this closes the sheet. */
const CLOSING_SPEED = 0.5
const CLOSING_SHARE = 0.35

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
