import { type PointerEvent, type RefObject, useRef } from 'react'

/** A faster drag (pixels a millisecond) or a longer one (share of the height) than this closes the sheet. */
const CLOSING_SPEED = 0.5
const CLOSING_SHARE = 0.35

type Drag = { startY: number; lastY: number; lastAt: number; speed: number }

/** Handlers for the sheet's head: it follows the finger down, then closes or springs back. */
export function useSheetDrag(sheet: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const drag = useRef<Drag>(undefined)
  const move = (event: PointerEvent) => {
    const now = drag.current
    if (!now || !sheet.current) return
    const elapsed = event.timeStamp - now.lastAt
    if (elapsed > 0) now.speed = (event.clientY - now.lastY) / elapsed
    now.lastY = event.clientY
    now.lastAt = event.timeStamp
    sheet.current.style.transition = 'none'
    sheet.current.style.translate = `0 ${Math.max(0, event.clientY - now.startY)}px`
  }
  const release = () => {
    const now = drag.current
    drag.current = undefined
    if (!now || !sheet.current) return
    const travelled = now.lastY - now.startY
    const height = sheet.current.offsetHeight
    sheet.current.style.transition = ''
    sheet.current.style.translate = ''
    if (travelled > 0 && (now.speed > CLOSING_SPEED || travelled > height * CLOSING_SHARE)) onClose()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { startY: event.clientY, lastY: event.clientY, lastAt: event.timeStamp, speed: 0 }
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  }
}
