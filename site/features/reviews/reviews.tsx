import '#site/ui/box.css'
import { Link } from '#site/ui/link.tsx'
import { PageLinks } from '#site/ui/page-links.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import './reviews.css'
import type { ReviewsView, ReviewView } from './reviews-view.ts'
import { SampleMark } from './sample-mark.tsx'
import { Stars } from './stars.tsx'
import { barText, countText, photoText, REVIEW_TEXTS } from './texts.ts'

type Props = { view: ReviewsView; hrefOf: (page: number) => string }

/** The average, a bar for each number of stars, the reviews, the way to the next page; words while there are none. */
export function Reviews({ view, hrefOf }: Props) {
  if (view.count === 0) return <NoReviews />
  return (
    <div className="reviews">
      <Summary view={view} />
      {view.reviews.some(({ sample }) => sample) && <p className="reviews-note">{REVIEW_TEXTS.sampleNote}</p>}
      {view.reviews.length === 0 && (
        <p className="reviews-note">
          {REVIEW_TEXTS.pastEndText} <Link to={hrefOf(1)}>{REVIEW_TEXTS.firstPage}</Link>
        </p>
      )}
      <ul className="reviews-list">
        {view.reviews.map((review) => (
          <li key={review.id}>
            <OneReview review={review} />
          </li>
        ))}
      </ul>
      <PageLinks label={REVIEW_TEXTS.pages} page={view.page} pages={view.pages} hrefOf={hrefOf} />
    </div>
  )
}

function NoReviews() {
  return (
    <div className="box hollow reviews-none">
      <h3>{REVIEW_TEXTS.noneTitle}</h3>
      <p>{REVIEW_TEXTS.noneText}</p>
    </div>
  )
}

function Summary({ view: { average, count, bars } }: { view: ReviewsView }) {
  return (
    <div className="reviews-summary">
      <p className="reviews-average">
        <b>{average.toFixed(1)}</b> of 5<span>{countText(count)}</span>
      </p>
      <dl>
        {bars.map((bar) => (
          <div key={bar.stars}>
            <dt>{barText(bar.stars)}</dt>
            <dd>
              <svg viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={bar.count} height="1" />
              </svg>
              <span>{bar.count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Each leads to the whole of it. */
function Photos({ name, photos }: { name: string; photos: readonly PictureSource[] }) {
  return (
    <ul className="reviews-photos">
      {photos.map((photo, index) => (
        <li key={photo.mediaLink}>
          <a href={photo.mediaLink} target="_blank" rel="noopener">
            <Picture picture={photo} alt={photoText(index + 1, name)} sizes="160px" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function OneReview({ review }: { review: ReviewView }) {
  return (
    <article>
      <header>
        <Stars rating={review.rating} />
        {review.sample && <SampleMark />}
      </header>
      {review.title && <h3>{review.title}</h3>}
      <p>{review.text}</p>
      {review.photos && <Photos name={review.name} photos={review.photos} />}
      <p className="reviews-by">
        <b>{review.name}</b>, {review.month}
      </p>
    </article>
  )
}
