import { type RefObject, useEffect, useRef } from 'react'

/** Tells the stylesheet how high an element is (`--own-height`): one that is higher than the window sticks by its end. */
export function useOwnHeight<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    const element = part.current
    if (element === null) return
    const observer = new ResizeObserver(() => element.style.setProperty('--own-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return part
}
