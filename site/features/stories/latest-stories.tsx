import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Status } from '#site/ui/status.tsx'
import type { LatestStories as LatestData } from './latest-loader.ts'
import { StoryCard } from './story-card.tsx'
import type { StoryCardView } from './story-view.ts'

/** The words of the section on a front page; the others stay with the blog. */
const LATEST_TEXTS = { title: 'Latest Blog', all: 'All stories' } as const

const SIZES = '(width >= 1280px) 384px, (width >= 900px) 30vw, (width >= 560px) 45vw, min(78vw, 300px)'

/** Latest Blog: the newest stories, on phones a strip to swipe. */
export function LatestStories({ latest, retryHref }: { latest: LatestData; retryHref: string }) {
  if (latest === undefined) return null
  return (
    <section className="wrap section" aria-labelledby="latest-stories">
      <SectionHead title={LATEST_TEXTS.title} id="latest-stories">
        <Button kind="outline" size="small" href={paths.blog}>
          {LATEST_TEXTS.all}
        </Button>
      </SectionHead>
      {latest.ok ? (
        <InPage from={latest.value} className="grid-3 slide">
          {drawCards}
        </InPage>
      ) : (
        <Status kind="error" retryHref={retryHref}>
          {latest.error.message}
        </Status>
      )}
    </section>
  )
}

function drawCards(cards: readonly StoryCardView[]) {
  return cards.map((card) => <StoryCard key={card.slug} card={card} sizes={SIZES} />)
}
