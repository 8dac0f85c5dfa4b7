import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { readConfirmedPolicies, writeConfirmedPolicies } from '#server/settings/confirmed-policies.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { readChecklistFacts } from './checklist-store.ts'

type Said = readonly { slug: string; version: string }[]

const CHANGED: ApiRefusal = {
  ...{ status: 409, code: 'changed' },
  message: 'A policy is in another version by now. Please read it, then confirm again.',
}

/** Notes who has said of which versions that they hold for this business. The policies themselves stay as they are. */
export function confirmAsTheyStand(
  { db, now }: { db: Db; now: () => Date },
  member: Member,
  said: Said,
): Promise<Result<undefined, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const { policies } = await readChecklistFacts(tx, null)
    const isThere = ({ slug, version }: Said[number]) =>
      policies.some((each) => each.slug === slug && each.version === version)
    if (!said.every(isThere)) return fail(CHANGED)
    const at = now().toISOString()
    const fresh = Object.fromEntries(said.map(({ slug, version }) => [slug, { version, by: member.name, at }]))
    await writeConfirmedPolicies(tx, { ...(await readConfirmedPolicies(tx)), ...fresh })
    for (const { slug, version } of said)
      await recordChange(tx, member, { action: 'confirmed', subject: 'policy', subjectId: slug, after: { version } })
    return ok(undefined)
  })
}
