import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/**
 * A new page starts at its top, Back and Forward find the place again. The framework's own part does the same and adds an
 * inline script to every page for reloads, where the browser restores the place by itself.
 */
export function KeepScroll() {
  useScrollRestoration()
  return null
}
