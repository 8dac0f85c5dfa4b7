import { sql } from 'kysely'
import type { Carrier, CarrierFields } from '#contract/office/boats.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { firstFree, idStem } from '../free-id.ts'

const UNKNOWN_CARRIER = notFound('There is no such carrier')

export async function listCarrierRows(db: Db, id?: string): Promise<Carrier[]> {
  const { rows } = await sql<Carrier>`
    select id, updated_at::text as version, name, report_before_minutes as "reportBeforeMinutes",
           check_in_closes_minutes as "checkInClosesMinutes", boarding_closes_minutes as "boardingClosesMinutes", luggage_kg as "luggageKg",
           hand_bag_kg as "handBagKg", excess_per_kg as "excessPerKg", port_fee as "portFee", takes_other_names as "takesOtherNames", manifest,
           (select count(*)::int from ferry_vessel where operator_id = operator.id) as boats
      from ferry_operator operator where ${id ?? null}::text is null or id = ${id ?? null} order by lower(name), id`.execute(
    db,
  )
  return rows
}

function columnsOf(fields: CarrierFields) {
  return {
    ...{ name: fields.name, report_before_minutes: fields.reportBeforeMinutes },
    ...{ check_in_closes_minutes: fields.checkInClosesMinutes, boarding_closes_minutes: fields.boardingClosesMinutes },
    ...{ luggage_kg: fields.luggageKg, hand_bag_kg: fields.handBagKg, excess_per_kg: fields.excessPerKg },
    ...{ port_fee: fields.portFee, takes_other_names: fields.takesOtherNames, manifest: fields.manifest },
  }
}

export function addCarrier(db: Db, member: Member, fields: CarrierFields): Promise<Result<Carrier, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const id = await freeFerryId(tx, 'ferry_operator', fields.name)
    await tx
      .insertInto('ferry_operator')
      .values({ id, ...columnsOf(fields) })
      .execute()
    await recordChange(tx, member, { action: 'created', subject: 'carrier', subjectId: id, after: { ...fields } })
    return found(tx, id)
  })
}

/** What travellers have booked keeps its own terms: they are written into each booking. */
export function changeCarrierFields(
  db: Db,
  member: Member,
  { id, version, ...fields }: CarrierFields & { id: string; version: string },
): Promise<Result<Carrier, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    await sql`select 1 from ferry_operator where id = ${id} for update`.execute(tx)
    const before = await found(tx, id)
    if (!before.ok) return before
    if (before.value.version !== version)
      return fail({
        ...{ status: 409, code: 'changed', more: { current: before.value } },
        message: 'Somebody else has saved this carrier since you opened it. See what differs, then save again.',
      })
    await tx
      .updateTable('ferry_operator')
      .set({ ...columnsOf(fields), updated_at: sql`app_now()` })
      .where('id', '=', id)
      .execute()
    const { id: _, version: __, boats: ___, ...was } = before.value
    await recordChange(tx, member, {
      ...{ action: 'changed', subject: 'carrier', subjectId: id },
      ...{ before: was, after: { ...fields } },
    })
    return found(tx, id)
  })
}

async function found(tx: Tx, id: string): Promise<Result<Carrier, ApiRefusal>> {
  const [carrier] = await listCarrierRows(tx, id)
  return carrier === undefined ? fail(UNKNOWN_CARRIER) : ok(carrier)
}

/** An id made of a name that no row of the table has. */
export async function freeFerryId(
  tx: Tx,
  table: 'ferry_operator' | 'ferry_vessel' | 'ferry_trip' | 'ferry_route',
  name: string,
): Promise<string> {
  const stem = idStem(name)
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = ${stem} or id like ${`${stem}-%`}`.execute(tx)
  return firstFree(stem, new Set(rows.map(({ id }) => id)))
}
