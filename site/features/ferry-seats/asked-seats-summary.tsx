import { Button } from '#site/ui/button.tsx'
import './asked-seats-summary.css'
import type { Fact } from './sailing-view.ts'
import { ASK_TEXTS } from './texts.ts'

/** What the enquiry asks for, before it is sent and after; `href` leads back to the seats while they can be changed. */
export function AskedSeatsSummary({ facts, href }: { facts: readonly Fact[]; href?: string | undefined }) {
  return (
    <section className="asked-seats" aria-labelledby="asked-seats">
      <h2 id="asked-seats">{ASK_TEXTS.asked}</h2>
      <dl>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {href !== undefined && (
        <Button kind="outline" size="small" href={href}>
          {ASK_TEXTS.change}
        </Button>
      )}
    </section>
  )
}
