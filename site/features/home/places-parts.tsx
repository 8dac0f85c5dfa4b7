import { paths } from '#contract/terms/paths.ts'
import { PlaceCard } from '#site/shop/cards/place-card.tsx'
import { Link } from '#site/ui/link.tsx'
import type { HomePlaceView } from './home-view.ts'
import { HOME_TEXTS } from './texts.ts'

// A tall card shows the middle of a wide picture: it is drawn 16/9 of the card's width.
const SIZES = '(width > 1200px) 395px, (width > 991px) 41vw, (width > 767px) 55vw, (width > 375px) 80vw, 164vw'
/** For who lets the device decide; early.js minds who has chosen. */
const BY_NIGHT = '(prefers-color-scheme: dark)'

/** `map` is how large its picture is. */
type Atlas = { places: readonly HomePlaceView[]; map: { width: number; height: number } }

export function HomePlaceCard({ place: { id, name, picture, island } }: { place: HomePlaceView }) {
  return <PlaceCard title={name} href={paths.placeDetails(id)} picture={picture} island={island} sizes={SIZES} />
}

/** Numbers on the map, and the list that says what they are. */
export function PlacesAtlas({ places, map }: Atlas) {
  return (
    <div className="atlas">
      <figure>
        <picture>
          <source media={BY_NIGHT} srcSet={paths.placesMap('night')} />
          <img src={paths.placesMap('day')} alt={HOME_TEXTS.places.map} loading="lazy" {...map} />
        </picture>
        <figcaption className="fine soft">
          {'© '}
          <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>
        </figcaption>
      </figure>
      <ol>
        {places.map(({ id, name, closed }) => (
          <li key={id}>
            <Link to={paths.placeDetails(id)}>{name}</Link>
            {closed && <small>{`${HOME_TEXTS.places.closed} ${closed}s`}</small>}
          </li>
        ))}
      </ol>
    </div>
  )
}
