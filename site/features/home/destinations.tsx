import '#site/shop/cards/place-card.css'
import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { DrawnPart } from '#site/ui/drawn-part.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Slider } from '#site/ui/slider.tsx'
import type { HomeSection } from './home-section.ts'
import { SectionState } from './section-state.tsx'
import { HOME_TEXTS } from './texts.ts'

export type HomePlaces = { cards: HomeSection<DrawnPart>; atlas: DrawnPart }

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
              {cards.value.map((card, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
                <DrawnPart key={index} from={card} />
              ))}
            </Slider>
            <DrawnPart from={atlas} />
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
