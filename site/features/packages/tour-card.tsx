import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { PackageCard } from '#site/shop/cards/package-card.tsx'
import { Rating } from '#site/ui/rating.tsx'
import type { PackageCardView } from './package-card-view.ts'

const LIST_SIZES = '(width >= 1280px) 282px, (width >= 1100px) 24vw, (width >= 900px) 32vw, (width >= 620px) 45vw, 92vw'

/** The heart of a card; features know nothing of each other, so the page brings it. */
export type RenderSave = (card: PackageCardView) => ReactNode

type Props = { card: PackageCardView; eager?: boolean; sizes?: string; save?: ReactNode }

/** A package on its card: one badge (the deal before the category), places, nights, teaser, price. */
export function TourCard({ card, eager, sizes = LIST_SIZES, save }: Props) {
  return (
    <PackageCard
      title={card.name}
      href={paths.packageDetails(card.slug)}
      picture={card.picture}
      sizes={sizes}
      eager={eager}
      places={card.places}
      // One badge stands on a picture: where it names the deal, the words name the category.
      nights={card.deal ? `${card.category}, ${card.duration}` : card.duration}
      teaser={card.teaser}
      perPerson={card.price}
      struckPerPerson={card.struck}
      taxText={card.tax}
      badge={card.deal ? { kind: 'deal', text: card.deal } : { kind: 'category', text: card.category }}
      rating={card.rating && <Rating {...card.rating} />}
      saveButton={save}
    />
  )
}
