import type { ReactNode } from 'react'
import { Badge } from '#site/ui/badge.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { CARD_WIDEST, Picture, type PictureSource } from '#site/ui/picture.tsx'
import { Price } from '../price/price.tsx'

type Props = {
  title: string
  href: string
  picture?: PictureSource
  /** The widths the picture is shown at, as in an `img`. */
  sizes: string
  eager?: boolean
  /** "Sri Vijaya Puram, Swaraj Dweep" */
  places: string
  /** "4 nights 5 days" */
  nights: string
  teaser?: string
  /** Rupees a person (or another unit), tax inside. */
  perPerson: number
  struckPerPerson?: number
  /** "per person" unless said otherwise. */
  unit?: string
  /** "includes ₹895 taxes per person" */
  taxText: string
  badge?: { kind: 'deal' | 'category'; text: string }
  /** The stars, when the package has reviews. */
  rating?: ReactNode
  saveButton?: ReactNode
}

/** A picture, words, a price; no box. Its styles (package-card.css) come with the parts that draw it. The title's link covers the card, "View Details" opens a new tab. */
export function PackageCard({ title, href, picture, sizes, eager, badge, saveButton, ...words }: Props) {
  return (
    <article className="package-card">
      <div className="card-picture">
        {picture && <Picture picture={picture} alt="" sizes={sizes} widest={CARD_WIDEST} eager={eager} />}
        {badge && <Badge kind={badge.kind}>{badge.text}</Badge>}
      </div>
      {saveButton && <div className="card-save">{saveButton}</div>}
      <h3>
        <Link to={href} prefetch="intent">
          {title}
        </Link>
      </h3>
      {words.places && (
        <p className="card-places">
          <Icon name="pin" />
          <span>{words.places}</span>
        </p>
      )}
      {words.rating}
      {words.teaser && <p className="card-teaser">{words.teaser}</p>}
      <div className="card-foot">
        <div>
          <p>{words.nights}</p>
          <a className="card-details" href={href} target="_blank" rel="noopener">
            View Details
            <span className="visually-hidden">{` of ${title}, opens in a new tab`}</span>
            <Icon name="external" />
          </a>
        </div>
        <Price
          amount={words.perPerson}
          struck={words.struckPerPerson}
          unit={words.unit ?? 'per person'}
          split={words.taxText}
        />
      </div>
    </article>
  )
}
