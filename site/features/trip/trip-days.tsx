import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { askedDay, keyOf, takeOffTrip } from './trip-items.ts'
import { changeText, removeText, TRIP_TEXTS, wasText } from './trip-texts.ts'
import type { LineView } from './trip-view.ts'
import type { TripPriced } from './use-trip-price.ts'
import type { TripItem } from './wanted.ts'

type Known = LineView | { problem: string } | undefined
type Row = { item: TripItem; known: Known }

const ICONS = { package: 'map', hotel: 'bed', ferry: 'ship', car: 'car', activity: 'waves' } as const

/** Everything on the trip in the order of its days; what has no day yet comes last. */
export function TripDays({ items, lines }: { items: readonly TripItem[]; lines: TripPriced['lines'] }) {
  const rows = items.map((item): Row => ({ item, known: lines.get(keyOf(item)) }))
  const sorted = rows.toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
  return [...Map.groupBy(sorted, dayOf)].map(([day, ofDay]) => (
    <section key={day} className="trip-day" aria-label={day}>
      <h2>{day}</h2>
      <ul>
        {ofDay.map(({ item, known }) => (
          <TripLine key={keyOf(item)} item={item} known={known} />
        ))}
      </ul>
    </section>
  ))
}

/** Behind every instant. */
const LAST = '~'

function startOf({ known, item }: Row): string {
  return known !== undefined && 'startsAt' in known ? known.startsAt : (askedDay(item) ?? LAST)
}

function dayOf({ known, item }: Row): string {
  if (known !== undefined && 'day' in known) return known.day
  const day = askedDay(item)
  return day === undefined ? TRIP_TEXTS.noDay : formatDay(day)
}

function TripLine({ item, known }: { item: TripItem; known: Known }) {
  const title = known !== undefined && 'title' in known ? known.title : item.title
  return (
    <li className="trip-line">
      <Icon name={ICONS[item.line.kind]} />
      <div>
        <h3>{title}</h3>
        {known !== undefined && <Known known={known} item={item} />}
        <p className="row trip-line-ways">
          <Link to={item.href} aria-label={changeText(title)}>
            {TRIP_TEXTS.change}
          </Link>
          <Button kind="quiet" size="small" aria-label={removeText(title)} onClick={() => takeOffTrip(item)}>
            {TRIP_TEXTS.remove}
          </Button>
        </p>
      </div>
    </li>
  )
}

function Known({ known, item: { seen, enquiry } }: { known: NonNullable<Known>; item: TripItem }) {
  if ('problem' in known) {
    return (
      <p className="trip-problem">
        {TRIP_TEXTS.problem} {known.problem} <Link to={enquiry}>{TRIP_TEXTS.enquire}</Link>
      </p>
    )
  }
  const { when, party, amount, price, tax, cancel } = known
  return (
    <>
      <p>
        {when}. {party}.
      </p>
      <p className="trip-line-price">
        <b>{price}</b> <small>{`${tax} ${TRIP_TEXTS.tax}`}</small>
        {seen !== undefined && seen !== amount && <small>{wasText(formatRupees(seen))}</small>}
      </p>
      <p className="fine soft">{cancel}</p>
    </>
  )
}
