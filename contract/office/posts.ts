import { z } from 'zod'
import { Day, Id, RecordId } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { OfficePicture } from './hotels.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Named, Section, Sections, Title, Version } from './sections.ts'

const ById = z.strictObject({ id: Id })

/** As much as one story may have (ours). */
export const POST_MOST = { places: 12, packages: 6 } as const

/** What an editor changes. The picture is the story's own; places and packages stand below its text. */
export const PostFields = z.strictObject({
  title: Title,
  teaser: z.string().trim().max(400),
  author: z.string().trim().max(80),
  publishedOn: Day,
  isLive: z.boolean(),
  pictureId: Id.nullable(),
  sections: Sections,
  placeIds: z.array(Id).max(POST_MOST.places),
  packageIds: z.array(Id).max(POST_MOST.packages),
})
export type PostFields = z.infer<typeof PostFields>

export const OfficePost = PostFields.extend({
  id: RecordId,
  version: z.string(),
  slug: z.string(),
  path: z.string(),
  readMinutes: z.int(),
  picture: OfficePicture.nullable(),
  /** What somebody has begun to change and not published; `revision` is another each time it is kept. */
  draft: z
    .object({
      fields: PostFields,
      revision: z.string(),
      by: z.string(),
      at: Instant,
      picture: OfficePicture.nullable(),
    })
    .nullable(),
})
export type OfficePost = z.infer<typeof OfficePost>

const OnePost = z.object({ post: OfficePost })

export const PostRow = z.object({
  id: RecordId,
  title: z.string(),
  author: z.string(),
  publishedOn: Day,
  isLive: z.boolean(),
  hasDraft: z.boolean(),
  thumbUrl: z.string().nullable(),
})
export type PostRow = z.infer<typeof PostRow>

export const listOfficePosts = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/posts',
  summary: 'Stories, live and hidden, the newest first',
  query: ListQuery.extend({ isLive: z.enum(['0', '1']).optional() }),
  body: NoBody,
  response: listOf(PostRow),
})

export const fetchPostOptions = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/posts/options',
  summary: 'Places and packages that a story can lead to',
  query: NoQuery,
  body: NoBody,
  response: z.object({ places: z.array(Named), packages: z.array(Named) }),
})

export const fetchOfficePost = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/posts/{id}',
  summary: 'A story with its text and draft',
  query: ById,
  body: NoBody,
  response: OnePost,
})

export const createPost = officeEndpoint({
  operation: 'catalogue.change',
  method: 'POST',
  path: '/posts',
  summary: 'A new story, hidden; whoever begins it is its author',
  query: NoQuery,
  body: z.strictObject({ title: Title }),
  response: OnePost,
  success: 201,
})

export const savePostDraft = officeEndpoint({
  operation: 'catalogue.change',
  method: 'POST',
  path: '/posts/{id}/draft',
  summary: 'Keeps what is being changed, seen by nobody on the site',
  query: ById,
  body: PostFields.extend({ revision: Version.nullable() }),
  response: OnePost,
  refusals: ['changed'],
})

export const dropPostDraft = officeEndpoint({
  operation: 'catalogue.change',
  method: 'DELETE',
  path: '/posts/{id}/draft',
  summary: 'Forgets a draft',
  query: ById,
  body: NoBody,
  response: OnePost,
})

export const previewPost = officeEndpoint({
  operation: 'catalogue.read',
  method: 'POST',
  path: '/posts/preview',
  summary: 'A text as visitors would read it: cleaned, and the names in braces filled in',
  query: NoQuery,
  body: z.strictObject({ sections: Sections }),
  response: z.object({ sections: z.array(Section), readMinutes: z.int() }),
})

export const publishPost = officeEndpoint({
  operation: 'catalogue.change',
  method: 'POST',
  path: '/posts/{id}/publish',
  summary: 'Puts these fields on the site; what was there before stays as a version',
  query: ById,
  /** `revision`: of the draft that was edited; another one is not forgotten by publishing. */
  body: PostFields.extend({ version: Version, revision: Version.nullable().optional() }),
  response: OnePost,
  refusals: ['changed', 'incomplete', 'invalid'],
})

export const listPostVersions = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/posts/{id}/versions',
  summary: 'What was published before, the latest first; publishing one of them is the undo',
  query: ById,
  body: NoBody,
  response: z.object({
    versions: z.array(z.object({ number: z.int(), by: z.string(), at: Instant, fields: PostFields })),
  }),
})
