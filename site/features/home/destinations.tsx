import { paths } from '#contract/terms/paths.ts'
import { PlaceCard } from '#site/shop/cards/place-card.tsx'
import { Button } from '#site/ui/button.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import { Link } from '#site/ui/link.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Slider } from '#site/ui/slider.tsx'
import type { HomeSection } from './home-section.ts'
import type { HomePlace, HomePlaceView } from './home-view.ts'
import { SectionState } from './section-state.tsx'
import { HOME_TEXTS } from './texts.ts'

/** The map as a picture: how high it is, and where its files lie by day and by night. */
export type PlacesAtlas = { places: readonly HomePlaceView[]; map?: { width: number; height: number } }
export type HomePlaces = { cards: HomeSection<HomePlace>; atlas: InPage<PlacesAtlas> }

// A tall card shows the middle of a wide picture: it is drawn 16/9 of the card's width.
const SIZES = '(width > 1200px) 395px, (width > 991px) 41vw, (width > 767px) 55vw, (width > 375px) 80vw, 164vw'
/** For who lets the device decide; early.js minds who has chosen. */
const BY_NIGHT = '(prefers-color-scheme: dark)'

/** Pictures of places in a row that moves, and below them where they are, each with its number. */
export function Destinations({ places: { cards, atlas } }: { places: HomePlaces }) {
  const { title, lead, more, empty } = HOME_TEXTS.places
  const head = <SectionHead title={title} lead={lead} />
  const all = (
    <Button kind="outline" size="small" href={paths.places}>
      {more}
    </Button>
  )
  return (
    <div className="section destinations">
      <div className="wrap">
        {cards.ok && cards.value.length > 0 ? (
          <>
            <Slider preset="A" label={title} head={head} more={all}>
              {cards.value.map(({ id, drawn }) => (
                <InPage key={id} from={drawn}>
                  {drawCard}
                </InPage>
              ))}
            </Slider>
            <InPage from={atlas}>{drawAtlas}</InPage>
          </>
        ) : (
          <>
            {head}
            <SectionState section={cards} empty={empty} />
          </>
        )}
      </div>
    </div>
  )
}

function drawCard({ id, name, picture, island }: HomePlaceView) {
  return <PlaceCard title={name} href={paths.placeDetails(id)} picture={picture} island={island} sizes={SIZES} />
}

/** Numbers on the map, and the list that says what they are. */
function drawAtlas({ places, map }: PlacesAtlas) {
  if (map === undefined) return null
  return (
    <div className="atlas">
      <figure>
        <picture>
          <source media={BY_NIGHT} srcSet={paths.placesMap('night')} />
          <img src={paths.placesMap('day')} alt={HOME_TEXTS.places.map} loading="lazy" {...map} />
        </picture>
        <figcaption>
          {'© '}
          <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>
        </figcaption>
      </figure>
      <ol>
        {places.map(({ id, name, island, closed }) => (
          <li key={id}>
            <Link to={paths.placeDetails(id)}>{name}</Link>
            <small>{[island, closed && `${HOME_TEXTS.places.closed} ${closed}s`].filter(Boolean).join('. ')}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
