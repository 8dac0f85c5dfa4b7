import { useEffect } from 'react'
import { SearchOpener } from './features/search/search-opener.tsx'
import { HotelHearts } from './hotel-hearts.tsx'
import { PageProgress } from './page/page-progress.tsx'
import { watchDialogs } from './ui/back-closes.ts'
import { useCardTransitions } from './ui/use-card-transitions.ts'

/** What a first view can do without: fetched right after it. */
export function LateParts() {
  useEffect(watchDialogs, [])
  useCardTransitions()
  return (
    <>
      <PageProgress />
      <SearchOpener />
      <HotelHearts />
    </>
  )
}
