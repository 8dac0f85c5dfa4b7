import { fetchPosts } from '#contract/v1/posts.ts'
import { hostOf } from '#site/api.ts'
import { loadYear } from '#site/features/climate/climate-loader.ts'
import { CLIMATE_TEXTS } from '#site/features/climate/texts.ts'
import { YearPage } from '#site/features/climate/year-page.tsx'
import { PageMissing } from '#site/features/site-pages/page-missing.tsx'
import { loadSitePage, toParts } from '#site/features/site-pages/site-page-loader.ts'
import { sitePageHead } from '#site/features/site-pages/site-page-meta.ts'
import { StoryCard } from '#site/features/stories/story-card.tsx'
import { toStoryCard } from '#site/features/stories/story-view.ts'
import { leanPicture } from '#site/lean-picture.ts'
import { isMissing, notFound } from '#site/not-found.ts'
import { paths } from '#site/paths.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import type { Route } from './+types/when-to-go'

const STORIES_MAX = 3

export async function loader({ context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const [page, loaded, posts] = await Promise.all([
    loadSitePage(host, 'when-to-go'),
    loadYear(host),
    host.api.call(fetchPosts, { query: { limit: String(STORIES_MAX) } }),
  ])
  if (!page.ok || !loaded.ok) {
    const failure = page.ok ? (loaded.ok ? undefined : loaded.failure) : page.failure
    if (failure === undefined || isMissing(failure)) throw notFound()
    return { view: undefined, failure: failure.message, stories: [], meta: [] }
  }
  const { title, intro, picture } = page.page
  return {
    view: leaveInPage(
      { title, intro, picture: picture && leanPicture(picture), parts: toParts(page.page), year: loaded.year },
      host,
    ),
    failure: undefined,
    stories: posts.ok ? posts.value.posts.map(toStoryCard) : [],
    ...sitePageHead(host, page.page),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function WhenToGo({ loaderData: { view, failure, stories } }: Route.ComponentProps) {
  if (view === undefined) return <PageMissing path={paths.whenToGo} failure={failure} />
  return (
    <>
      <InPage from={view}>{(whole) => <YearPage {...whole} />}</InPage>
      {stories.length > 0 && (
        <section className="wrap section">
          <SectionHead title={CLIMATE_TEXTS.stories} />
          <div className="grid-3">
            {stories.map((card) => (
              <StoryCard key={card.slug} card={card} sizes="(width >= 900px) 384px, (width >= 560px) 45vw, 92vw" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
