import { type RefObject, useEffect } from 'react'

/**
 * While `open`, a click outside `root` and Escape both close; what is done about the focus is the caller's. Not the press
 * already: what closes may move the page, and the click would miss what the finger is on.
 */
export function useCloseOutside(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: (how: 'outside' | 'escape') => void,
): void {
  useEffect(() => {
    if (!open) return
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) onClose('outside')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose('escape')
    }
    // Before the page's own: what a click takes away no longer lies in anything.
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKey)
    }
  })
}
