import '#site/ui/page.css'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import '#site/ui/empty-state.css'
import { PageLinks } from '#site/ui/page-links.tsx'
import { Status } from '#site/ui/status.tsx'
import type { BlogData } from './blog-loader.ts'
import './blog-page.css'
import { StoryCard } from './story-card.tsx'
import { pageTitle, STORY_TEXTS } from './texts.ts'

const LEAD_SIZES = '(width >= 1280px) 792px, (width >= 900px) 62vw, 88vw'
const CARD_SIZES = '(width >= 1280px) 384px, (width >= 900px) 30vw, (width >= 560px) 45vw, 88vw'

/** All stories, the newest large at the top. Pages are plain links. */
export function BlogPage({ data: { page, pages, cards, leftOut, failure } }: { data: BlogData }) {
  return (
    <div className="wrap page roomy blog-page">
      <Breadcrumbs items={[{ label: STORY_TEXTS.heading }]} />
      <header>
        <h1>{pageTitle(page)}</h1>
        <p className="soft">{STORY_TEXTS.intro}</p>
        <div className="row">
          <Button kind="outline" size="small" href={paths.whenToGo}>
            {STORY_TEXTS.whenToGo}
          </Button>
          <a href={visitorPaths.rss}>{STORY_TEXTS.subscribe}</a>
        </div>
      </header>
      {leftOut !== undefined && <Status kind="info">{leftOut}</Status>}
      {failure !== undefined && (
        <Status kind="error" retryHref={paths.blog}>
          {failure}
        </Status>
      )}
      {failure === undefined && cards.length === 0 && (
        <EmptyState title={STORY_TEXTS.emptyTitle} text={STORY_TEXTS.emptyText}>
          <Button kind="outline" href={paths.whenToGo}>
            {STORY_TEXTS.whenToGo}
          </Button>
        </EmptyState>
      )}
      <h2 className="visually-hidden">{STORY_TEXTS.heading}</h2>
      <div className="blog-cards">
        {cards.map((card, index) => {
          const lead = page === 1 && index === 0
          return (
            <StoryCard
              key={card.slug}
              card={card}
              lead={lead}
              eager={index === 0}
              sizes={lead ? LEAD_SIZES : CARD_SIZES}
            />
          )
        })}
      </div>
      <PageLinks label="Pages" page={page} pages={pages} hrefOf={hrefOf} />
    </div>
  )
}

function hrefOf(page: number): string {
  return withQuery(paths.blog, { page: page === 1 ? undefined : page })
}
