import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import { SectionNav } from '#site/ui/section-nav.tsx'
import './details-sections.css'
import { DETAILS_TEXTS } from './details-texts.ts'
import type { DetailsView } from './details-view.ts'
import { HotelTable } from './hotel-table.tsx'
import { Itinerary } from './itinerary.tsx'
import { PackageFacts } from './package-facts.tsx'

type Section = { id: string; label: string; body: ReactNode }

/** The page's parts under one tab bar; a part without content is left out, with its tab. */
export function DetailsSections({ travelPackage, map }: { travelPackage: DetailsView; map?: ReactNode }) {
  const sections = sectionsOf(travelPackage, map).filter(({ body }) => body !== null)
  return (
    <>
      <SectionNav items={sections.map(({ id, label }) => ({ id, label }))} label="Sections" />
      {sections.map(({ id, label, body }) => (
        <section key={id} id={id} className={`details-section ${id}`} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={id === 'overview' ? 'visually-hidden' : undefined}>
            {label}
          </h2>
          {body}
        </section>
      ))}
    </>
  )
}

function sectionsOf(view: DetailsView, map: ReactNode): Section[] {
  const { overview, days, hotels, places, inclusive, exclusive } = view
  return [
    { id: 'overview', label: DETAILS_TEXTS.overview, body: <Overview view={view} html={overview} /> },
    {
      id: 'itinerary',
      label: DETAILS_TEXTS.itinerary,
      body: days.length === 0 ? null : <Itinerary days={days} map={map} />,
    },
    { id: 'hotel', label: DETAILS_TEXTS.hotel, body: hotels.length === 0 ? null : <HotelTable hotels={hotels} /> },
    { id: 'places', label: DETAILS_TEXTS.places, body: places.length === 0 ? null : <PlaceLinks places={places} /> },
    { id: 'inclusion', label: DETAILS_TEXTS.inclusion, body: <Ticks html={inclusive} kind="in" /> },
    { id: 'exclusion', label: DETAILS_TEXTS.exclusion, body: <Ticks html={exclusive} kind="out" /> },
    { id: 'policy', label: DETAILS_TEXTS.policy, body: <Policy view={view} /> },
    { id: 'reviews', label: DETAILS_TEXTS.reviews, body: <Reviews /> },
  ]
}

function Overview({ view, html }: { view: DetailsView; html: string }) {
  return (
    <div className="details-overview">
      {view.description !== '' && <p className="details-opening">{view.description}</p>}
      <RichText html={html} />
      <PackageFacts view={view} />
    </div>
  )
}

function PlaceLinks({ places }: { places: DetailsView['places'] }) {
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

function Policy({ view }: { view: DetailsView }) {
  return (
    <div className="details-policy">
      <div>
        <h3>{DETAILS_TEXTS.paymentPolicy}</h3>
        <RichText html={view.paymentPolicy} />
      </div>
      <div>
        <h3>{DETAILS_TEXTS.cancellationPolicy}</h3>
        <RichText html={view.cancellationPolicy} />
      </div>
    </div>
  )
}

function Reviews() {
  return (
    <div className="details-reviews">
      <h3>{DETAILS_TEXTS.noReviewsTitle}</h3>
      <p>{DETAILS_TEXTS.noReviewsText}</p>
    </div>
  )
}
