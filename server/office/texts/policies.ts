import type { OfficePolicy, PolicyFields } from '#contract/office/policies.ts'
import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { policyVersionPath } from '#contract/terms/paths.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import {
  bringPoliciesIn,
  countAgreements,
  findPolicyVersion,
  listPolicyVersions,
} from '#server/site-pages/policy-versions.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { deleteDraft, writeDraft } from './drafts.ts'
import { deletePolicyVersion, findPolicy, insertPolicyVersion, type PolicyRecord } from './policy-store.ts'
import { isSameText, keptSections, nextVersion } from './sections.ts'

type Parts = { db: Db; now: () => Date }
type Saved = Promise<Result<OfficePolicy, ApiRefusal>>

const UNKNOWN_POLICY = notFound('There is no such policy')
export const UNKNOWN_VERSION = notFound('There is no such version')

export async function readPolicy(db: Db, slug: string): Saved {
  const found = await findPolicy(db, slug)
  return found === undefined ? fail(UNKNOWN_POLICY) : ok(await policyView(db, found))
}

async function policyView(db: Db, { slug, version, fields, draft }: PolicyRecord): Promise<OfficePolicy> {
  const versions = await listPolicyVersions(db, slug)
  const agreed = await countAgreements(db, slug)
  return {
    ...{ slug, version, fields, path: `/${slug}` },
    draft: draft === null ? null : { ...draft, at: new Date(draft.at).toISOString() },
    versions: versions.map(({ isNow, isComing, until: _, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      bookings: agreed.get(row.version) ?? 0,
      state: isNow ? 'now' : isComing ? 'coming' : 'over',
      path: policyVersionPath(slug, row.version),
    })),
  }
}

type Draft = { slug: string; fields: PolicyFields; revision: string | null }

/** Keeps a draft; refused where somebody else has kept one since it was read. */
export function savePolicyDraftOf({ db }: Parts, member: Member, { slug, fields, revision }: Draft): Saved {
  return inTransaction(db, async (tx) => {
    const found = await findPolicy(tx, slug, { forUpdate: true })
    if (found === undefined) return fail(UNKNOWN_POLICY)
    if ((found.draft?.revision ?? null) !== revision)
      return fail(changedMeanwhile(DRAFTED, await policyView(tx, found)))
    await writeDraft(tx, 'policy_draft', slug, { ...fields, sections: keptSections(fields.sections) }, member.name)
    return readPolicy(tx, slug)
  })
}

const DRAFTED = 'Somebody else has changed the draft of this policy since you opened it. See what differs, then go on.'
const PUBLISHED = 'Somebody else has published this policy since you opened it. See what differs, then publish again.'

function changedMeanwhile(message: string, current: OfficePolicy): ApiRefusal {
  return { status: 409, code: 'changed', message, more: { current } }
}

export function dropPolicyDraftOf({ db }: Parts, member: Member, slug: string): Saved {
  return inTransaction(db, async (tx) => {
    const found = await findPolicy(tx, slug, { forUpdate: true })
    if (found === undefined) return fail(UNKNOWN_POLICY)
    await deleteDraft(tx, 'policy_draft', slug)
    if (found.draft !== null)
      await recordChange(tx, member, { action: 'draft_dropped', subject: 'policy', subjectId: slug })
    return readPolicy(tx, slug)
  })
}

type Publishing = Omit<Draft, 'revision'> & { version: string; revision?: string | null | undefined; from: string }

/** A new version that holds from a day on. One of today is on the site when this is answered. */
export function publishPolicyOf({ db, now }: Parts, member: Member, given: Publishing): Saved {
  const { slug, version, revision, from, fields } = given
  return inTransaction(db, async (tx) => {
    const found = await findPolicy(tx, slug, { forUpdate: true })
    if (found === undefined) return fail(UNKNOWN_POLICY)
    if (found.version !== version) return fail(changedMeanwhile(PUBLISHED, await policyView(tx, found)))
    if (revision !== undefined && (found.draft?.revision ?? null) !== revision)
      return fail(changedMeanwhile(DRAFTED, await policyView(tx, found)))
    if (from < dayInIndia(now())) return fail(invalid('from', 'A version holds from today on at the earliest'))
    if (from < found.from)
      return fail(
        invalid('from', `Version ${found.version} holds from ${formatDay(found.from)}: choose that day or a later one`),
      )
    const kept = { ...fields, sections: keptSections(fields.sections) }
    if (kept.title === found.fields.title && isSameText(kept.sections, found.fields.sections))
      return fail({ status: 409, code: 'unchanged', message: `Nothing differs from version ${found.version}` })
    const known = await listPolicyVersions(tx, slug)
    const next = nextVersion(known.map((each) => each.version))
    await insertPolicyVersion(tx, { slug, version: next, from, fields: kept, by: member.name })
    await deleteDraft(tx, 'policy_draft', slug)
    await bringPoliciesIn(tx)
    await recordChange(tx, member, {
      ...{ action: 'published', subject: 'policy', subjectId: slug },
      before: { version: found.version, ...found.fields },
      after: { version: next, from, ...kept },
    })
    return readPolicy(tx, slug)
  })
}

/** Takes back a version that does not hold yet: nobody can have agreed to it. */
export function withdrawPolicyOf({ db }: Parts, member: Member, slug: string, version: string): Saved {
  return inTransaction(db, async (tx) => {
    if ((await findPolicy(tx, slug, { forUpdate: true })) === undefined) return fail(UNKNOWN_POLICY)
    const found = await findPolicyVersion(tx, slug, version)
    if (found === undefined) return fail(UNKNOWN_VERSION)
    if (!found.isComing)
      return fail({ status: 409, code: 'conflict', message: 'This version holds or has held, so it stays to be read' })
    await deletePolicyVersion(tx, slug, version)
    const before = { version, from: found.from }
    await recordChange(tx, member, { action: 'withdrawn', subject: 'policy', subjectId: slug, before })
    return readPolicy(tx, slug)
  })
}
