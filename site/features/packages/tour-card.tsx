import type { ReactNode } from 'react'
import { paths } from '#contract/terms/paths.ts'
import type { PackageCardView } from '#site/shop/cards/package-card-view.ts'
import { ProductCard } from '#site/shop/cards/product-card.tsx'

const LIST_SIZES = '(width >= 1280px) 282px, (width >= 1100px) 24vw, (width >= 900px) 32vw, (width >= 620px) 45vw, 88vw'

/** The heart of a card; features know nothing of each other, so the page brings it. */
export type RenderSave = (card: PackageCardView) => ReactNode

type Props = { card: PackageCardView; eager?: boolean; sizes?: string; save?: ReactNode }

/** A package on its card. */
export function TourCard({ card, sizes = LIST_SIZES, ...rest }: Props) {
  return <ProductCard card={card} href={paths.packageDetails(card.slug)} sizes={sizes} {...rest} />
}
