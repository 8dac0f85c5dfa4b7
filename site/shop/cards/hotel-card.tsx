import { counted } from '#contract/terms/counted.ts'
import { Badge } from '#site/ui/badge.tsx'
import './card.css'
import './card-picture.css'
import './hotel-card.css'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { CARD_WIDEST, Picture, type PictureSource } from '#site/ui/picture.tsx'
import { StarRow } from '#site/ui/star-row.tsx'
import { Price } from '../price/price.tsx'
import { CardDetails } from './product-card.tsx'

/** A hotel as its card shows it. */
export type HotelCardView = {
  id: string
  name: string
  href: string
  picture?: PictureSource
  /** "Vijaynagar, Swaraj Dweep" */
  where: string
  type: string
  stars: number
  /** "Beach access, Dive desk, Hammocks" */
  offers: string
  badge?: string
  rating?: { average: number; count: number }
  /** Rupees, tax inside; what it is for ("Per Night") and how it splits. Undefined when there is nothing to sell. */
  price?: { amount: number; struck?: number; unit: string; split: string }
  /** Said instead of a price, or beside it: sold out, a few left. */
  note?: { text: string; isOut: boolean }
}

type Props = { hotel: HotelCardView; sizes: string; eager?: boolean }

/** Upright where there is little room, lying where there is more. The title's link covers the card. */
export function HotelCard({ hotel, sizes, eager }: Props) {
  const { name, href, picture, badge, where, type, stars, offers, rating, price, note } = hotel
  return (
    <article className="hotel-card">
      <div className="hotel-card-inner">
        <div className="plate card-picture">
          {picture && <Picture picture={picture} alt="" sizes={sizes} widest={CARD_WIDEST} eager={eager} />}
          {badge && <Badge kind="deal">{badge}</Badge>}
        </div>
        <div className="hotel-card-words">
          <h3>
            <Link to={href} prefetch="intent">
              {name}
            </Link>
          </h3>
          <p className="card-where">
            <Icon name="pin" />
            <span>{where}</span>
          </p>
          <p className="hotel-card-kind">
            {`${type} `}
            <StarRow count={stars} />
          </p>
          {offers !== '' && <p className="hotel-card-offers">{offers}</p>}
        </div>
        <div className="hotel-card-foot">
          <div>
            {rating && (
              <p className="hotel-card-rating">
                <Icon name="star" />
                <b>{rating.average.toFixed(1)}</b>
                {` ${counted(rating.count, 'review')}`}
              </p>
            )}
            {note && <p className="problem">{note.text}</p>}
            <CardDetails href={href} name={name} />
          </div>
          {price && <Price {...price} />}
        </div>
      </div>
    </article>
  )
}
