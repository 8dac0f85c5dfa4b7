import '#site/ui/opening.css'
import '#site/ui/rows-table.css'
import { counted } from '#contract/terms/counted.ts'
import './details-sections.css'
import '#site/shop/product/product-facts.css'
import type { ReactNode } from 'react'
import { PlaceLinks } from '#site/shop/product/place-links.tsx'
import { ProductSection } from '#site/shop/product/product-section.tsx'
import { Accordion } from '#site/ui/accordion.tsx'
import { type Fact, FactList } from '#site/ui/fact-list.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import type { DetailsPart } from './details-parts.ts'
import { DETAILS_TEXTS, mealsText, nightsText } from './details-texts.ts'
import type { DayView, DetailsReading, HotelRow } from './details-view.ts'

type DrawnPart = Exclude<DetailsPart, 'reviews'>
type Props = { reading: DetailsReading; parts: DetailsPart[]; map?: ReactNode }

/** The page's parts, each under its title; the reviews come late and stand after them. */
export function DetailsSections({ reading, parts, map }: Props) {
  const drawn = parts.filter((part): part is DrawnPart => part !== 'reviews')
  return drawn.map((part) => (
    <ProductSection key={part} id={part} title={DETAILS_TEXTS[part]} isTitleHidden={part === 'overview'}>
      {bodyOf(part, reading, map)}
    </ProductSection>
  ))
}

function bodyOf(part: DrawnPart, reading: DetailsReading, map: ReactNode): ReactNode {
  switch (part) {
    case 'overview':
      return <Overview reading={reading} />
    case 'itinerary':
      return <Itinerary days={reading.days} map={map} />
    case 'hotel':
      return <HotelTable hotels={reading.hotels} />
    case 'places':
      return <PlaceLinks places={reading.places} />
    case 'inclusion':
      return <Ticks html={reading.inclusive} kind="in" />
    case 'exclusion':
      return <Ticks html={reading.exclusive} kind="out" />
    case 'policy':
      return <Policy reading={reading} />
  }
}

function Overview({ reading }: { reading: DetailsReading }) {
  return (
    <div className="details-overview">
      {reading.description !== '' && <p className="opening">{reading.description}</p>}
      <RichText html={reading.overview} />
      <PackageFacts reading={reading} />
      <Link to={reading.compareHref}>{DETAILS_TEXTS.compare}</Link>
    </div>
  )
}

function Ticks({ html, kind }: { html: string; kind: 'in' | 'out' }) {
  return (
    <div className={`details-ticks ${kind}`}>
      <RichText html={html} />
    </div>
  )
}

function Policy({ reading }: { reading: DetailsReading }) {
  return (
    <div className="halves details-policy">
      <div>
        <h3>{DETAILS_TEXTS.paymentPolicy}</h3>
        <RichText html={reading.paymentPolicy} />
      </div>
      <div>
        <h3>{DETAILS_TEXTS.cancellationPolicy}</h3>
        <RichText html={reading.cancellationPolicy} />
      </div>
    </div>
  )
}

/** The plan in four figures, counted from the days and the hotels. */
function PackageFacts({ reading }: { reading: DetailsReading }) {
  const facts = factsOf(reading)
  if (facts.length === 0) return null
  return <FactList className="product-facts package-facts" facts={facts} />
}

function factsOf({ hotels, days, upperLimit }: DetailsReading): Fact[] {
  const nights = hotels.map((hotel) => hotel.duration).filter((count) => count > 0)
  const ferries = days.filter((day) => day.ferry).length
  const meals = ['breakfast', 'lunch', 'dinner']
    .map((meal) => ({ meal, count: days.filter((day) => day.meals.includes(meal)).length }))
    .filter(({ count }) => count > 0)
    .map(({ meal, count }) => counted(count, meal, `${meal}${meal === 'lunch' ? 'es' : 's'}`))
  return [
    ...(nights.length > 0 ? [{ label: 'Nights', text: nights.join(' + ') }] : []),
    ...(ferries > 0 ? [{ label: 'Ferries', text: String(ferries) }] : []),
    ...(meals.length > 0 ? [{ label: 'Meals', text: meals.join(', ') }] : []),
    { label: 'Group', text: `up to ${upperLimit} travellers` },
  ]
}

/** One day open at a time, the first at first. */
function Itinerary({ days, map }: { days: DayView[]; map?: ReactNode }) {
  return (
    <>
      {map}
      <Accordion
        name="days"
        firstOpen
        items={days.map((day) => ({
          id: String(day.day),
          lead: `Day ${day.day}`,
          title: day.title,
          body: <DayBody day={day} />,
        }))}
      />
    </>
  )
}

function DayBody({ day }: { day: DayView }) {
  return (
    <div className="itinerary-day">
      <RichText html={day.html} />
      {day.ferry && (
        <figure>
          {day.ferry.image !== '' && <img src={day.ferry.image} alt="" width={960} height={720} loading="lazy" />}
          <figcaption>
            <Icon name="ship" /> {day.ferry.name}
          </figcaption>
        </figure>
      )}
      <p>{[mealsText(day.meals), day.overnight && `Night at ${day.overnight}.`].filter(Boolean).join(' ')}</p>
    </div>
  )
}

/** Where one sleeps; on phones each row becomes a few lines. */
function HotelTable({ hotels }: { hotels: HotelRow[] }) {
  return (
    <table className="rows-table hotel-table">
      <thead>
        <tr>
          <th scope="col">Hotel</th>
          <th scope="col">Where</th>
          <th scope="col">Room</th>
          <th scope="col">Sleeps</th>
          <th scope="col">Stay</th>
        </tr>
      </thead>
      <tbody>
        {hotels.map((hotel, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one hotel may be slept in twice, the order is fixed
          <tr key={index}>
            <td>
              {`${hotel.hotelName} `}
              <Stars count={hotel.starRating} />
            </td>
            <td>{hotel.place}</td>
            <td>{hotel.roomType}</td>
            <td>{hotel.capacityPerRoom > 0 && `${hotel.capacityPerRoom} a room`}</td>
            <td>{nightsText(hotel.duration)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Stars({ count }: { count: number }) {
  const whole = Math.round(count)
  if (whole < 1) return null
  return (
    <span className="hotel-stars" role="img" aria-label={counted(count, 'star')}>
      {Array.from({ length: Math.min(whole, 5) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
        <Icon key={index} name="star" />
      ))}
    </span>
  )
}
