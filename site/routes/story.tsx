import '#site/ui/margin-layout.css'
import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { TourCard } from '#site/features/packages/tour-card.tsx'
import { toPlaceCard } from '#site/features/places/place-view.ts'
import { loadStory } from '#site/features/stories/story-loader.ts'
import { storyHead } from '#site/features/stories/story-meta.ts'
import { StoryPage, StoryText } from '#site/features/stories/story-page.tsx'
import { toStoryCard, toStoryReading } from '#site/features/stories/story-view.ts'
import { byText, STORY_TEXTS } from '#site/features/stories/texts.ts'
import { leanPicture } from '#site/page/lean-picture.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { errorMeta } from '#site/page/seo.ts'
import { toCardViews } from '#site/shop/cards/package-card-view.ts'
import { PlaceCard } from '#site/shop/cards/place-card.tsx'
import { savePackage } from '#site/shop/saved/save-package.tsx'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/story'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'

export const handle = { cached: { query: {} } } satisfies RouteHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const loaded = await loadStory(host, params.slug)
  if (!loaded.ok) {
    if (isMissing(loaded.failure)) throw notFound()
    const meta = errorMeta(host.brand.brandName, STORY_TEXTS.failedTitle)
    return { story: undefined, failure: loaded.failure.message, meta }
  }
  const { post, places, packages, more } = loaded
  const { picture: _, ...story } = toStoryCard(post)
  return {
    story,
    by: byText(post.author),
    picture: post.picture && leanPicture(post.picture),
    reading: leaveInPage(toStoryReading(post), host),
    places: places.map(toPlaceCard),
    cards: toCardViews(packages),
    more,
    ...storyHead(host, post),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Story({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.story === undefined) {
    return (
      <FailedPage title={STORY_TEXTS.failedTitle} retryHref={paths.story(params.slug)}>
        {loaderData.failure}
      </FailedPage>
    )
  }
  const { story, by, picture, reading, places, cards, more } = loaderData
  return (
    <StoryPage
      key={story.slug}
      story={story}
      by={by}
      picture={picture}
      more={more}
      reading={
        <InPage from={reading} className="margin-layout story-text">
          {(text) => <StoryText {...text} />}
        </InPage>
      }
      places={
        places.length > 0 &&
        places.map((card) => (
          <PlaceCard
            key={card.id}
            title={card.name}
            href={paths.placeDetails(card.id)}
            picture={card.picture}
            sizes="(width >= 900px) 501px, 533px"
            island={card.island}
            note={card.note}
          />
        ))
      }
      packages={
        cards.length > 0 && cards.map((card) => <TourCard key={card.slug} card={card} save={savePackage(card)} />)
      }
    />
  )
}
