import type { ReactNode } from 'react'
import { paths } from '#contract/terms/paths.ts'
import type { DealKind } from '#contract/v1/deals.ts'
import { ProductCard } from '#site/shop/cards/product-card.tsx'
import type { DealCardView } from './deal-view.ts'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'

const SIZES = '(width >= 1280px) 384px, (width >= 900px) 30vw, (width >= 560px) 45vw, 88vw'

const PAGE_OF: Record<DealKind, (slug: string) => string> = {
  package: paths.packageDetails,
  hotel: paths.hotelDetails,
  activity: paths.waterSportDetails,
  car: paths.carRentalDetails,
}

type Props = { card: DealCardView; eager: boolean; save?: ReactNode }

/** Anything on a deal, on the card that packages have. */
export function DealCard({ card, ...rest }: Props) {
  return <ProductCard card={card} href={dealHref(card)} sizes={SIZES} {...rest} />
}

export function dealHref({ kind, slug }: Pick<DealCardView, 'kind' | 'slug'>): string {
  return PAGE_OF[kind](slug)
}
