import { useSyncExternalStore } from 'react'

/** The same width as --wide (site/styles/tokens.css), which a script cannot read in a query. */
const WIDE = matchMedia('(width >= 900px)')

/** For what is built differently on a phone; what only looks different is told by CSS. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      WIDE.addEventListener('change', changed)
      return () => WIDE.removeEventListener('change', changed)
    },
    () => WIDE.matches,
  )
}
