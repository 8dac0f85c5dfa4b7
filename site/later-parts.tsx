import { chosenCurrency } from './features/currency/chosen-currency.ts'
import { LateChoosing } from './features/packages/compare/late-choosing.tsx'
import { LateNotes } from './features/saved/late-notes.tsx'
import { useKept } from './shop/saved/kept-list.ts'
import { DeviceShare } from './shop/share/device-share.tsx'
import { usePart } from './ui/use-part.ts'

const fetchHints = () => import('./features/currency/currency-hints.tsx').then((module) => module.CurrencyHints)

/** What can wait even longer than the late parts, with which the first load would have to name it. */
export function LaterParts() {
  const [currency] = useKept(chosenCurrency)
  const CurrencyHints = usePart(fetchHints, currency !== undefined)
  return (
    <>
      <LateNotes />
      <LateChoosing />
      <DeviceShare />
      {CurrencyHints && currency !== undefined && <CurrencyHints code={currency} />}
    </>
  )
}
