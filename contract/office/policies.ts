import { z } from 'zod'
import { POLICIES } from '../terms/paths.ts'
import { Day, Id, VersionKey } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Sections, Title, Version } from './sections.ts'

const BySlug = z.strictObject({ slug: z.enum(POLICIES) })

export const PolicyFields = z.strictObject({
  title: Title,
  sections: Sections.min(1, 'A policy has a text'),
})
export type PolicyFields = z.infer<typeof PolicyFields>

const POLICY_STATES = ['over', 'now', 'coming'] as const

/** `bookings` counts those whose traveller agreed to it. */
export const PolicyVersion = z.object({
  version: z.string(),
  from: Day,
  state: z.enum(POLICY_STATES),
  by: z.string().nullable(),
  at: Instant,
  bookings: z.int(),
  path: z.string(),
})
export type PolicyVersion = z.infer<typeof PolicyVersion>

export const OfficePolicy = z.object({
  slug: z.string(),
  path: z.string(),
  /** The version whose text the fields are: the one that holds, or the last that will. */
  version: z.string(),
  fields: PolicyFields,
  draft: z.object({ fields: PolicyFields, revision: z.string(), by: z.string(), at: Instant }).nullable(),
  /** The latest first. */
  versions: z.array(PolicyVersion),
})
export type OfficePolicy = z.infer<typeof OfficePolicy>

const OnePolicy = z.object({ policy: OfficePolicy })

export const PolicyRow = z.object({
  id: Id,
  title: z.string(),
  version: z.string(),
  from: Day,
  coming: z.object({ version: z.string(), from: Day }).nullable(),
  hasDraft: z.boolean(),
})
export type PolicyRow = z.infer<typeof PolicyRow>

export const listPolicies = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/policies',
  summary: 'The legal pages with the version that holds and the one that will',
  query: NoQuery,
  body: NoBody,
  response: z.object({ policies: z.array(PolicyRow) }),
})

export const fetchPolicy = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/policies/{slug}',
  summary: 'A policy with its text, draft and versions',
  query: BySlug,
  body: NoBody,
  response: OnePolicy,
})

export const fetchPolicyVersion = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/policies/{slug}/versions/{version}',
  summary: 'The text of one version, also of one that does not hold yet',
  query: BySlug.extend({ version: VersionKey }),
  body: NoBody,
  response: z.object({ version: z.string(), from: Day, fields: PolicyFields }),
})

export const savePolicyDraft = officeEndpoint({
  operation: 'catalogue.change',
  method: 'POST',
  path: '/policies/{slug}/draft',
  summary: 'Keeps what is being changed, seen by nobody on the site',
  query: BySlug,
  body: PolicyFields.extend({ revision: Version.nullable() }),
  response: OnePolicy,
  refusals: ['changed'],
})

export const dropPolicyDraft = officeEndpoint({
  operation: 'catalogue.change',
  method: 'DELETE',
  path: '/policies/{slug}/draft',
  summary: 'Forgets a draft',
  query: BySlug,
  body: NoBody,
  response: OnePolicy,
})

/** `version` is the one whose text was edited, `revision` that of the draft: another draft is not forgotten by publishing. */
export const publishPolicy = officeEndpoint({
  operation: 'settings.change',
  method: 'POST',
  path: '/policies/{slug}/publish',
  summary: 'Makes a new version that holds from a day on; bookings keep the versions they agreed to',
  query: BySlug,
  body: PolicyFields.extend({ from: Day, version: Version, revision: Version.nullable().optional() }),
  response: OnePolicy,
  success: 201,
  refusals: ['changed', 'invalid', 'unchanged'],
})

export const withdrawPolicy = officeEndpoint({
  operation: 'settings.change',
  method: 'DELETE',
  path: '/policies/{slug}/versions/{version}',
  summary: 'Takes back a version that does not hold yet',
  query: BySlug.extend({ version: VersionKey }),
  body: NoBody,
  response: OnePolicy,
  refusals: ['conflict'],
})
