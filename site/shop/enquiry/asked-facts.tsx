import type { ReactNode } from 'react'
import './asked-facts.css'

export type AskedFact = { label: string; text: string }

type Props = { title: string; facts: readonly AskedFact[]; children?: ReactNode }

/** What an enquiry asks for, fact by fact, under its title; `children` follow in the same frame. */
export function AskedFacts({ title, facts, children }: Props) {
  return (
    <section className="asked-facts" aria-labelledby="asked-facts">
      <h2 id="asked-facts">{title}</h2>
      <dl className="asked-facts-list">
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
