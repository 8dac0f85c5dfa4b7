import type { LookFields, OfficeLook } from '#contract/office/look.ts'
import { accentProblem } from '#contract/terms/accent.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { brandSheetPath } from '#server/pages/brand-sheet.ts'
import { lockLook, lookOf, readStoredLook, writeLook } from '#server/settings/brand-look.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { logoProblem } from './logo-problem.ts'

export async function readOfficeLook(db: Db): Promise<OfficeLook> {
  const stored = await readStoredLook(db)
  const look = lookOf(stored)
  return {
    ...{ accent: stored.accent, logo: stored.pictureId, version: stored.version },
    logoUrl: look?.logo?.mediaLink ?? null,
    sheetUrl: brandSheetPath(look) ?? null,
  }
}

/** A colour that can be read, and a logo that can be seen on white. */
export function changeLook(
  db: Db,
  member: Member,
  { version, accent, logo }: LookFields & { version: string },
): Promise<Result<OfficeLook, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    await lockLook(tx)
    const before = await readOfficeLook(tx)
    if (before.version !== version) return fail(changedMeanwhile('look', before))
    const words = accent === null ? undefined : accentProblem(accent)
    if (words !== undefined) return fail(invalid('accent', words))
    const problem = logo === null || logo === before.logo ? undefined : await logoProblem(tx, logo)
    if (problem !== undefined) return fail(invalid('logo', problem))
    await writeLook(tx, { accent, pictureId: logo })
    await recordChange(tx, member, {
      ...{ action: 'changed', subject: 'setting', subjectId: 'look' },
      ...{ before: told(before), after: told({ accent, logo }) },
    })
    return ok(await readOfficeLook(tx))
  })
}

function told({ accent, logo }: LookFields): LookFields {
  return { accent, logo }
}
