import { sql } from 'kysely'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import type { Db } from '#server/db/db.ts'
import type { PictureRow } from '#server/media/picture-sql.ts'

type BoatClass = { code: FerryClassCode; name: string; seats: number }

export type BoatRecord = {
  id: string
  version: string
  name: string
  carrierId: string
  kind: string
  registration: string
  notes: string
  pictureId: string | null
  picture: PictureRow | null
  classes: BoatClass[]
}

/** The number of the newest map of a boat: a version of its seats that no sailing may have yet. */
const NEWEST_MAP = sql`coalesce((select max(number) from ferry_map where ferry_map.vessel_id = vessel.id), 1)`

const CLASSES = sql`coalesce((
  select json_agg(json_build_object('code', code, 'name', name, 'seats', cardinality(seats) - cardinality(blocked)) order by position)
    from ferry_cabin where ferry_cabin.vessel_id = vessel.id and map = ${NEWEST_MAP}), '[]')`

export async function findBoat(
  db: Db,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<BoatRecord | undefined> {
  if (forUpdate) await sql`select 1 from ferry_vessel where id = ${id} for update`.execute(db)
  const { rows } = await sql<BoatRecord>`
    select vessel.id, updated_at::text as version, vessel.name, operator_id as "carrierId", kind, registration, notes, picture_id as "pictureId",
           (select json_build_object('id', picture.id, 'alt', alt, 'width', width, 'height', height, 'version', picture.version,
                                     'placeholder', placeholder) from picture where picture.id = picture_id) as picture,
           ${CLASSES} as classes
      from ferry_vessel vessel where vessel.id = ${id}`.execute(db)
  return rows[0]
}

export type ListedBoat = {
  id: string
  name: string
  carrier: string
  kind: string
  registration: string
  classes: BoatClass[]
  departures: number
  thumb: string | null
}

type BoatFilter = { offset: number; limit: number; words: string; carrierId: string; today: string }

export async function listBoatRows(
  db: Db,
  { offset, limit, words, carrierId, today }: BoatFilter,
): Promise<{ rows: ListedBoat[]; total: number }> {
  const { rows } = await sql<ListedBoat & { total: number }>`
    select vessel.id, vessel.name, operator.name as carrier, kind, registration, ${CLASSES} as classes,
           (select count(*)::int from ferry_trip trip where trip.vessel_id = vessel.id and trip.is_active
               and coalesce(trip.until_date >= ${today}::date, true)) as departures,
           (select '/media/' || picture.id || '-' || picture.version from picture where picture.id = picture_id) as thumb,
           count(*) over ()::int as total
      from ferry_vessel vessel join ferry_operator operator on operator.id = vessel.operator_id
     where (${words} = '' or strpos(lower(vessel.name || ' ' || operator.name || ' ' || registration), lower(${words})) > 0)
       and (${carrierId} = '' or vessel.operator_id = ${carrierId})
     order by lower(vessel.name), vessel.id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

type Named = { id: string; name: string }
export type FerryOptions = { carriers: Named[]; ports: Named[]; boats: (Named & { classes: BoatClass[] })[] }

export async function readFerryOptions(db: Db): Promise<FerryOptions> {
  const { rows } = await sql<FerryOptions>`
    select coalesce((select json_agg(json_build_object('id', id, 'name', name) order by lower(name)) from ferry_operator), '[]') as carriers,
           coalesce((select json_agg(json_build_object('id', id, 'name', name || ', ' || town) order by position) from ferry_port), '[]') as ports,
           coalesce((select json_agg(json_build_object('id', vessel.id, 'name', vessel.name, 'classes', ${CLASSES}) order by lower(vessel.name))
              from ferry_vessel vessel), '[]') as boats`.execute(db)
  return rows[0] ?? { carriers: [], ports: [], boats: [] }
}
