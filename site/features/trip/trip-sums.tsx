import { Form, useNavigation } from 'react-router'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import '#site/ui/price-sums.css'
import { useHoldTime } from '#site/ui/use-hold-time.ts'
import { keyOf } from './trip-items.ts'
import { initialText, TRIP_TEXTS } from './trip-texts.ts'
import type { TripPriced } from './use-trip-price.ts'
import type { TripItem } from './wanted.ts'

/** What the trip costs, and the way to book all of it. */
export function TripSums({ items, priced }: { items: readonly TripItem[]; priced: TripPriced }) {
  const holdTime = useHoldTime()
  const isSending = useNavigation().formMethod === 'POST'
  const { sums, failure, retry } = priced
  return (
    <>
      <h2>{TRIP_TEXTS.sums}</h2>
      <div className="price-sums" aria-live="polite" aria-busy={sums === undefined && failure === undefined}>
        {failure !== undefined && (
          <p className="price-sums-failed">
            {failure}
            <Button kind="outline" size="small" onClick={retry}>
              {TRIP_TEXTS.retry}
            </Button>
          </p>
        )}
        {sums === undefined && failure === undefined && <p className="price-sums-wait">{TRIP_TEXTS.loading}</p>}
        {sums !== undefined && (
          <dl>
            <div>
              <dt>{TRIP_TEXTS.taxes}</dt>
              <dd>{sums.tax}</dd>
            </div>
            <div className="total">
              <dt>{TRIP_TEXTS.total}</dt>
              <dd>{sums.total}</dd>
            </div>
          </dl>
        )}
      </div>
      {sums?.initial !== undefined && <p className="small">{initialText(sums.initial)}</p>}
      {sums?.hasProblems && <p className="small trip-problem">{TRIP_TEXTS.someMissing}</p>}
      <Form method="post" action={paths.book('trip')}>
        <input type="hidden" name="items" value={JSON.stringify(asShown(items, priced))} />
        <Button
          kind="primary"
          wide
          type="submit"
          onClick={pressOnce}
          disabled={sums === undefined || sums.hasProblems}
          busy={isSending}
        >
          {TRIP_TEXTS.book}
        </Button>
      </Form>
      <p className="fine soft">{TRIP_TEXTS.bookNote(holdTime)}</p>
    </>
  )
}

/** With the prices of this page, so that one that changes meanwhile is told with both. */
function asShown(items: readonly TripItem[], { lines }: TripPriced): TripItem[] {
  return items.map((item) => {
    const known = lines.get(keyOf(item))
    const { priceVersion: _, ...line } = item.line
    if (known === undefined || 'problem' in known) return { ...item, line }
    const { amount, title, priceVersion } = known
    return {
      ...item,
      title,
      seen: amount,
      line: priceVersion === undefined ? line : { ...line, priceVersion },
    }
  })
}
