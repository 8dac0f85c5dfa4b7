import { paths } from '#site/paths.ts'
import { PlaceCard } from '#site/shop/cards/place-card.tsx'
import { Button } from '#site/ui/button.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Slider } from '#site/ui/slider.tsx'
import './destinations.css'
import type { HomeSection } from './home-section.ts'
import type { HomePlace } from './home-view.ts'
import { SectionState } from './section-state.tsx'
import { HOME_TEXTS } from './texts.ts'

// A tall card shows the middle of a wide picture: it is drawn 16/9 of the card's width.
const SIZES = '(width > 1200px) 395px, (width > 991px) 41vw, (width > 767px) 55vw, (width > 375px) 80vw, 164vw'

export function Destinations({ places }: { places: HomeSection<HomePlace> }) {
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
        {places.ok && places.value.length > 0 ? (
          <Slider preset="A" label={title} head={head} more={all}>
            {places.value.map(({ id, name, picture, island }) => (
              <PlaceCard
                key={id}
                title={name}
                href={paths.placeDetails(id)}
                picture={picture}
                island={island}
                sizes={SIZES}
              />
            ))}
          </Slider>
        ) : (
          <>
            {head}
            <SectionState section={places} empty={empty} />
          </>
        )}
      </div>
    </div>
  )
}
