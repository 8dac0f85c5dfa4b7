import '#site/ui/page.css'
import { withQuery } from '#contract/terms/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Reviews } from './reviews.tsx'
import './reviews-page.css'
import type { ReviewsView } from './reviews-view.ts'
import { REVIEW_TEXTS, reviewsOf } from './texts.ts'

type Props = {
  name: string
  /** This page, and the page of what is reviewed. */
  href: string
  back: { href: string; label: string }
  trail: { label: string; href?: string | undefined }[]
  view: ReviewsView
}

/** Every review of one thing, a page at a time. */
export function ReviewsPage({ name, href, back, trail, view }: Props) {
  return (
    <div className="wrap page reviews-page">
      <Breadcrumbs items={trail} />
      <h1>{reviewsOf(name)}</h1>
      <h2 className="visually-hidden">{REVIEW_TEXTS.title}</h2>
      <Reviews view={view} hrefOf={(page) => (page === 1 ? href : withQuery(href, { page }))} />
      <Button kind="outline" href={back.href}>
        {back.label}
      </Button>
    </div>
  )
}
