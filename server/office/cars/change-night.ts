import type { CarNightRecord } from '#contract/office/car-surcharges.ts'
import type { CarNight } from '#contract/terms/car-surcharges.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { lockNight, readNight, writeNight } from '#server/settings/car-surcharges.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { given } from '../given.ts'

const ID = 'night'

export async function readCarNight(db: Db): Promise<CarNightRecord> {
  const { from, to, percent, leastRupees } = await readNight(db)
  // Two nights that are the same are the same version.
  return { id: ID, version: [from, to, percent, leastRupees].join(' '), from, to, percent, leastRupees }
}

type NightChange = { [Field in keyof CarNight]?: CarNight[Field] | undefined }

/** Saves the fields that were sent; pages and searches follow within a second. */
export function changeNight(
  db: Db,
  member: Member,
  { id, version, ...change }: NightChange & { id: string; version: string },
): Promise<Result<{ carNight: CarNightRecord }, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    if (id !== ID) return fail(notFound('There is no such surcharge'))
    await lockNight(tx)
    const current = await readCarNight(tx)
    if (current.version !== version) return fail(changedMeanwhile('night', current))
    const { id: _, version: __, ...before } = current
    const after = { ...before, ...given(change) }
    if (after.from === after.to) return fail(invalid('to', 'The night ends when it begins'))
    await writeNight(tx, after)
    const told = { before: toldOf(before), after: toldOf(after) }
    await recordChange(tx, member, { action: 'changed', subject: 'car_night', subjectId: ID, ...told })
    return ok({ carNight: await readCarNight(tx) })
  })
}

/** As the audit tells it. */
function toldOf({ from, to, ...rest }: CarNight): Record<string, unknown> {
  return { begins: from, ends: to, ...rest }
}
