import { type ReactNode, useState } from 'react'
import { paths } from '#contract/terms/paths.ts'
import { ProductPage } from '#site/shop/product/product-page.tsx'
import type { ShareView } from '#site/shop/share/share-view.ts'
import { Icon } from '#site/ui/icon.tsx'
import type { InPage } from '#site/ui/in-page.tsx'
import { Link } from '#site/ui/link.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { ActivityCard } from '../activity-card.tsx'
import type { ActivityCardView } from '../activity-card-view.ts'
import { bookingTitle } from '../outing/booking-texts.ts'
import { newOuting } from '../outing/outing.ts'
import type { Calendar, OutingAnswer } from '../outing/outing-answer.ts'
import { OutingPanel } from '../outing/outing-panel.tsx'
import { useOuting } from '../outing/use-outing.ts'
import { ACTIVITY_TEXTS } from '../texts.ts'
import type { ActivityView } from './details-view.ts'
import './water-sport-page.css'

type Props = {
  activity: ActivityView
  calendar: Calendar
  first: OutingAnswer
  /** The story, the facts and the clips. */
  story: ReactNode
  similar: readonly ActivityCardView[]
  saveButton?: ReactNode
  share: InPage<ShareView>
  renderSave?: (card: ActivityCardView) => ReactNode
}

export function WaterSportPage({ activity, calendar, first, story, similar, saveButton, share, renderSave }: Props) {
  const [outing, setOuting] = useState(() => newOuting(activity.places[0]?.id ?? ''))
  const state = useOuting(activity.id, outing, first)
  const { name, unit, kind, places } = activity
  return (
    <ProductPage
      kind="activity"
      product={activity}
      unit={unit}
      list={{ label: ACTIVITY_TEXTS.heading, href: paths.waterSports }}
      category={kind}
      save={saveButton}
      share={share}
      facts={
        <>
          <Icon name="pin" />
          {places.map((place, index) => (
            <span key={place.name}>
              {place.id === '' ? place.name : <Link to={paths.placeDetails(place.id)}>{place.name}</Link>}
              {index < places.length - 1 && ', '}
            </span>
          ))}
        </>
      }
      booking={{
        title: bookingTitle(name),
        panel: <OutingPanel {...{ activity, calendar, outing, state }} onOuting={setOuting} />,
      }}
      after={similar.length > 0 && <Similar cards={similar} renderSave={renderSave} />}
    >
      {story}
    </ProductPage>
  )
}

function Similar({ cards, renderSave }: Pick<Props, 'renderSave'> & { cards: Props['similar'] }) {
  return (
    <section className="wrap section">
      <SectionHead title={ACTIVITY_TEXTS.similar} />
      <div className="grid-4 slide">
        {cards.map((card) => (
          <ActivityCard key={card.id} card={card} sizes="(width >= 900px) 282px, 300px" save={renderSave?.(card)} />
        ))}
      </div>
    </section>
  )
}
