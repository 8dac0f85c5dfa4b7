import type { ReactNode } from 'react'
import { Badge } from '#site/ui/badge.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { CARD_WIDEST, Picture, type PictureSource } from '#site/ui/picture.tsx'
import { Rating } from '#site/ui/rating.tsx'
import { Price } from '../price/price.tsx'

/** A product as its card shows it; made on the server, so that a list carries no more than it paints. */
export type ProductCardView = {
  name: string
  picture?: PictureSource
  /** "Cellular Jail, North Bay, Aberdeen Bazaar and 4 more" */
  places: string
  /** "4 nights 5 days" */
  facts: string
  teaser?: string
  /** One badge stands on a picture: where it names the deal, the facts name the category. */
  category?: string
  deal?: string
  /** Rupees, tax inside, a person unless `unit` says otherwise. */
  price: number
  struck?: number
  unit?: string
  /** "includes ₹895 taxes per person" */
  tax: string
  rating?: { average: number; count: number }
}

type Props = {
  card: ProductCardView
  href: string
  /** The widths the picture is shown at, as in an `img`. */
  sizes: string
  eager?: boolean
  save?: ReactNode
}

/** A picture, words, a price; no box. Its styles (package-card.css) come with the parts that draw it. The title's link covers the card, "View Details" opens a new tab. */
export function ProductCard({ card, href, sizes, eager, save }: Props) {
  const { name, picture, places, facts, teaser, category, deal, rating } = card
  const badge = deal ?? category
  return (
    <article className="package-card">
      <div className="plate card-picture">
        {picture && <Picture picture={picture} alt="" sizes={sizes} widest={CARD_WIDEST} eager={eager} />}
        {badge && <Badge kind={deal ? 'deal' : 'category'}>{badge}</Badge>}
      </div>
      {save && <div className="card-save">{save}</div>}
      <h3>
        <Link to={href} prefetch="intent">
          {name}
        </Link>
      </h3>
      {places && (
        <p className="card-where">
          <Icon name="pin" />
          <span>{places}</span>
        </p>
      )}
      {rating && <Rating {...rating} />}
      {teaser && <p className="card-teaser">{teaser}</p>}
      <div className="card-foot">
        <div>
          <p>{deal && category ? `${category}, ${facts}` : facts}</p>
          <CardDetails href={href} name={name} />
        </div>
        <Price amount={card.price} struck={card.struck} unit={card.unit ?? 'per person'} split={card.tax} />
      </div>
    </article>
  )
}

/** The product's page in a new tab. */
export function CardDetails({ href, name }: { href: string; name: string }) {
  return (
    <a className="card-details" href={href} target="_blank" rel="noopener">
      View Details
      <span className="visually-hidden">{` of ${name}, opens in a new tab`}</span>
      <Icon name="external" />
    </a>
  )
}
