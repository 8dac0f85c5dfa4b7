import '#site/ui/label.css'
import { Form, useNavigation } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import { CancelLadder } from '#site/shop/refund/cancel-ladder.tsx'
import { Button } from '#site/ui/button.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import '#site/shop/price/price-sums.css'
import { useHoldTime } from '#site/shop/book/use-hold-time.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import { keyOf } from './trip-items.ts'
import { initialText, TRIP_TEXTS } from './trip-texts.ts'
import type { TripView } from './trip-view.ts'
import type { TripPriced } from './use-trip-price.ts'

/** What the trip costs, and the way to book all of it. */
export function TripSums({ items, priced }: { items: readonly TripItem[]; priced: TripPriced }) {
  const holdTime = useHoldTime()
  const isSending = useNavigation().formMethod === 'POST'
  const { sums, isCurrent, failure, retry } = priced
  const isWaiting = !isCurrent && failure === undefined
  return (
    <>
      <h2 className="label">{TRIP_TEXTS.sums}</h2>
      <div className="price-sums" aria-live="polite" aria-busy={isWaiting}>
        {failure !== undefined && (
          <p className="price-sums-failed">
            {failure}
            <Button kind="outline" size="small" onClick={retry}>
              {TRIP_TEXTS.retry}
            </Button>
          </p>
        )}
        {sums !== undefined && failure === undefined && (
          <dl className={isWaiting ? 'trip-sums-old' : undefined}>
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
      {sums?.plan && (
        <p className="small soft">
          {sums.plan.when}
          <br />
          {sums.plan.islands}
        </p>
      )}
      {sums !== undefined && <BeforeBooking sums={sums} />}
      <Form method="post" action={paths.book('trip')}>
        <input type="hidden" name="items" value={JSON.stringify(asShown(items, priced))} />
        <Button
          kind="primary"
          wide
          type="submit"
          onClick={pressOnce}
          disabled={!isCurrent || sums === undefined || failure !== undefined || sums.hasProblems}
          busy={isSending}
        >
          {TRIP_TEXTS.book}
        </Button>
      </Form>
      {sums !== undefined && <p className="fine soft">{TRIP_TEXTS.bookNote(holdTime)}</p>}
      {sums !== undefined && sums.refunds.length > 0 && <Refunds ladders={sums.refunds} />}
    </>
  )
}

function BeforeBooking({ sums: { initial, hasProblems, warnings } }: { sums: TripView }) {
  return (
    <>
      {initial !== undefined && <p className="small">{initialText(initial)}</p>}
      {hasProblems && <p className="small problem">{TRIP_TEXTS.someMissing}</p>}
      {warnings.length > 0 && (
        <Status kind="info">
          <b>{TRIP_TEXTS.warnings}</b>
          <ul>
            {warnings.map(({ text, findFerry }) => (
              <li key={text}>
                {text}
                {findFerry && (
                  <>
                    {' '}
                    <Link to={findFerry}>{TRIP_TEXTS.findFerry}</Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Status>
      )}
    </>
  )
}

/** What comes back of the whole trip, folded: each thing's own terms stand with it. */
function Refunds({ ladders }: { ladders: TripView['refunds'] }) {
  return (
    <details className="fold trip-refunds">
      <summary>{TRIP_TEXTS.refunds}</summary>
      {ladders.map(({ title, steps }) => (
        <div key={title}>
          <h3>{title}</h3>
          <CancelLadder steps={steps} />
        </div>
      ))}
    </details>
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
