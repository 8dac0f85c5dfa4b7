import { useEffect } from 'react'
import { useLocation, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/**
 * A new page starts at its top, Back and Forward find the place again. The framework's own part does the same and adds an
 * inline script to every page for reloads, where the browser restores the place by itself.
 */
export function KeepScroll() {
  useScrollRestoration()
  const { key } = useLocation()
  useEffect(() => {
    // What was in focus may be gone with the page it was on: the keyboard then goes on at the new content, not at the top.
    if (key !== 'default' && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [key])
  return null
}
