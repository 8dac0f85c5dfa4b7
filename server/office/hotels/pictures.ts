import { sql } from 'kysely'
import type { OfficePicture } from '#contract/office/hotels.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import type { PictureRow } from '#server/media/picture-sql.ts'
import { pictureSql, picturesSql } from '#server/media/picture-sql.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { picturesView } from './view.ts'

const PICTURES_MAX = 12
export type PicturedKind = 'hotel' | 'room_type' | 'place' | 'activity' | 'car_package' | 'vehicle'

/** Gives a record these pictures in this order. One without words for who does not see it is on no page. */
export function arrange(
  db: Db,
  member: Member,
  { kind, id, pictureIds }: { kind: PicturedKind; id: string; pictureIds: readonly string[] },
): Promise<Result<{ pictures: OfficePicture[] }, ApiRefusal>> {
  const ids = [...new Set(pictureIds)]
  return inTransaction(db, async (tx) => {
    const { rows: owners } = await sql`select 1 from ${sql.table(kind)} where id = ${id} for update`.execute(tx)
    if (owners.length === 0) return fail(notFound('There is nothing with this number'))
    const known = await tx.selectFrom('picture').select(['id', 'alt']).where('id', 'in', ids).execute()
    if (known.length < ids.length) return fail(invalid('pictureIds', 'One of these pictures is not there any more'))
    if (known.some(({ alt }) => alt === ''))
      return fail({
        status: 409,
        code: 'needs_words',
        message: 'Please write first what each picture shows, for who does not see it',
      })
    if (kind === 'vehicle' && ids.length > 1) return fail(invalid('pictureIds', 'A car is shown by one picture'))
    const before = await picturesOf(tx, kind, id)
    await write(tx, kind, id, ids)
    await recordChange(tx, member, {
      ...{ action: 'pictures_arranged', subject: kind, subjectId: id },
      ...{ before: { pictures: before.map((each) => each.id) }, after: { pictures: ids } },
    })
    return ok({ pictures: picturesView(await picturesOf(tx, kind, id)) })
  })
}

/** A car keeps its only picture in its own row. */
async function write(tx: Tx, kind: PicturedKind, id: string, ids: readonly string[]): Promise<void> {
  if (kind === 'vehicle') {
    await sql`update vehicle set picture_id = ${ids[0]}, updated_at = clock_timestamp() where id = ${id}`.execute(tx)
    return
  }
  await sql`delete from ${sql.table(`${kind}_picture`)} where ${sql.ref(`${kind}_id`)} = ${id}`.execute(tx)
  await sql`
    insert into ${sql.table(`${kind}_picture`)} (${sql.ref(`${kind}_id`)}, position, picture_id)
    select ${id}, place, picture_id from unnest(${[...ids]}::text[]) with ordinality each (picture_id, place)`.execute(
    tx,
  )
}

async function picturesOf(tx: Tx, kind: PicturedKind, id: string): Promise<PictureRow[]> {
  if (kind === 'vehicle') {
    const { rows } = await sql<{ picture: PictureRow | null }>`
      select ${pictureSql(sql`vehicle.picture_id`)} as picture from vehicle where id = ${id}`.execute(tx)
    return rows.flatMap(({ picture }) => picture ?? [])
  }
  const { rows } = await sql<{ pictures: PictureRow[] }>`
    select ${picturesSql(`${kind}_picture`, sql`${id}::text`, PICTURES_MAX)} as pictures`.execute(tx)
  return rows[0]?.pictures ?? []
}
