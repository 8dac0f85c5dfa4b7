import { z } from 'zod'
import { LIST_PART } from '../terms/cache-key.ts'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { ReadingSection } from './reading.ts'
import { Day, Id, LimitText, Paged, PageText, Picture, VersionKey } from './shapes.ts'

/** What is known of every page of text: a booking keeps the version of the terms that was shown. */
const SitePageHead = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.enum(['policy', 'page']),
  version: z.string(),
  changedOn: Day,
})
export type SitePageHead = z.infer<typeof SitePageHead>

/** `from` and `until` are the first day and the day from which another held. */
const EarlierVersion = z.object({ version: z.string(), from: Day, until: Day })
export type EarlierVersion = z.infer<typeof EarlierVersion>

export const SitePage = SitePageHead.extend({
  intro: z.string().optional(),
  picture: Picture.optional(),
  sections: z.array(ReadingSection),
  /** Of a policy: versions that held before, the latest first. */
  earlier: z.array(EarlierVersion).optional(),
})
export type SitePage = z.infer<typeof SitePage>

export const fetchSitePages = endpoint({
  method: 'GET',
  path: '/pages',
  cached: LIST_PART,
  noun: 'site-pages',
  own: true,
  summary: 'Pages of text (about us, policies, guides) without their text',
  query: z.strictObject({ limit: LimitText.default(100), page: PageText.default(1) }),
  body: z.undefined(),
  response: z.object({ pages: z.array(SitePageHead), ...Paged }),
  success: 200,
  failure: FAILURE.other,
  refusals: [],
})

export const fetchSitePage = endpoint({
  method: 'GET',
  path: '/pages/{slug}',
  cached: {},
  noun: 'site-pages',
  own: true,
  summary: 'One page of text, names and addresses of the company filled in',
  query: z.strictObject({ slug: Id }),
  body: z.undefined(),
  response: z.object({ page: SitePage }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found'],
})

/** `until`: the day from which another version holds; left out of the one that holds. */
export const fetchPolicyVersionPage = endpoint({
  method: 'GET',
  path: '/pages/{slug}/versions/{version}',
  cached: {},
  noun: 'site-pages',
  own: true,
  summary: 'One version of a policy that holds or has held, as it was agreed to',
  query: z.strictObject({ slug: Id, version: VersionKey }),
  body: z.undefined(),
  response: z.object({ page: SitePage.omit({ intro: true, picture: true, earlier: true }), until: Day.optional() }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found'],
})
