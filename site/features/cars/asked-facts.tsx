import type { ReactNode } from 'react'
import './results-asked.css'

export type AskedFact = { label: string; text: string }

/** What an enquiry asks for, fact by fact, under its title; `children` follow in the same frame. */
export function AskedFacts({ title, facts, children }: { title: string; facts: AskedFact[]; children?: ReactNode }) {
  return (
    <section className="asked-hire" aria-labelledby="asked-hire">
      <h2 id="asked-hire">{title}</h2>
      <dl className="asked-hire-facts">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
