import { formatRupees } from '#contract/terms/money.ts'
import { paths } from '#contract/terms/paths.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'
import { Button } from '#site/ui/button.tsx'
import { Status } from '#site/ui/status.tsx'
import { TRIP_TEXTS } from './trip-texts.ts'

/** Without script nothing is kept: what was just chosen is booked from here. */
export function BookAtOnce({ items }: { items: readonly TripItem[] }) {
  return (
    <form method="post" action={paths.book('trip')} className="stack">
      <Status kind="info">{TRIP_TEXTS.atOnce}</Status>
      <ul className="trip-asked">
        {items.map(({ title, seen }) => (
          <li key={title} className="box">
            {title}
            {seen !== undefined && <b className="num">{formatRupees(seen)}</b>}
          </li>
        ))}
      </ul>
      <input type="hidden" name="items" value={JSON.stringify(items)} />
      <p>
        <Button kind="primary" type="submit">
          {TRIP_TEXTS.book}
        </Button>
      </p>
    </form>
  )
}
