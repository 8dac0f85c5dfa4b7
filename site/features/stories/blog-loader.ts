import { POST_PAGE_SIZE } from '#contract/terms/limits.ts'
import { fetchPosts } from '#contract/v1/posts.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type StoryCardView, toStoryCard } from './story-view.ts'

export type BlogData = { page: number; pages: number; cards: StoryCardView[]; failure?: string }

/** A page of stories; one past the end shows the last there is, and what is no page the first. */
export async function loadBlog({ api }: Pick<SiteHost, 'api'>, search: URLSearchParams): Promise<BlogData> {
  const asked = search.get('page') ?? ''
  const wanted = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const answer = await api.call(fetchPosts, { query: { page: String(wanted) } })
  if (!answer.ok) return { page: 1, pages: 1, cards: [], failure: answer.error.message }
  const pages = Math.max(1, Math.ceil(answer.value.total / POST_PAGE_SIZE))
  if (wanted > pages) return loadBlog({ api }, new URLSearchParams({ page: String(pages) }))
  return { page: wanted, pages, cards: answer.value.posts.map(toStoryCard) }
}
