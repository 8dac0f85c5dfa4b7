import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import './details-sections.css'
import type { DetailsPart } from './details-parts.ts'
import { DETAILS_TEXTS } from './details-texts.ts'
import type { DetailsReading } from './details-view.ts'
import { HotelTable } from './hotel-table.tsx'
import { Itinerary } from './itinerary.tsx'
import { PackageFacts } from './package-facts.tsx'

type DrawnPart = Exclude<DetailsPart, 'reviews'>
type Props = { reading: DetailsReading; parts: DetailsPart[]; map?: ReactNode }

/** The page's parts, each under its title; the reviews come late and stand after them. */
export function DetailsSections({ reading, parts, map }: Props) {
  const drawn = parts.filter((part): part is DrawnPart => part !== 'reviews')
  return drawn.map((part) => (
    <section key={part} id={part} className={`details-section ${part}`} aria-labelledby={`${part}-title`}>
      <h2 id={`${part}-title`} className={part === 'overview' ? 'visually-hidden' : undefined}>
        {DETAILS_TEXTS[part]}
      </h2>
      {bodyOf(part, reading, map)}
    </section>
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
      {reading.description !== '' && <p className="details-opening">{reading.description}</p>}
      <RichText html={reading.overview} />
      <PackageFacts reading={reading} />
    </div>
  )
}

function PlaceLinks({ places }: { places: DetailsReading['places'] }) {
  return (
    <ul className="details-places">
      {places.map(({ id, name }) => (
        <li key={`${id} ${name}`}>
          <Icon name="pin" />
          {id === '' ? (
            name
          ) : (
            <a href={paths.placeDetails(id)} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          )}
        </li>
      ))}
    </ul>
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
    <div className="details-policy">
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
