import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { PackageCard } from '#site/shop/cards/package-card.tsx'
import { Icon } from '#site/ui/icon.tsx'
import type { ActivityCardView } from './activity-card-view.ts'
import './activity-rating.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'

const LIST_SIZES = '(width >= 1280px) 384px, (width >= 900px) 30vw, (width >= 560px) 45vw, 92vw'

type Props = { card: ActivityCardView; eager?: boolean; sizes?: string; save?: ReactNode }

/** A water sport on its card: where, how long and from which age, what it costs. */
export function ActivityCard({ card, eager, sizes = LIST_SIZES, save }: Props) {
  return (
    <PackageCard
      title={card.name}
      href={paths.waterSportDetails(card.id)}
      picture={card.picture}
      sizes={sizes}
      eager={eager}
      places={card.places}
      nights={card.note}
      teaser={card.teaser}
      perPerson={card.price}
      struckPerPerson={card.struck}
      unit={card.unit}
      taxText={card.tax}
      badge={card.deal === undefined ? undefined : { kind: 'deal', text: card.deal }}
      rating={card.rating && <ActivityRating {...card.rating} />}
      saveButton={save}
    />
  )
}

export function ActivityRating({ average, count }: { average: number; count: number }) {
  return (
    <p className="activity-rating">
      <Icon name="star" />
      <b>{average.toFixed(1)}</b> from {count === 1 ? '1 review' : `${count} reviews`}
    </p>
  )
}
