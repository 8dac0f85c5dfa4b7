import { Button } from '#site/ui/button.tsx'
import { PriceSums, type SumsView } from '#site/ui/price-sums.tsx'
import './results-asked.css'
import { RESULTS_TEXTS } from './results-texts.ts'

type Props = {
  facts: { label: string; text: string }[]
  sums: SumsView
  note: string
  /** Where the ride can be changed; not once the enquiry is sent. */
  href?: string
}

/** What the enquiry asks for, said once more before it is sent, and after. */
export function AskedHire({ facts, sums, note, href }: Props) {
  return (
    <section className="asked-hire" aria-labelledby="asked-hire">
      <h2 id="asked-hire">{RESULTS_TEXTS.yourRide}</h2>
      <dl className="asked-hire-facts">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <PriceSums price={{ kind: 'price', price: sums }} />
      <p className="soft">{note}</p>
      {href !== undefined && (
        <Button kind="outline" size="small" href={href}>
          {RESULTS_TEXTS.change}
        </Button>
      )}
    </section>
  )
}
