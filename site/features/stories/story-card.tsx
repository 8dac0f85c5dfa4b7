import { Link } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import { Picture } from '#site/ui/picture.tsx'
import '#site/shop/cards/card.css'
import './story-card.css'
import type { StoryCardView } from './story-view.ts'

type Props = {
  card: StoryCardView
  sizes: string
  eager?: boolean
  /** The newest of a list: larger, with its teaser beside or under a wide picture. */
  lead?: boolean
}

/** A picture and what the story is about; the title's link covers the card. */
export function StoryCard({ card, sizes, eager, lead = false }: Props) {
  return (
    <article className={lead ? 'story-card lead' : 'story-card'}>
      <div className="plate">
        {card.picture && (
          <Picture picture={card.picture} alt="" sizes={sizes} eager={eager} widest={lead ? 1440 : 960} />
        )}
      </div>
      <p className="story-when">
        <time dateTime={card.date}>{card.day}</time> · {card.minutes}
      </p>
      <h3>
        <Link to={paths.story(card.slug)} prefetch="intent">
          {card.title}
        </Link>
      </h3>
      <p>{card.teaser}</p>
    </article>
  )
}
