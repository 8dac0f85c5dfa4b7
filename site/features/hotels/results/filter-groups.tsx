import { Choice } from '#site/ui/choice.tsx'
import '#site/ui/choice.css'
import { Link } from '#site/ui/link.tsx'
import type { FilterChoices } from './filter-choices.ts'
import './filter-groups.css'
import { type HotelQuery, hasPrice } from '../hotel-query.ts'
import { HOTEL_TEXTS } from '../texts.ts'

export type FilterProps = {
  query: HotelQuery
  choices: FilterChoices
  onChange: (change: Partial<HotelQuery>) => void
}

/** One filter each, as fields of whatever form they stand in. */
export const FILTER_GROUPS = [
  { id: 'price', title: HOTEL_TEXTS.price, count: (query: HotelQuery) => (hasPrice(query) ? 1 : 0), Body: PriceFilter },
  { id: 'type', title: HOTEL_TEXTS.type, count: (query: HotelQuery) => query.propertyType.length, Body: TypeFilter },
  { id: 'stars', title: HOTEL_TEXTS.stars, count: (query: HotelQuery) => query.stars.length, Body: StarsFilter },
  {
    id: 'rating',
    title: HOTEL_TEXTS.guestRating,
    count: (query: HotelQuery) => (query.guestRating === '' ? 0 : 1),
    Body: RatingFilter,
  },
  {
    id: 'location',
    title: HOTEL_TEXTS.location,
    count: (query: HotelQuery) => query.location.length,
    Body: LocationFilter,
  },
] as const

function PriceFilter({ query, choices, onChange }: FilterProps) {
  return (
    <div className="hotel-price-filter">
      <fieldset>
        <legend>{HOTEL_TEXTS.price}</legend>
        <PriceField name="minPrice" value={query.minPrice} onEnter={(minPrice) => onChange({ minPrice })} />
        <PriceField name="maxPrice" value={query.maxPrice} onEnter={(maxPrice) => onChange({ maxPrice })} />
      </fieldset>
      <ul aria-label={HOTEL_TEXTS.priceBands}>
        {choices.bands.map(({ label, count, href, on }) => (
          <li key={label}>
            {count === 0 && !on ? (
              <span className="soft">
                {label} <small>0</small>
              </span>
            ) : (
              <Link to={href} aria-current={on ? 'true' : undefined} preventScrollReset>
                {label} {count !== undefined && <small>{count}</small>}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type PriceFieldProps = {
  name: 'minPrice' | 'maxPrice'
  value: number | undefined
  onEnter: (rupees: number | undefined) => void
}

/** Rupees a night; empty is no bound. What is typed counts once one leaves the field or presses Enter. */
function PriceField({ name, value, onEnter }: PriceFieldProps) {
  const enter = (text: string) => {
    const digits = text.replace(/\D/g, '')
    const rupees = digits === '' ? undefined : Number(digits)
    if (rupees !== value) onEnter(rupees)
  }
  return (
    <label>
      {name === 'minPrice' ? HOTEL_TEXTS.fromRupees : HOTEL_TEXTS.toRupees}
      <input
        // Another value from elsewhere begins the field anew.
        key={value}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        defaultValue={value}
        onBlur={(event) => enter(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && enter(event.currentTarget.value)}
      />
    </label>
  )
}

function TypeFilter({ query, choices, onChange }: FilterProps) {
  return (
    <Choice
      legend={HOTEL_TEXTS.type}
      name="propertyType"
      many
      options={choices.types}
      chosen={query.propertyType}
      onChoose={(value) => onChange({ propertyType: toggled(query.propertyType, value) })}
    />
  )
}

function StarsFilter({ query, choices, onChange }: FilterProps) {
  return (
    <Choice
      legend={HOTEL_TEXTS.stars}
      name="stars"
      many
      options={choices.stars}
      chosen={query.stars}
      onChoose={(value) => onChange({ stars: toggled(query.stars, value) })}
    />
  )
}

function RatingFilter({ query, choices, onChange }: FilterProps) {
  return (
    <Choice
      legend={HOTEL_TEXTS.guestRating}
      name="guestRating"
      options={choices.ratings}
      chosen={[query.guestRating]}
      onChoose={(guestRating) => onChange({ guestRating })}
    />
  )
}

function LocationFilter({ query, choices, onChange }: FilterProps) {
  const shared = {
    name: 'location',
    many: true,
    chosen: query.location,
    onChoose: (value: string) => onChange({ location: toggled(query.location, value) }),
  }
  return (
    <>
      <Choice {...shared} legend={HOTEL_TEXTS.location} options={choices.mainIslands} />
      {choices.moreIslands.length > 0 && (
        <details
          className="hotel-more-islands"
          open={choices.moreIslands.some(({ value }) => query.location.includes(value)) || undefined}
        >
          <summary>{HOTEL_TEXTS.moreIslands}</summary>
          <Choice {...shared} legend={HOTEL_TEXTS.moreIslands} options={choices.moreIslands} />
        </details>
      )}
    </>
  )
}

function toggled(list: readonly string[], value: string): string[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
}
