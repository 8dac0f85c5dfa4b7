import { formatRupees } from '#contract/terms/money.ts'
import { Button } from '#site/ui/button.tsx'
import { DETAILS_TEXTS, includesTaxes } from './details-texts.ts'
import './price-sums.css'
import type { PriceState, PriceView } from './use-price.ts'

/** What the party pays, line by line; or why that is not known yet. Read out when it changes. */
export function PriceSums({ price }: { price: PriceState }) {
  if (price.kind === 'limit') return null
  return (
    <div className="price-sums" aria-live="polite" aria-busy={price.kind === 'loading'}>
      {price.kind === 'hint' && <p>{price.message}</p>}
      {price.kind === 'loading' && (
        <p className="price-sums-wait">{price.isSlow ? DETAILS_TEXTS.stillWorking : DETAILS_TEXTS.working}</p>
      )}
      {price.kind === 'failed' && (
        <p className="price-sums-failed">
          {price.message}
          <Button kind="outline" size="small" onClick={price.retry}>
            {DETAILS_TEXTS.retry}
          </Button>
        </p>
      )}
      {price.kind === 'price' && <Sums price={price.price} />}
    </div>
  )
}

function Sums({ price }: { price: PriceView }) {
  return (
    <dl>
      {linesOf(price).map(({ label, amount }) => (
        <div key={label} className={amount < 0 ? 'less' : undefined}>
          <dt>{label}</dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>
          {DETAILS_TEXTS.total}
          {price.lines.length > 0 && <small>{includesTaxes(formatRupees(price.taxAmount))}</small>}
        </dt>
        <dd>{formatRupees(price.amountPayable)}</dd>
      </div>
    </dl>
  )
}

/** The provider's own lines, or the four sums every price answer has. */
function linesOf(price: PriceView): PriceView['lines'] {
  if (price.lines.length > 0) return price.lines
  return [
    { label: 'Package', amount: price.packageBasePrice },
    ...(price.discount > 0 ? [{ label: 'Discount', amount: -price.discount }] : []),
    { label: 'Taxes', amount: price.taxAmount },
  ]
}
