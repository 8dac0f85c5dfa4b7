import '#site/ui/box.css'
import './booking-bar.css'
import { CancelLadder } from '#site/shop/refund/cancel-ladder.tsx'
import '#site/shop/price/price-sums.css'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { BookingFold } from './booking-fold.tsx'
import { PayForm } from './booking-head.tsx'
import type { BookingLine } from './booking-line.ts'
import type { BookingView, RefundView } from './booking-view.ts'
import { BOOKING_TEXTS, lastText, payBy, refundBy, restBy } from './texts.ts'

type Part = { view: BookingView }

/** The parts as they were booked, where there is no plan of the days. */
export function LinesPart({ title: heading, lines }: { title: string; lines: readonly BookingLine[] }) {
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">{heading}</h2>
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

/** What each part costs, what is paid, and the button for the rest. */
export function MoneyPart({ view }: Part) {
  const { lines, total, tax, owed, paid, back, due, rest, unpaid } = view
  return (
    <section className="box booking-panel" aria-labelledby="money">
      <h2 id="money">{due ? BOOKING_TEXTS.toPay : BOOKING_TEXTS.money}</h2>
      <div className="price-sums">
        <dl>
          {lines.length > 1 &&
            lines.map(({ id, title, price, isCancelled }) => (
              <div key={id}>
                <dt>
                  {isCancelled ? <s>{title}</s> : title}
                  {isCancelled && <small>{BOOKING_TEXTS.cancelled}</small>}
                </dt>
                <dd>{price}</dd>
              </div>
            ))}
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
            <div className="less">
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
      {due && (
        <div className="only-wide no-print">
          <PayForm view={view} />
        </div>
      )}
      {unpaid && <p className="fine soft">{unpaid}</p>}
    </section>
  )
}

/** Phones: what is to be paid stays in reach at the foot of the window. */
export function PayBar({ view }: Part) {
  const { due } = view
  if (due === undefined) return null
  return (
    <div className="bottom-bar booking-bar no-print">
      <p>
        <strong>{due.amount}</strong>
        <small>{due.by ? payBy(due.by) : BOOKING_TEXTS.toPay}</small>
      </p>
      <PayForm view={view} />
    </div>
  )
}

/** What comes back by day when all is cancelled. */
export function LaddersPart({ view: { ladders, ladderNote } }: Part) {
  if (ladders.length === 0) return null
  return (
    <section className="booking-ladders" aria-labelledby="ladders">
      <h2 id="ladders">{BOOKING_TEXTS.ladder}</h2>
      {ladders.map(({ title, steps }) => (
        <div key={title} className="stack">
          <h3>{title}</h3>
          <CancelLadder steps={steps} />
        </div>
      ))}
      <p className="fine soft">{ladderNote}</p>
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

export function AgreedPart({ view: { agreed } }: Part) {
  if (agreed.length === 0) return null
  return (
    <BookingFold id="agreed" title={BOOKING_TEXTS.agreed} note={BOOKING_TEXTS.agreedNote}>
      <ul className="booking-history">
        {agreed.map(({ text, href }) => (
          <li key={href}>
            <Link to={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </BookingFold>
  )
}

export function HistoryPart({ view: { history } }: Part) {
  const last = history.at(-1)
  if (last === undefined) return null
  return (
    <BookingFold id="history" title={BOOKING_TEXTS.history} note={lastText(last)}>
      <ol className="booking-history">
        {history.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <span className="soft num">{at}</span> {text}
          </li>
        ))}
      </ol>
    </BookingFold>
  )
}
