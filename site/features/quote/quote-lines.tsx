import '#site/ui/price-sums.css'
import type { QuoteLineView, QuoteView } from './quote-view.ts'
import { QUOTE_TEXTS } from './texts.ts'

/** The facts of a quote, and its lines each with price and terms. */
export function QuoteLines({ view: { facts, lines } }: { view: QuoteView }) {
  return (
    <>
      {facts.length > 0 && (
        <dl className="quote-facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <h2>{QUOTE_TEXTS.lines}</h2>
      {lines.map((line) => (
        <QuoteLine key={line.id} line={line} />
      ))}
    </>
  )
}

function QuoteLine({ line: { title, when, party, details, price, tax, ladder, problem } }: { line: QuoteLineView }) {
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
      {details.length > 0 && (
        <dl className="quote-details">
          {details.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <h4>{QUOTE_TEXTS.cancel}</h4>
      {ladder.length === 0 ? (
        <p className="small">{QUOTE_TEXTS.nothingBack}</p>
      ) : (
        <dl className="quote-ladder">
          {ladder.map(({ until, back }) => (
            <div key={until}>
              <dt>{until}</dt>
              <dd>{back}</dd>
            </div>
          ))}
          <div>
            <dt>{QUOTE_TEXTS.after}</dt>
            <dd>{QUOTE_TEXTS.nothing}</dd>
          </div>
        </dl>
      )}
    </article>
  )
}

export function QuoteSums({ view: { sums, initial } }: { view: QuoteView }) {
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
      {initial !== undefined && <p className="quote-initial">{initial}</p>}
    </div>
  )
}
