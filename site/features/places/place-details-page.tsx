import '#site/ui/aside-layout.css'
import './place-details-page.css'
import type { ReactNode } from 'react'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { PlaceCard } from '#site/shop/cards/place-card.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { type ClipLink, ClipLinks } from '#site/ui/clip-links.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { largestFile } from '#site/ui/largest-file.ts'
import { Link } from '#site/ui/link.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Slider } from '#site/ui/slider.tsx'
import type { PlaceDetailsData } from './place-details-loader.ts'
import type { PlaceCardView, PlaceView } from './place-view.ts'
import { PLACE_TEXTS, picturesOf } from './texts.ts'

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
  /** Of what one does there. */
  clips?: readonly ClipLink[]
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
  clips = [],
  hotels,
  saveButton,
}: Props) {
  return (
    <>
      <article className="wrap place-page">
        <Breadcrumbs items={[{ label: PLACE_TEXTS.heading, href: paths.places }, { label: place.name }]} />
        <PlaceGallery name={place.name} pictures={place.pictures} />
        <div className="aside-layout place-layout">
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
          <ClipLinks clips={clips} />
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

const WIDE = '(width >= 1280px) 1200px, 94vw'
const MAIN = '(width >= 1280px) 800px, (width >= 620px) 62vw, 94vw'
const SIDE = '(width >= 1280px) 390px, (width >= 620px) 31vw, 94vw'

/** One picture across the page, or a large one with one or two beside it, one after the other on a phone; each opens large. */
function PlaceGallery({ name, pictures }: { name: string; pictures: PictureSource[] }) {
  if (pictures.length === 0) return null
  const links = pictures.map((picture, index) => (
    <a key={picture.mediaLink} className="plate" href={largestFile(picture)} title={picture.alt} data-media="">
      <Picture picture={picture} sizes={pictures.length === 1 ? WIDE : index === 0 ? MAIN : SIDE} eager={index === 0} />
    </a>
  ))
  return (
    <div className={`place-gallery of-${pictures.length}`}>
      {pictures.length === 1 ? (
        links
      ) : (
        <Slider preset="E" label={picturesOf(name)}>
          {links}
        </Slider>
      )}
    </div>
  )
}
