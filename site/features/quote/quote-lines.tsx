import '#site/shop/price/price-sums.css'
import { FactList } from '#site/ui/fact-list.tsx'
import type { QuoteLineView, QuoteView } from './quote-view.ts'
import { QUOTE_TEXTS } from './texts.ts'

/** The lines of a quote, each with its price. */
export function QuoteLines({ view: { lines } }: { view: QuoteView }) {
  return (
    <section className="quote-part" aria-labelledby="quote-lines">
      <h2 id="quote-lines">{QUOTE_TEXTS.lines}</h2>
      {lines.map((line) => (
        <QuoteLine key={line.id} line={line} />
      ))}
    </section>
  )
}

function QuoteLine({ line: { title, when, party, details, price, tax, problem } }: { line: QuoteLineView }) {
  return (
    <article className="quote-line">
      <header>
        <div>
          <h3>{title}</h3>
          <p>{when}</p>
          <p>{party}</p>
        </div>
        <p className="quote-price">
          <b>{price}</b>
          <small>{tax}</small>
        </p>
      </header>
      {problem !== undefined && <p className="quote-problem">{problem}</p>}
      {details.length > 0 && <FactList className="quote-details" facts={details} />}
    </article>
  )
}

export function QuoteSums({ view: { sums } }: { view: QuoteView }) {
  return (
    <div className="price-sums">
      <dl>
        {sums.map(({ label, text, isTotal }) => (
          <div key={label} className={isTotal ? 'total' : undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
