import { POST_PAGE_SIZE } from '#contract/terms/limits.ts'
import { fetchPosts } from '#contract/v1/posts.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { leftOut, PAST_END } from '#site/page/left-out.ts'
import { type StoryCardView, toStoryCard } from './story-view.ts'

export type BlogData = { page: number; pages: number; cards: StoryCardView[]; leftOut?: string; failure?: string }

/** A page of stories; one past the end shows the last there is, what is no page the first, and both say so. */
export async function loadBlog({ api }: Pick<SiteHost, 'api'>, search: URLSearchParams): Promise<BlogData> {
  const asked = search.get('page') ?? ''
  const wanted = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const answer = await api.call(fetchPosts, { query: { page: String(wanted) } })
  if (!answer.ok) return { page: 1, pages: 1, cards: [], failure: answer.error.message }
  const pages = Math.max(1, Math.ceil(answer.value.total / POST_PAGE_SIZE))
  if (wanted > pages) {
    const last = await loadBlog({ api }, new URLSearchParams({ page: String(pages) }))
    return { ...last, leftOut: PAST_END }
  }
  const isUnderstood = asked === '' || asked === String(wanted)
  return { page: wanted, pages, cards: answer.value.posts.map(toStoryCard), ...leftOut(isUnderstood) }
}
