import { AskedFacts } from '#site/shop/enquiry/asked-facts.tsx'
import { PriceSums } from '#site/shop/price/price-sums.tsx'
import { Button } from '#site/ui/button.tsx'
import { ASKED_TEXTS } from '../details/details-texts.ts'
import type { AskedStayView } from './hotel-enquiry.ts'

type Props = {
  view: AskedStayView
  /** Where the stay can be changed; not once the enquiry is sent. */
  href?: string
}

/** What the enquiry asks for, said once more before it is sent, and after. */
export function AskedStay({ view: { facts, sums, note }, href }: Props) {
  return (
    <AskedFacts title={ASKED_TEXTS.title} facts={facts}>
      {sums && <PriceSums price={{ kind: 'price', price: sums }} />}
      <p className="soft">{note}</p>
      {href !== undefined && (
        <Button kind="outline" size="small" href={href}>
          {ASKED_TEXTS.change}
        </Button>
      )}
    </AskedFacts>
  )
}
