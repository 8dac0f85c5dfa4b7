import type { ReactNode } from 'react'
import { PackageCard } from '#site/shop/cards/package-card.tsx'
import { Rating } from '#site/ui/rating.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Status } from '#site/ui/status.tsx'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'
import type { CarPackageCardView } from './car-package-view.ts'
import type { TopCars as TopData } from './top-cars-loader.ts'

const SIZES = '(width >= 1280px) 384px, (width >= 900px) 30vw, (width >= 560px) 45vw, min(78vw, 300px)'

type Props = {
  className: 'grid-3' | 'grid-4'
  cars: NonNullable<TopData>
  title: string
  lead?: string
  /** Leads to more of them. */
  more: ReactNode
  retryHref: string
}

/** Car packages beside each other, on a phone a strip to swipe. Nothing in it moves, so a page may only draw it. */
export function TopCars({ className, cars, title, lead, more, retryHref }: Props) {
  return (
    <section className="wrap section">
      <SectionHead title={title} lead={lead}>
        {more}
      </SectionHead>
      {cars.ok ? (
        <ul className={`${className} slide`}>
          {cars.value.map((card) => (
            <li key={card.id}>
              <CarPackageCard {...card} />
            </li>
          ))}
        </ul>
      ) : (
        <Status kind="error" retryHref={retryHref}>
          {cars.error.message}
        </Status>
      )}
    </section>
  )
}

/** A drive with its hours, its kilometres and what its smallest car costs. */
function CarPackageCard({ name, href, badge, rating, price, struck, ...words }: CarPackageCardView) {
  return (
    <PackageCard
      title={name}
      href={href}
      picture={words.picture}
      sizes={SIZES}
      places={words.places}
      nights={words.length}
      perPerson={price}
      struckPerPerson={struck}
      unit={words.unit}
      taxText={words.taxText}
      badge={badge ? { kind: 'deal', text: badge } : undefined}
      rating={rating && <Rating {...rating} />}
    />
  )
}
