import '#site/ui/label.css'
import '#site/ui/box.css'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { askedDay, keyOf, takeOffTrip } from './trip-items.ts'
import { changeText, removeText, TRIP_TEXTS, wasText } from './trip-texts.ts'
import type { LineView } from './trip-view.ts'
import type { TripPriced } from './use-trip-price.ts'

type Known = LineView | { problem: string } | undefined
/** The picture at two pixels each. */
const WIDEST = 320

type Row = { item: TripItem; known: Known }

const ICONS: Readonly<Record<string, IconName>> = { hotel: 'bed', ferry: 'ship', car: 'car', activity: 'waves' }
const iconOf = ({ line }: TripItem): IconName => ICONS[line.kind] ?? 'map'

/** Everything on the trip in the order of its days, with what is missing on them; what has no day yet comes last. */
export function TripDays({ items, priced: { lines, sums } }: { items: readonly TripItem[]; priced: TripPriced }) {
  const rows = items.map((item): Row => ({ item, known: lines.get(keyOf(item)) }))
  const sorted = rows.toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
  const ofDay = Map.groupBy(sorted, dateOf)
  const gaps = sums?.gaps ?? []
  const dates = [...new Set([...ofDay.keys(), ...gaps.map(({ date }) => date)])].sort()
  return dates.map((date) => {
    const day = date === LAST ? TRIP_TEXTS.noDay : formatDay(date)
    return (
      <section key={date} className="trip-day" aria-label={day}>
        <h2 className="label">{day}</h2>
        <ul>
          {ofDay.get(date)?.map(({ item, known }) => (
            <TripLine key={keyOf(item)} item={item} known={known} />
          ))}
          {gaps
            .filter((gap) => gap.date === date)
            .map(({ text, findHotel }) => (
              <li key={text} className="trip-gap">
                <Icon name="alert" />
                <p>
                  {text} {findHotel && <Link to={findHotel}>{TRIP_TEXTS.findHotel}</Link>}
                </p>
              </li>
            ))}
        </ul>
      </section>
    )
  })
}

/** Behind every instant and every day. */
const LAST = '~'
const ORDER_DIGITS = 4

function startOf({ known, item }: Row): string {
  if (known === undefined || !('startsAt' in known)) return askedDay(item) ?? LAST
  const { date, order, startsAt } = known
  return `${date} ${String(order).padStart(ORDER_DIGITS, '0')} ${startsAt}`
}

function dateOf({ known, item }: Row): string {
  return known !== undefined && 'date' in known ? known.date : (askedDay(item) ?? LAST)
}

/** The things on the trip as long as nothing is known of them. */
export function TripAsked({ items }: { items: readonly TripItem[] }) {
  return (
    <ul className="trip-asked" aria-busy>
      {items.map((item) => (
        <li key={keyOf(item)} className="box">
          <Icon name={iconOf(item)} />
          {item.title}
        </li>
      ))}
    </ul>
  )
}

function TripLine({ item, known }: { item: TripItem; known: Known }) {
  const { title, picture } = known !== undefined && 'title' in known ? known : { title: item.title }
  return (
    <li className="box trip-line">
      <div className="trip-line-picture">
        {picture === undefined ? (
          <Icon name={iconOf(item)} />
        ) : (
          <Picture picture={picture} sizes="132px" alt="" widest={WIDEST} />
        )}
      </div>
      <div>
        <h3 className="label">{title}</h3>
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
      <p className="problem">
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
