import '#site/ui/box.css'
import type { ReactNode } from 'react'
import { Button } from '#site/ui/button.tsx'
import { type Fact, FactList } from '#site/ui/fact-list.tsx'
import { PriceSums, type SumsView } from '../price/price-sums.tsx'
import './asked-facts.css'

type Props = {
  title: string
  facts: readonly Fact[]
  sums?: SumsView | undefined
  note?: ReactNode
  /** Where it can be changed; not once the enquiry is sent. */
  change?: { label: string; href: string } | undefined
}

/** What an enquiry asks for and what that costs, said once more before it is sent, and after. */
export function AskedFacts({ title, facts, sums, note, change }: Props) {
  return (
    <section className="box asked-facts" aria-labelledby="asked-facts">
      <h2 id="asked-facts">{title}</h2>
      <FactList className="asked-facts-list" facts={facts} />
      {sums && <PriceSums price={{ kind: 'price', price: sums }} />}
      {note && <p className="soft">{note}</p>}
      {change && (
        <Button kind="outline" size="small" href={change.href}>
          {change.label}
        </Button>
      )}
    </section>
  )
}
