import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { CARD_WIDEST, Picture, type PictureSource } from '#site/ui/picture.tsx'
import './card.css'
import './place-card.css'

type Props = {
  title: string
  href: string
  picture?: PictureSource
  /** Of the whole picture: its frame is 3 by 4 and shows the middle of it, so 16/9 of the frame's width. */
  sizes: string
  /** "Swaraj Dweep" */
  island?: string
  /** A short line: what it is good for. */
  note?: string
  newTab?: boolean
}

/** A place to see: a tall picture and its name. The title's link covers the card. */
export function PlaceCard({ title, href, picture, sizes, island, note, newTab = false }: Props) {
  return (
    <article className="place-card">
      <div className="plate">{picture && <Picture picture={picture} alt="" sizes={sizes} widest={CARD_WIDEST} />}</div>
      <h3>
        <Link to={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : { prefetch: 'intent' })}>
          {title}
          {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
        </Link>
      </h3>
      {island && (
        <p className="card-where">
          <Icon name="pin" />
          <span>{island}</span>
        </p>
      )}
      {note && <p>{note}</p>}
    </article>
  )
}
