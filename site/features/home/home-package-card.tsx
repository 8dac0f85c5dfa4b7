import { paths } from '#site/paths.ts'
import { PackageCard } from '#site/shop/cards/package-card.tsx'
import type { SaveSlot } from './home-section.ts'
import type { HomePackage } from './home-view.ts'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'

type Props = { shown: HomePackage; sizes: string; saveButton?: SaveSlot }

export function HomePackageCard({ shown, sizes, saveButton }: Props) {
  const { slug, name, ...card } = shown
  const href = paths.packageDetails(slug)
  return (
    <PackageCard
      {...card}
      title={name}
      href={href}
      sizes={sizes}
      saveButton={saveButton?.({ kind: 'package', id: slug, title: name, href })}
    />
  )
}
