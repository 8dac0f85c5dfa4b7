import type { ReactNode } from 'react'
import { ProductCard } from '#site/shop/cards/product-card.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Status } from '#site/ui/status.tsx'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'
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

/** Car packages beside each other, each with its hours, its kilometres and what its smallest car costs, on a phone a strip to swipe. Nothing in it moves, so a page may only draw it. */
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
              <ProductCard card={card} href={card.href} sizes={SIZES} />
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
