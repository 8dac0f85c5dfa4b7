import { sql } from 'kysely'
import { FERRY_CLASS_NAMES } from '#contract/terms/ferry-labels.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { newCabin } from '#contract/terms/seat-drawing.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { type BoatRecord, findBoat } from './boat-store.ts'
import { freeFerryId } from './carriers.ts'
import { insertCabins } from './map-store.ts'
import { boatView } from './view.ts'

export const UNKNOWN_BOAT = notFound('There is no such boat')
const UNKNOWN_CARRIER = invalid('carrierId', 'Please choose a carrier from the list')

type Saved = Promise<Result<BoatRecord, ApiRefusal>>

/** A new boat sails nowhere until the timetable has it. */
export function addBoat(db: Db, member: Member, given: { name: string; carrierId: string; kind: string }): Saved {
  return inTransaction(db, async (tx) => {
    if (!(await isCarrier(tx, given.carrierId))) return fail(UNKNOWN_CARRIER)
    const id = await freeFerryId(tx, 'ferry_vessel', given.name)
    const { name, carrierId, kind } = given
    await tx.insertInto('ferry_vessel').values({ id, operator_id: carrierId, name, kind }).execute()
    await insertCabins(tx, id, 1, [newCabin('pClass', FERRY_CLASS_NAMES.pClass)])
    await recordChange(tx, member, { action: 'created', subject: 'boat', subjectId: id, after: given })
    return saved(tx, id)
  })
}

export type BoatChange = {
  id: string
  version: string
  name?: string | undefined
  carrierId?: string | undefined
  kind?: string | undefined
  registration?: string | undefined
  notes?: string | undefined
  pictureId?: string | null | undefined
}

export function changeBoatFields(db: Db, member: Member, { id, version, ...change }: BoatChange): Saved {
  return inTransaction(db, async (tx) => {
    const boat = await findBoat(tx, id, { forUpdate: true })
    if (boat === undefined) return fail(UNKNOWN_BOAT)
    if (boat.version !== version) return fail(changedMeanwhile(boat))
    const problem = await problemOf(tx, change)
    if (problem !== undefined) return fail(problem)
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const before = fieldsOf(boat)
    const next = { ...before, ...given }
    await tx
      .updateTable('ferry_vessel')
      .set({
        ...{ name: next.name, operator_id: next.carrierId, kind: next.kind, registration: next.registration },
        ...{ notes: next.notes, picture_id: next.pictureId, updated_at: sql`app_now()` },
      })
      .where('id', '=', id)
      .execute()
    await recordChange(tx, member, { action: 'changed', subject: 'boat', subjectId: id, before, after: next })
    return saved(tx, id)
  })
}

function fieldsOf({ name, carrierId, kind, registration, notes, pictureId }: BoatRecord) {
  return { name, carrierId, kind, registration, notes, pictureId }
}

function changedMeanwhile(boat: BoatRecord): ApiRefusal {
  return {
    ...{ status: 409, code: 'changed', more: { current: boatView(boat) } },
    message: 'Somebody else has saved this boat since you opened it. See what differs, then save again.',
  }
}

async function problemOf(
  tx: Tx,
  { carrierId, pictureId }: Omit<BoatChange, 'id' | 'version'>,
): Promise<ApiRefusal | undefined> {
  if (carrierId !== undefined && !(await isCarrier(tx, carrierId))) return UNKNOWN_CARRIER
  if (pictureId === undefined || pictureId === null) return undefined
  const picture = await tx.selectFrom('picture').select('alt').where('id', '=', pictureId).executeTakeFirst()
  if (picture === undefined) return invalid('pictureId', 'This picture is not there any more')
  if (picture.alt === '')
    return {
      ...{ status: 409, code: 'needs_words' },
      message: 'Please write first what the picture shows, for who does not see it',
    }
  return undefined
}

async function isCarrier(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('ferry_operator').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

async function saved(tx: Tx, id: string): Saved {
  const boat = await findBoat(tx, id)
  return boat === undefined ? fail(UNKNOWN_BOAT) : ok(boat)
}
