import { z } from 'zod'
import { OPERATIONS, STAFF_ROLES } from '../terms/staff-roles.ts'
import { Email } from '../v1/contact.ts'
import { Id, RecordId } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { StaffName } from './account.ts'
import { ListQuery, listOf } from './lists.ts'
import { EmptyBody, NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

const Role = z.enum(STAFF_ROLES)
const ById = z.strictObject({ id: Id })

export const StaffMember = z.object({
  id: RecordId,
  name: z.string(),
  email: z.string(),
  role: Role,
  state: z.enum(['invited', 'active', 'disabled']),
  hasFactor: z.boolean(),
  seenAt: Instant.nullable(),
  createdAt: Instant,
})
export type StaffMember = z.infer<typeof StaffMember>

export const listTeam = officeEndpoint({
  operation: 'team.read',
  method: 'GET',
  path: '/team',
  summary: 'Everybody who works in the office',
  query: ListQuery,
  body: NoBody,
  response: listOf(StaffMember),
})

export const inviteMember = officeEndpoint({
  operation: 'team.change',
  method: 'POST',
  path: '/team',
  summary: 'Invites a member by mail, with a link that sets up the account',
  query: NoQuery,
  body: z.strictObject({ email: Email, name: StaffName, role: Role }),
  response: z.object({ member: StaffMember, setupUrl: z.string() }),
  success: 201,
  refusals: ['conflict', 'too_many'],
})

export const changeMember = officeEndpoint({
  operation: 'team.change',
  method: 'PATCH',
  path: '/team/{id}',
  summary: 'Changes name, role, or whether a member may come in; who is disabled is out on the next call',
  query: ById,
  body: z.strictObject({ name: StaffName.optional(), role: Role.optional(), isDisabled: z.boolean().optional() }),
  response: z.object({ member: StaffMember }),
  refusals: ['last_owner', 'conflict'],
})

export const reinviteMember = officeEndpoint({
  operation: 'team.change',
  method: 'POST',
  path: '/team/{id}/invite',
  summary: 'A new set-up link: for who has not come yet, or has lost the authenticator and its recovery codes',
  query: ById,
  body: EmptyBody,
  response: z.object({ member: StaffMember, setupUrl: z.string() }),
  refusals: ['conflict'],
})

export const endMemberSessions = officeEndpoint({
  operation: 'team.change',
  method: 'POST',
  path: '/team/{id}/sessions/end',
  summary: 'Signs a member out everywhere',
  query: ById,
  body: EmptyBody,
  response: z.object({ ended: z.int() }),
})

/** One change by a member of staff. `before` and `after` hold the fields that differ, as text or numbers. */
export const AuditEntry = z.object({
  id: z.string(),
  at: Instant,
  by: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** "Asha changed the price of Deluxe room on 3 nights from ₹4,000 to ₹4,500". */
  sentence: z.string(),
  /** What was and what is, field by field, in words. */
  differences: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAudit = officeEndpoint({
  operation: 'audit.read',
  method: 'GET',
  path: '/audit',
  summary: 'What members of staff have changed, the latest first',
  query: ListQuery.extend({
    subject: z.string().max(40).optional(),
    subjectId: z.string().max(80).optional(),
    by: z.string().max(40).optional(),
  }),
  body: NoBody,
  response: listOf(AuditEntry),
})

export const fetchPermissions = officeEndpoint({
  operation: 'team.read',
  method: 'GET',
  path: '/team/permissions',
  summary: 'The permission matrix: which role may do what',
  query: NoQuery,
  body: NoBody,
  response: z.object({ permissions: z.array(z.object({ operation: z.enum(OPERATIONS), roles: z.array(Role) })) }),
})
