import { Button } from '#site/ui/button.tsx'
import { CancelLadder } from '#site/ui/cancel-ladder.tsx'
import '#site/ui/price-sums.css'
import { Icon } from '#site/ui/icon.tsx'
import type { BookingView, RefundView } from './booking-view.ts'
import { BOOKING_TEXTS, payBy, refundBy, restBy } from './texts.ts'

type Part = { view: BookingView }

export function LinesPart({ view: { lines, linesTitle } }: Part) {
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">{linesTitle}</h2>
      {lines.map(({ id, title, when, price, tax, facts, isCancelled, ladder }) => (
        <article key={id} className={isCancelled ? 'booking-line off' : 'booking-line'} aria-labelledby={`part-${id}`}>
          <h3 id={`part-${id}`}>
            {isCancelled ? <s>{title}</s> : title} {isCancelled && <small>{BOOKING_TEXTS.cancelled}</small>}
          </h3>
          <p>{when}</p>
          <dl>
            {facts.map(({ label, text, isLong }) => (
              <div key={label} className={isLong ? 'long' : undefined}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            <div>
              <dt>{BOOKING_TEXTS.total}</dt>
              <dd className="num">
                {price} <small>with {tax} taxes</small>
              </dd>
            </div>
          </dl>
          {ladder && (
            <div className="booking-ladder">
              <h4>{BOOKING_TEXTS.ladder}</h4>
              <CancelLadder steps={ladder} />
            </div>
          )}
        </article>
      ))}
    </section>
  )
}

export function MoneyPart({ view: { total, tax, owed, paid, back, due, rest } }: Part) {
  return (
    <section aria-labelledby="money">
      <h2 id="money">{BOOKING_TEXTS.money}</h2>
      <div className="price-sums">
        <dl>
          <div>
            <dt>{BOOKING_TEXTS.total}</dt>
            <dd>{total}</dd>
          </div>
          <div>
            <dt>{BOOKING_TEXTS.tax}</dt>
            <dd>{tax}</dd>
          </div>
          {owed && (
            <div>
              <dt>{BOOKING_TEXTS.owed}</dt>
              <dd>{owed}</dd>
            </div>
          )}
          {paid && (
            <div>
              <dt>{BOOKING_TEXTS.paid}</dt>
              <dd>{paid}</dd>
            </div>
          )}
          {back && (
            <div>
              <dt>{BOOKING_TEXTS.back}</dt>
              <dd>{back}</dd>
            </div>
          )}
          {due && (
            <div className="total">
              <dt>
                {BOOKING_TEXTS.toPay}
                {due.by && <small>{payBy(due.by)}</small>}
              </dt>
              <dd>{due.amount}</dd>
            </div>
          )}
          {rest && (
            <div>
              <dt>{restBy(rest.by)}</dt>
              <dd>{rest.amount}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}

export function DocumentsPart({ view: { ref: reference, documents } }: Part) {
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="documents" className="no-print">
      <h2 id="documents">{BOOKING_TEXTS.documents}</h2>
      <div className="row">
        {documents.map((kind) => (
          <Button
            key={kind}
            kind="outline"
            size="small"
            href={`/api/v1/bookings/${reference}/documents/${kind}`}
            reloadDocument
            download
          >
            <Icon name={kind === 'calendar' ? 'calendar' : 'ticket'} />
            {BOOKING_TEXTS.documentNames[kind]}
          </Button>
        ))}
      </div>
      <p className="fine soft">{BOOKING_TEXTS.print}</p>
    </section>
  )
}

export function RefundsPart({ view: { refunds } }: Part) {
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">{BOOKING_TEXTS.refunds}</h2>
      {refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
    </section>
  )
}

function Refund({ refund: { amount, reason, by, word, meaning, step } }: { refund: RefundView }) {
  return (
    <article className="booking-refund">
      <p>
        <b className="num">{amount}</b> <span className="soft">{reason}</span>
      </p>
      <ol aria-label={word}>
        {BOOKING_TEXTS.refundSteps.map((each, index) => (
          <li
            key={each}
            className={index < step ? 'done' : undefined}
            aria-current={index === step - 1 ? 'step' : undefined}
          >
            {index < step && <Icon name="check" />}
            {each}
          </li>
        ))}
      </ol>
      <p className="small">
        {meaning} {by && <b>{refundBy(by)}.</b>}
      </p>
    </article>
  )
}

export function HistoryPart({ view: { history } }: Part) {
  if (history.length === 0) return null
  return (
    <section aria-labelledby="history" className="no-print">
      <h2 id="history">{BOOKING_TEXTS.history}</h2>
      <ol className="booking-history">
        {history.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <span className="soft num">{at}</span> {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
