import { formatRupees } from '#contract/terms/money.ts'
import { Button } from '#site/ui/button.tsx'
import './outing-price.css'
import { BOOKING_TEXTS, includesTaxes } from './texts.ts'
import type { OutingState } from './use-outing.ts'

/** What the party pays; or why that is not known yet. Read out when it changes. */
export function OutingPrice({ price }: { price: OutingState['price'] }) {
  return (
    <div className="outing-price" aria-live="polite" aria-busy={price.kind === 'loading'}>
      {price.kind === 'loading' && (
        <p className="outing-wait">{price.isSlow ? BOOKING_TEXTS.stillWorking : BOOKING_TEXTS.working}</p>
      )}
      {price.kind === 'failed' && (
        <p className="outing-failed">
          {price.message}
          <Button kind="outline" size="small" onClick={price.retry}>
            {BOOKING_TEXTS.retry}
          </Button>
        </p>
      )}
      {price.kind === 'price' && (
        <dl>
          {price.price.lines.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatRupees(amount)}</dd>
            </div>
          ))}
          <div className="total">
            <dt>
              {BOOKING_TEXTS.total}
              <small>{includesTaxes(price.price.taxAmount)}</small>
            </dt>
            <dd>{formatRupees(price.price.amountPayable)}</dd>
          </div>
        </dl>
      )}
    </div>
  )
}
