import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { fetchPosts } from '#contract/v1/posts.ts'
import { hostOf } from '#site/api.ts'
import { feedOf } from '#site/features/stories/feed.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/rss'

export const handle = { cached: { query: {} } } satisfies RouteHandle

/** The stories for feed readers. One that cannot be read now is not an empty one: a reader asks again later. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { api, brand, origin } = hostOf(context)
  const answer = await api.call(fetchPosts, { query: { limit: String(LIST_LIMIT_MAX) } })
  if (!answer.ok) {
    return new Response(answer.error.message, {
      status: 503,
      headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' },
    })
  }
  return new Response(feedOf(brand, origin, answer.value.posts), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
