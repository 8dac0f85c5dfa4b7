import { useEffect } from 'react'
import { chosenCurrency } from './features/currency/chosen-currency.ts'
import { LateChoosing } from './features/packages/compare/late-choosing.tsx'
import { LateNotes } from './features/saved/late-notes.tsx'
import { SearchOpener } from './features/search/search-opener.tsx'
import { PageProgress } from './page/page-progress.tsx'
import { useCardTransitions } from './shop/cards/use-card-transitions.ts'
import { HotelHearts } from './shop/saved/hotel-hearts.tsx'
import { useKept } from './shop/saved/kept-list.ts'
import { DeviceShare } from './shop/share/device-share.tsx'
import { watchDialogs } from './ui/back-closes.ts'
import { usePart } from './ui/use-part.ts'

const fetchHints = () => import('./features/currency/currency-hints.tsx').then((module) => module.CurrencyHints)

/** What a first view can do without: fetched right after it. */
export function LateParts() {
  useEffect(watchDialogs, [])
  useCardTransitions()
  const [currency] = useKept(chosenCurrency)
  const CurrencyHints = usePart(fetchHints, currency !== undefined)
  return (
    <>
      <PageProgress />
      <SearchOpener />
      <HotelHearts />
      <LateNotes />
      <LateChoosing />
      <DeviceShare />
      {CurrencyHints && currency !== undefined && <CurrencyHints code={currency} />}
    </>
  )
}
