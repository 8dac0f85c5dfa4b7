import { fail, ok, type Result } from '#contract/terms/result.ts'
import { fetchPosts, type PostSummary } from '#contract/v1/posts.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { type StoryCardView, toStoryCard } from './story-view.ts'

/** Undefined while nothing is written. */
export type LatestStories = Result<InPage<readonly StoryCardView[]>, { message: string }> | undefined

/** The newest stories for a front page, drawn once. */
export async function loadLatestStories(
  host: Pick<SiteHost, 'api' | 'isDocument' | 'inPage'>,
  limit: number,
): Promise<LatestStories> {
  const answer = await host.api.call(fetchPosts, { query: { limit: String(limit) } })
  if (!answer.ok) return fail({ message: answer.error.message })
  return answer.value.posts.length === 0 ? undefined : ok(leaveInPage(toCards(answer.value.posts), host))
}

function toCards(posts: readonly PostSummary[]): readonly StoryCardView[] {
  return posts.map(toStoryCard)
}
