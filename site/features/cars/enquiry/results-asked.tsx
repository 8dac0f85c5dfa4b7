import { type AskedFact, AskedFacts } from '#site/shop/enquiry/asked-facts.tsx'
import { PriceSums, type SumsView } from '#site/shop/price/price-sums.tsx'
import { Button } from '#site/ui/button.tsx'
import { RESULTS_TEXTS } from '../results/results-texts.ts'

type Props = {
  facts: AskedFact[]
  sums: SumsView
  note: string
  /** Where the ride can be changed; not once the enquiry is sent. */
  href?: string
}

/** What the enquiry asks for, said once more before it is sent, and after. */
export function AskedHire({ facts, sums, note, href }: Props) {
  return (
    <AskedFacts title={RESULTS_TEXTS.yourRide} facts={facts}>
      <PriceSums price={{ kind: 'price', price: sums }} />
      <p className="soft">{note}</p>
      {href !== undefined && (
        <Button kind="outline" size="small" href={href}>
          {RESULTS_TEXTS.change}
        </Button>
      )}
    </AskedFacts>
  )
}
