import type { ReactNode } from 'react'
import type { DealKind } from '#contract/v1/deals.ts'
import { paths } from '#site/paths.ts'
import { PackageCard } from '#site/shop/cards/package-card.tsx'
import { Rating } from '#site/ui/rating.tsx'
import type { DealCardView } from './deal-view.ts'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'

const SIZES = '(width >= 1280px) 384px, (width >= 900px) 30vw, (width >= 560px) 45vw, 92vw'

const PAGE_OF: Record<DealKind, (slug: string) => string> = {
  package: paths.packageDetails,
  hotel: paths.hotelDetails,
  activity: paths.waterSportDetails,
  car: paths.carRentalDetails,
}

type Props = { card: DealCardView; eager: boolean; save?: ReactNode }

/** Anything on a deal, on the card that packages have. */
export function DealCard({ card, eager, save }: Props) {
  return (
    <PackageCard
      title={card.name}
      href={dealHref(card)}
      picture={card.picture}
      sizes={SIZES}
      eager={eager}
      places={card.places}
      nights={card.facts}
      teaser={card.until}
      perPerson={card.price}
      struckPerPerson={card.struck}
      unit={card.unit}
      taxText={card.split}
      badge={{ kind: 'deal', text: card.badge }}
      rating={card.rating && <Rating {...card.rating} />}
      saveButton={save}
    />
  )
}

export function dealHref({ kind, slug }: Pick<DealCardView, 'kind' | 'slug'>): string {
  return PAGE_OF[kind](slug)
}
