import { useRef } from 'react'
import type { ReviewKind } from '#contract/v1/reviews.ts'
import { Link } from '#site/ui/link.tsx'
import { useNear } from '#site/ui/use-near.ts'
import { usePart } from '#site/ui/use-part.ts'
import './late-reviews.css'
import { REVIEW_TEXTS, readAll } from './texts.ts'

const fetchPart = () => import('./fetched-reviews.tsx').then((module) => module.FetchedReviews)

type Props = {
  kind: ReviewKind
  id: string
  /** Without it nobody has said anything. */
  rating?: { average: number; count: number }
  /** The page of the reviews: where the link leads without script. */
  href: string
  className?: string
}

/** The reviews at the end of a long page: a link, and the reviews themselves once they come near. */
export function LateReviews({ kind, id, rating, href, className = '' }: Props) {
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)
  const FetchedReviews = usePart(fetchPart, near && rating !== undefined)
  const link = rating && <Link to={href}>{readAll(rating.count)}</Link>
  return (
    <section ref={place} id="reviews" className={`${className} late-reviews`} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{REVIEW_TEXTS.title}</h2>
      {rating === undefined && <p>{REVIEW_TEXTS.noneText}</p>}
      {FetchedReviews ? (
        <FetchedReviews kind={kind} id={id} href={href}>
          {link}
        </FetchedReviews>
      ) : (
        link
      )}
    </section>
  )
}
