import type { ReactNode } from 'react'
import { paths, withQuery } from '#site/paths.ts'
import { PlaceCard } from '#site/shop/cards/place-card.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import type { PlaceDetailsData } from './place-details-loader.ts'
import './place-details-page.css'
import { PlaceGallery } from './place-gallery.tsx'
import type { PlaceCardView, PlaceView } from './place-view.ts'
import { PLACE_TEXTS } from './texts.ts'

type Props = {
  data: PlaceDetailsData
  /** The text. */
  story: ReactNode
  /** What to know before going, and the map. */
  facts: ReactNode
  /** Cards of packages that go there; none leaves the section out. */
  packages?: ReactNode
  /** Cards of what one does there, and of where one sleeps near by; likewise. */
  activities?: ReactNode
  hotels?: ReactNode
  saveButton?: ReactNode
}

/** Pictures, the story of the place, what to know before going, where it is, and how to get there with us. */
export function PlaceDetailsPage({
  data: { place, others },
  story,
  facts,
  packages,
  activities,
  hotels,
  saveButton,
}: Props) {
  return (
    <>
      <article className="wrap place-page">
        <Breadcrumbs items={[{ label: PLACE_TEXTS.heading, href: paths.places }, { label: place.name }]} />
        <PlaceGallery pictures={place.pictures} />
        <div className="place-layout">
          <div className="place-reading">
            <PlaceTitle place={place} saveButton={saveButton} />
            {story}
          </div>
          <aside aria-label={PLACE_TEXTS.facts}>{facts}</aside>
        </div>
      </article>
      {activities && (
        <section className="wrap section">
          <SectionHead title={PLACE_TEXTS.activities} />
          <div className="grid-4 slide">{activities}</div>
        </section>
      )}
      {hotels && (
        <section className="wrap section">
          <SectionHead title={PLACE_TEXTS.hotels} />
          <div className="grid-4 slide">{hotels}</div>
        </section>
      )}
      {packages && (
        <section className="wrap section">
          <SectionHead title={PLACE_TEXTS.packages} />
          <div className="grid-3">{packages}</div>
        </section>
      )}
      {others.length > 0 && <Neighbours island={place.island.name} others={others} />}
    </>
  )
}

function PlaceTitle({
  place: { name, oldName, island, kind },
  saveButton,
}: {
  place: PlaceView
  saveButton?: ReactNode
}) {
  return (
    <header className="place-title">
      <div>
        <h1>
          {name}
          {oldName && <span> ({oldName})</span>}
        </h1>
        {saveButton}
      </div>
      <p className="soft">
        <Icon name="pin" />
        <span>
          {island.name !== name && (
            <>
              <Link to={withQuery(paths.places, { island: island.id })}>{island.name}</Link>
              {'. '}
            </>
          )}
          {kind}
        </span>
      </p>
    </header>
  )
}

function Neighbours({ island, others }: { island: string; others: PlaceCardView[] }) {
  return (
    <section className="wrap section">
      <SectionHead title={`More on ${island}`} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <section className="grid-4 slide" aria-label={PLACE_TEXTS.others} tabIndex={0}>
        {others.map((card) => (
          <PlaceCard
            key={card.id}
            title={card.name}
            href={paths.placeDetails(card.id)}
            picture={card.picture}
            sizes="(width >= 900px) 501px, 533px"
            note={card.note}
          />
        ))}
      </section>
    </section>
  )
}
