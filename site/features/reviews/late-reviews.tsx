import { useEffect, useRef } from 'react'
import { REVIEWS_PAGE_SIZE } from '#contract/terms/limits.ts'
import type { ReviewKind } from '#contract/v1/reviews.ts'
import { Link } from '#site/ui/link.tsx'
import { useNear } from '#site/ui/use-near.ts'
import { usePart } from '#site/ui/use-part.ts'

/** The words that stand on a page before its reviews are fetched; the others come with them. */
const LATE_TEXTS = { title: 'Reviews' } as const

const fetchPart = () => import('./fetched-reviews.tsx').then((module) => module.FetchedReviews)

/** About what the bars and one review take at a desk. */
const BARS_PX = 200
const REVIEW_PX = 150

type Props = {
  kind: ReviewKind
  id: string
  /** Without it nobody has said anything, and nothing stands there. */
  rating?: { average: number; count: number }
  /** The page of the reviews: where the link leads without script. */
  href: string
  /** Of the section it makes, with its title; without it the page has a section of its own for it. */
  className?: string
}

/** The reviews at the end of a long page: a link, and the reviews themselves once they come near; nothing while there are none. */
export function LateReviews({ kind, id, rating, href, className }: Props) {
  const place = useRef<HTMLElement & HTMLDivElement>(null)
  const near = useNear(place)
  useEffect(() => {
    // By hand: the page's policy forbids a style in its markup.
    if (near && rating && place.current) place.current.style.minBlockSize = roomFor(rating.count)
  }, [near, rating])
  const FetchedReviews = usePart(fetchPart, near)
  if (rating === undefined) return null
  const link = <Link to={href}>{readAll(rating.count)}</Link>
  const inside = FetchedReviews ? (
    <FetchedReviews kind={kind} id={id} href={href}>
      {link}
    </FetchedReviews>
  ) : (
    link
  )
  if (className === undefined) return <div ref={place}>{inside}</div>
  return (
    <section ref={place} id="reviews" className={className} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{LATE_TEXTS.title}</h2>
      {inside}
    </section>
  )
}

/** Kept free below the fold while the reviews are fetched, so that the page does not grow under the reader. */
function roomFor(count: number): string {
  return `${BARS_PX + REVIEW_PX * Math.min(count, REVIEWS_PAGE_SIZE)}px`
}

function readAll(count: number): string {
  return count === 1 ? 'See the review' : `All ${count} reviews`
}
