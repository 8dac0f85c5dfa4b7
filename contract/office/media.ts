import { z } from 'zod'
import { ALT_LENGTH_MAX } from '../terms/uploads.ts'
import { Id } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, officeEndpoint } from './office-endpoint.ts'

const Focus = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
const ById = z.strictObject({ id: Id })
const Alt = z.string().trim().max(ALT_LENGTH_MAX, `Please use at most ${ALT_LENGTH_MAX} letters`)

export const MediaItem = z.object({
  id: z.string(),
  /** Words for who does not see it; empty where they are still to be written. */
  alt: z.string(),
  /** A small file of it, and one as wide as pages show it. */
  thumbUrl: z.string(),
  url: z.string(),
  /** A photograph before it is cut to the shape of pages. */
  wholeUrl: z.string(),
  isPhoto: z.boolean(),
  fileName: z.string().nullable(),
  focus: Focus.nullable(),
  /** How many places of the site show it. */
  uses: z.int().nonnegative(),
  createdAt: Instant.nullable(),
})
export type MediaItem = z.infer<typeof MediaItem>

export const MEDIA_FILTERS = ['all', 'photos', 'drawings', 'needs_words', 'unused'] as const

export const listMedia = officeEndpoint({
  operation: 'media.read',
  method: 'GET',
  path: '/media',
  summary: 'Photographs and drawings, the latest photographs first',
  query: ListQuery.extend({ filter: z.enum(MEDIA_FILTERS).default('all') }),
  body: NoBody,
  response: listOf(MediaItem).extend({ counts: z.record(z.enum(MEDIA_FILTERS), z.int()) }),
})

export const MediaUse = z.object({ kind: z.string(), id: z.string(), title: z.string() })
export type MediaUse = z.infer<typeof MediaUse>

export const fetchMedia = officeEndpoint({
  operation: 'media.read',
  method: 'GET',
  path: '/media/{id}',
  summary: 'One picture and where the site shows it',
  query: ById,
  body: NoBody,
  response: z.object({ item: MediaItem, uses: z.array(MediaUse) }),
})

/** The body is the file itself, not JSON; its name stands in the query. */
export const uploadMedia = officeEndpoint({
  operation: 'media.change',
  method: 'POST',
  path: '/media/upload',
  summary: 'One photograph as it is: JPEG, PNG or WebP; made anew, without what the camera wrote into it',
  query: z.strictObject({ name: z.string().trim().min(1).max(200) }),
  body: NoBody,
  response: z.object({ item: MediaItem }),
  success: 201,
  refusals: ['too_large', 'too_many_pixels', 'not_a_picture', 'svg', 'heic', 'busy'],
})

export const changeMedia = officeEndpoint({
  operation: 'media.change',
  method: 'PATCH',
  path: '/media/{id}',
  summary: 'Words for who does not see it; for a photograph also what stays in the middle of a cut',
  query: ById,
  body: z.strictObject({ alt: Alt.min(1, 'Please say what is to be seen').optional(), focus: Focus.optional() }),
  response: z.object({ item: MediaItem }),
  refusals: ['conflict'],
})

export const replaceMedia = officeEndpoint({
  operation: 'media.change',
  method: 'POST',
  path: '/media/{id}/replace',
  summary: 'Shows another picture wherever this one is shown',
  query: ById,
  body: z.strictObject({ by: Id }),
  response: z.object({ replaced: z.int() }),
  refusals: ['needs_words', 'conflict'],
})

export const removeMedia = officeEndpoint({
  operation: 'media.change',
  method: 'DELETE',
  path: '/media/{id}',
  summary: 'Forgets a photograph that no place of the site shows',
  query: ById,
  body: NoBody,
  response: z.object({}),
  refusals: ['conflict'],
})
