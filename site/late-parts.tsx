import { useEffect } from 'react'
import { SearchOpener } from './features/search/search-opener.tsx'
import { PageProgress } from './page/page-progress.tsx'
import { useCardTransitions } from './shop/cards/use-card-transitions.ts'
import { HotelHearts } from './shop/saved/hotel-hearts.tsx'
import { watchDialogs } from './ui/back-closes.ts'
import { usePart } from './ui/use-part.ts'

const fetchLaterParts = () => import('./later-parts.tsx').then((module) => module.LaterParts)

/** What a first view can do without: fetched right after it. */
export function LateParts() {
  useEffect(watchDialogs, [])
  useCardTransitions()
  const LaterParts = usePart(fetchLaterParts, true)
  return (
    <>
      <PageProgress />
      <SearchOpener />
      <HotelHearts />
      {LaterParts && <LaterParts />}
    </>
  )
}
