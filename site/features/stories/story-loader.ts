import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchPackages, type PackageSummary } from '#contract/v1/packages.ts'
import { fetchPlaces, type Place } from '#contract/v1/places.ts'
import { fetchPost, fetchPosts, type Post } from '#contract/v1/posts.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type StoryCardView, toStoryCard } from './story-view.ts'

/** Cards under the text. */
const MORE_MAX = 3
const PACKAGES_MAX = 3
const PLACES_MAX = 4

type Loaded =
  | { ok: true; post: Post; places: Place[]; packages: PackageSummary[]; more: StoryCardView[] }
  | { ok: false; failure: CallFailure }

/** A story with what belongs to it. What the catalogue does not know (any more) is left out: the story is the page. */
export async function loadStory({ api }: Pick<SiteHost, 'api'>, slug: string): Promise<Loaded> {
  const limit = String(LIST_LIMIT_MAX)
  const [found, places, packages, posts] = await Promise.all([
    api.call(fetchPost, { query: { slug } }),
    api.call(fetchPlaces, { query: { limit } }),
    api.call(fetchPackages, { query: { limit } }),
    api.call(fetchPosts, { query: { limit } }),
  ])
  if (!found.ok) return { ok: false, failure: found.error }
  const { post } = found.value
  const knownPlaces = places.ok ? places.value.placesData : []
  const knownPackages = packages.ok ? packages.value.packageData : []
  return {
    ok: true,
    post,
    places: inOrder(post.places, ({ placeId }) => knownPlaces.find(({ _id }) => _id === placeId)).slice(0, PLACES_MAX),
    packages: inOrder(post.packages, ({ packageId }) => knownPackages.find(({ _id }) => _id === packageId)).slice(
      0,
      PACKAGES_MAX,
    ),
    more: posts.ok ? othersAfter(posts.value.posts, slug).slice(0, MORE_MAX).map(toStoryCard) : [],
  }
}

function inOrder<Wish, Found>(wishes: readonly Wish[], find: (wish: Wish) => Found | undefined): Found[] {
  return wishes.map(find).filter((each) => each !== undefined)
}

/** The older ones that follow, then the newest again: who reads on comes round to all of them. */
function othersAfter<Each extends { slug: string }>(posts: readonly Each[], slug: string): Each[] {
  const at = posts.findIndex((each) => each.slug === slug)
  return [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))]
}
