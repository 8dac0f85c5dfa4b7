import { type RefObject, useEffect } from 'react'

/** Closes an open `details` when the page changes, on Escape (the focus goes back to it), and on a click elsewhere. */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the very reason to close
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [details, path])
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      const open = details.current
      if (open?.open && event.target instanceof Node && !open.contains(event.target)) open.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      const open = details.current
      if (event.key !== 'Escape' || !open?.open) return
      open.open = false
      open.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [details])
}
