import { type ReactNode, useState } from 'react'
import { paths } from '#site/paths.ts'
import { Price } from '#site/shop/price/price.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { BesideBar, SheetBar } from '#site/ui/bottom-bar.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Carousel } from '#site/ui/carousel.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { Rating } from '#site/ui/rating.tsx'
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

/** How long a picture stays (specification 9). */
const CAROUSEL_MS = 3_000

type Props = {
  activity: ActivityView
  calendar: Calendar
  first: OutingAnswer
  /** The story, the facts and the clips. */
  story: ReactNode
  similar: readonly ActivityCardView[]
  saveButton?: ReactNode
  renderSave?: (card: ActivityCardView) => ReactNode
}

export function WaterSportPage({ activity, calendar, first, story, similar, saveButton, renderSave }: Props) {
  const [outing, setOuting] = useState(() => newOuting(activity.places[0]?.id ?? ''))
  const state = useOuting(activity.id, outing, first)
  const panel = (
    <OutingPanel activity={activity} calendar={calendar} outing={outing} onOuting={setOuting} state={state} />
  )
  return (
    <>
      <div className="wrap activity-top">
        <Breadcrumbs items={[{ label: ACTIVITY_TEXTS.heading, href: paths.waterSports }, { label: activity.name }]} />
        <ActivityCarousel activity={activity} />
      </div>
      <div className="wrap activity-layout">
        <article>
          <ActivityTitle activity={activity} saveButton={saveButton} />
          {story}
        </article>
        <BesideBar label={bookingTitle(activity.name)}>{panel}</BesideBar>
      </div>
      {similar.length > 0 && (
        <section className="wrap section">
          <SectionHead title={ACTIVITY_TEXTS.similar} />
          <div className="grid-4 slide">
            {similar.map((card) => (
              <ActivityCard key={card.id} card={card} sizes="(width >= 900px) 282px, 300px" save={renderSave?.(card)} />
            ))}
          </div>
        </section>
      )}
      <SheetBar
        label={ACTIVITY_TEXTS.bookNow}
        title={bookingTitle(activity.name)}
        price={<Price amount={activity.price} struck={activity.struck} unit={activity.unit} />}
        panel={panel}
      />
    </>
  )
}

function ActivityTitle({ activity, saveButton }: Pick<Props, 'activity' | 'saveButton'>) {
  const { name, kind, deal, rating, places } = activity
  return (
    <header className="activity-title">
      <div className="row">
        <Badge kind="category">{kind}</Badge>
        {deal && <Badge kind="deal">{deal}</Badge>}
        {rating && <Rating {...rating} />}
        {saveButton}
      </div>
      <h1>{name}</h1>
      <p className="soft activity-places">
        <Icon name="pin" />
        {places.map((place, index) => (
          <span key={place.name}>
            {place.id === '' ? place.name : <Link to={paths.placeDetails(place.id)}>{place.name}</Link>}
            {index < places.length - 1 && ', '}
          </span>
        ))}
      </p>
    </header>
  )
}

/** Fades every three seconds, with arrows; it has no dots. */
function ActivityCarousel({ activity: { name, pictures } }: Pick<Props, 'activity'>) {
  if (pictures.length === 0) return null
  return (
    <Carousel
      label={`Pictures of ${name}`}
      intervalMs={CAROUSEL_MS}
      slides={pictures.map((picture, index) => ({
        id: picture.mediaLink,
        content: <Picture picture={picture} sizes="(width >= 1280px) 1200px, 94vw" eager={index === 0} />,
      }))}
    />
  )
}
