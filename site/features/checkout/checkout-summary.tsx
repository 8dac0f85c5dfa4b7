import '#site/ui/box.css'
import type { ReactNode } from 'react'
import '#site/shop/price/price-sums.css'
import { Status } from '#site/ui/status.tsx'
import { CheckoutGaps, CheckoutPictures } from './checkout-days.tsx'
import './checkout-summary.css'
import type { CheckoutView } from './checkout-view.ts'
import { CHECKOUT_TEXTS } from './texts.ts'

/** What is booked, line by line, what it costs, and until when it is held. */
export function CheckoutSummary({ view, clock }: { view: CheckoutView; clock: ReactNode }) {
  const { lines, plan, total, tax, initial, warnings } = view
  return (
    <aside className="box checkout-summary" aria-label={CHECKOUT_TEXTS.summary}>
      {plan && <CheckoutPictures pictures={plan.pictures} />}
      {plan && lines.length > 1 && (
        <div className="checkout-trip">
          <h2>{plan.title}</h2>
          <p className="soft">{plan.when}</p>
        </div>
      )}
      {clock}
      <ul>
        {lines.map(({ id, title, when, party, price, tax: inside }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
              <p>{when}</p>
              <p>{party}</p>
            </div>
            {lines.length > 1 && (
              <p className="num">
                {price}
                <small>tax {inside}</small>
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="price-sums">
        <dl>
          <div>
            <dt>{CHECKOUT_TEXTS.tax}</dt>
            <dd>{tax}</dd>
          </div>
          <div className="total">
            <dt>{CHECKOUT_TEXTS.total}</dt>
            <dd>{total}</dd>
          </div>
          {initial && (
            <>
              <div className="checkout-part">
                <dt>{CHECKOUT_TEXTS.payNow}</dt>
                <dd>{initial.amount}</dd>
              </div>
              <div className="checkout-part">
                <dt>By {initial.day}</dt>
                <dd>{initial.rest}</dd>
              </div>
            </>
          )}
        </dl>
      </div>
      {plan && <CheckoutGaps gaps={plan.gaps.filter((gap) => !warnings.includes(gap))} />}
      {warnings.length > 0 && (
        <Status kind="info">
          <b>{CHECKOUT_TEXTS.warnings}</b>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Status>
      )}
    </aside>
  )
}
