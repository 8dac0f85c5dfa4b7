import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { keyOfSaved } from '#contract/terms/saved-list.ts'
import { useSaved } from '#site/shop/saved/saved-items.ts'
import { notePrices, unpriced } from './lists.ts'
import { noteSeen } from './seen.ts'
import { askToday } from './use-today.ts'

/** What this browser notes for its visitor: which products were seen, and what a thing cost when it was saved. */
export function LateNotes() {
  const { pathname } = useLocation()
  useEffect(() => noteSeen(pathname), [pathname])
  useNotedPrices()
  return null
}

/** Asks for the price of whatever has none, once a page: what was there when the page came was saved before. */
function useNotedPrices(): void {
  const items = useSaved()
  const before = useRef<Set<string>>(undefined)
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const wanted = unpriced(items)
    before.current ??= new Set(wanted.map(keyOfSaved))
    const earlier = before.current
    for (const key of [...asked.current].filter((each) => !items.some((item) => keyOfSaved(item) === each))) {
      // Taken off: whoever saves it again does so now.
      asked.current.delete(key)
      earlier.delete(key)
    }
    const fresh = wanted.filter((item) => !asked.current.has(keyOfSaved(item)))
    if (fresh.length === 0) return
    for (const item of fresh) asked.current.add(keyOfSaved(item))
    askToday(fresh).then(
      ({ today, day }) => notePrices(today, day, (item) => earlier.has(keyOfSaved(item))),
      // Asked for again on the next page.
      () => undefined,
    )
  }, [items])
}
