import { z } from 'zod'
import { LIST_PART } from '../terms/cache-key.ts'
import { POST_PAGE_SIZE } from '../terms/limits.ts'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { ReadingSection } from './reading.ts'
import { Day, Id, LimitText, Paged, PageText, Picture, RecordId } from './shapes.ts'

export const PostSummary = z.object({
  _id: RecordId,
  slug: z.string(),
  title: z.string(),
  teaser: z.string(),
  publishedOn: Day,
  readMinutes: z.number().int().positive(),
  picture: Picture.optional(),
})
export type PostSummary = z.infer<typeof PostSummary>

/** `version` and `changedOn` tell whether a text is still the one that was read. */
export const Post = PostSummary.extend({
  author: z.string().optional(),
  version: z.string(),
  changedOn: Day,
  sections: z.array(ReadingSection),
  places: z.array(z.object({ placeId: RecordId, name: z.string() })),
  packages: z.array(z.object({ packageId: RecordId, slug: z.string(), name: z.string() })),
})
export type Post = z.infer<typeof Post>

export const fetchPosts = endpoint({
  method: 'GET',
  path: '/posts',
  cached: LIST_PART,
  noun: 'posts',
  own: true,
  summary: 'Stories of the blog without their text, the newest first',
  query: z.strictObject({ limit: LimitText.default(POST_PAGE_SIZE), page: PageText.default(1) }),
  body: z.undefined(),
  response: z.object({ posts: z.array(PostSummary), ...Paged }),
  success: 200,
  failure: FAILURE.other,
  refusals: [],
})

export const fetchPost = endpoint({
  method: 'GET',
  path: '/posts/{slug}',
  cached: {},
  noun: 'posts',
  own: true,
  summary: 'One story with its text and what belongs to it',
  query: z.strictObject({ slug: Id }),
  body: z.undefined(),
  response: z.object({ post: Post }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found'],
})
