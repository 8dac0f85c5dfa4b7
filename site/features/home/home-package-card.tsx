import { paths } from '#site/paths.ts'
import { ProductCard } from '#site/shop/cards/product-card.tsx'
import type { SaveSlot } from './home-section.ts'
import type { HomePackage } from './home-view.ts'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'

type Props = { shown: HomePackage; sizes: string; saveButton?: SaveSlot }

export function HomePackageCard({ shown, sizes, saveButton }: Props) {
  const { slug, name: title } = shown
  const href = paths.packageDetails(slug)
  const save = saveButton?.({ kind: 'package', id: slug, title, href })
  return <ProductCard card={shown} href={href} sizes={sizes} save={save} />
}
