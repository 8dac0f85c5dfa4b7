import { fetchSessions, leaveEverywhere } from '#contract/office/account.ts'
import type { ListQuery } from '#contract/office/lists.ts'
import {
  changeMember,
  endMemberSessions,
  fetchPermissions,
  inviteMember,
  listAudit,
  listTeam,
  reinviteMember,
  type StaffMember,
} from '#contract/office/team.ts'
import { differencesOf } from '#contract/terms/change-labels.ts'
import { VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { OPERATIONS, PERMISSIONS } from '#contract/terms/staff-roles.ts'
import { TEAM_MAX } from '#contract/terms/staff-rules.ts'
import { withResponseHeaders } from '#server/http/implement.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { endedStaffCookie } from '#server/http/session-cookie.ts'
import { implementOffice, type OfficeApi } from '#server/office/office-api.ts'
import { canonicalMailbox } from '#server/visitors/canonical-mailbox.ts'
import { readAuditNames } from './audit-names.ts'
import { auditSentence } from './audit-sentences.ts'
import type { SignInParts } from './sign-in.ts'
import { deleteSessionsOf, hasFactor, listSessionsOf } from './store.ts'
import { change, endSessions, invite, reinvite, type TeamRefusal } from './team.ts'
import { type ListedMember, listAuditRows, listMembers } from './team-store.ts'

export function teamRoutes(office: OfficeApi, parts: SignInParts): void {
  ownRoutes(office)
  memberRoutes(office, parts)
  readRoutes(office)
}

function ownRoutes(office: OfficeApi): void {
  const { db, origin } = office
  implementOffice(office, leaveEverywhere, async ({ member }) => {
    const ended = await deleteSessionsOf(db, member.id)
    return ok(withResponseHeaders({ ended }, { 'Set-Cookie': endedStaffCookie(origin) }))
  })

  implementOffice(office, fetchSessions, async ({ member, session: own }) => {
    const sessions = await listSessionsOf(db, member.id)
    return ok({
      sessions: sessions.map(({ token_hash, device, created_at, seen_at }) => ({
        ...{ isThis: token_hash === own.tokenHash, device },
        ...{ startedAt: created_at.toISOString(), seenAt: seen_at.toISOString() },
      })),
    })
  })
}

function memberRoutes(office: OfficeApi, parts: SignInParts): void {
  implementOffice(office, inviteMember, async ({ member, body }) => {
    const email = canonicalMailbox(body.email)
    if (email === undefined) return fail(invalid('email', VALIDATION.email))
    const invited = await invite(parts, member, { ...body, email })
    if (!invited.ok) return fail(teamRefusal(invited.error))
    office.log.info(
      { event: 'role_change', by: member.id, member: invited.value.member.id, role: body.role },
      'Invited',
    )
    return ok({ member: viewOf(invited.value.member), setupUrl: invited.value.setupUrl })
  })

  implementOffice(office, reinviteMember, async ({ member, query }) => {
    const invited = await reinvite(parts, member, query.id)
    if (!invited.ok) return fail(teamRefusal(invited.error))
    return ok({ member: viewOf(invited.value.member), setupUrl: invited.value.setupUrl })
  })

  implementOffice(office, changeMember, async ({ member, query, body }) => {
    const changed = await change(parts, member, { id: query.id, ...body })
    if (!changed.ok) return fail(teamRefusal(changed.error))
    const { id, role, state } = changed.value
    office.log.info({ event: 'role_change', by: member.id, member: id, role, state }, 'A member of staff was changed')
    return ok({ member: viewOf(changed.value) })
  })

  implementOffice(office, endMemberSessions, async ({ member, query }) => {
    const ended = await endSessions(parts, member, query.id)
    return ended.ok ? ended : fail(teamRefusal(ended.error))
  })
}

function readRoutes(office: OfficeApi): void {
  implementOffice(office, listTeam, async ({ query }) => {
    const { rows, total } = await listMembers(office.db, pageOf(query))
    return ok({ rows: rows.map(viewOf), total })
  })

  implementOffice(office, listAudit, async ({ query }) => {
    const filter = { subject: query.subject ?? '', subjectId: query.subjectId ?? '', by: query.by ?? '' }
    const { rows, total } = await listAuditRows(office.db, { ...pageOf(query), ...filter })
    const names = await readAuditNames(office.db, rows)
    const entries = rows.map(({ at, by_name, subject_id, ...row }) => ({
      ...row,
      ...{ at: at.toISOString(), by: by_name, subjectId: subject_id },
      sentence: auditSentence({ ...row, by: by_name, subjectId: subject_id, names }),
      differences: differencesOf(row.before, row.after),
    }))
    return ok({ rows: entries, total })
  })

  implementOffice(office, fetchPermissions, async () =>
    ok({ permissions: OPERATIONS.map((operation) => ({ operation, roles: [...PERMISSIONS[operation]] })) }),
  )
}

function pageOf({ page, perPage, q = '' }: ListQuery) {
  return { offset: (page - 1) * perPage, limit: perPage, words: q }
}

function viewOf(member: ListedMember): StaffMember {
  const { id, name, email, role, state, seen_at, created_at } = member
  return {
    ...{ id, name, email, role, state, hasFactor: hasFactor(member) },
    ...{ seenAt: seen_at?.toISOString() ?? null, createdAt: created_at.toISOString() },
  }
}

function teamRefusal(refusal: TeamRefusal): ApiRefusal {
  if (refusal.code === 'not_found') return notFound('Nobody in the team has this number')
  if (refusal.code === 'conflict') return { status: 409, code: 'conflict', message: refusal.message }
  if (refusal.code === 'too_many')
    return { status: 409, code: 'too_many', message: `A team has up to ${TEAM_MAX} people; nobody was invited` }
  return { status: 409, code: 'last_owner', message: 'Somebody has to stay owner: make another one first' }
}
