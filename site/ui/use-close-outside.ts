import { type RefObject, useEffect } from 'react'

/** While `open`, a press outside `root` and Escape both close; what is done about the focus is the caller's. */
export function useCloseOutside(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: (how: 'outside' | 'escape') => void,
): void {
  useEffect(() => {
    if (!open) return
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) onClose('outside')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose('escape')
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  })
}
