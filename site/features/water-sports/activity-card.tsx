import type { ReactNode } from 'react'
import { paths } from '#contract/terms/paths.ts'
import { ProductCard } from '#site/shop/cards/product-card.tsx'
import type { ActivityCardView } from './activity-card-view.ts'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'

const LIST_SIZES = '(width >= 1280px) 384px, (width >= 900px) 30vw, (width >= 560px) 45vw, 88vw'

type Props = { card: ActivityCardView; eager?: boolean; sizes?: string; save?: ReactNode }

/** A water sport on its card: where, how long and from which age, what it costs. */
export function ActivityCard({ card, sizes = LIST_SIZES, ...rest }: Props) {
  return <ProductCard card={card} href={paths.waterSportDetails(card.id)} sizes={sizes} {...rest} />
}
