import { useEffect } from 'react'
import { LateChoosing } from './features/packages/compare/late-choosing.tsx'
import { LateNotes } from './features/saved/late-notes.tsx'
import { SearchOpener } from './features/search/search-opener.tsx'
import { PageProgress } from './page/page-progress.tsx'
import { useCardTransitions } from './shop/cards/use-card-transitions.ts'
import { HotelHearts } from './shop/saved/hotel-hearts.tsx'
import { watchDialogs } from './ui/back-closes.ts'

/** What a first view can do without: fetched right after it. */
export function LateParts() {
  useEffect(watchDialogs, [])
  useCardTransitions()
  return (
    <>
      <PageProgress />
      <SearchOpener />
      <HotelHearts />
      <LateNotes />
      <LateChoosing />
    </>
  )
}
