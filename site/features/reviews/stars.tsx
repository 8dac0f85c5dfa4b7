import { Icon } from '#site/ui/icon.tsx'
import './stars.css'
import { starsText } from './texts.ts'

const FIVE = [1, 2, 3, 4, 5]

/** Five stars, as many of them full as were given. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={starsText(rating)}>
      {FIVE.map((star) => (
        <span key={star} className={star <= rating ? 'full' : undefined}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  )
}
