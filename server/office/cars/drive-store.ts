import { sql } from 'kysely'
import type { DriveRate } from '#contract/office/car-packages.ts'
import { counted } from '#contract/terms/counted.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'

const PICTURES_MAX = 12

/** What the office changes of a car package. */
export type DriveFields = {
  name: string
  islandId: string
  hours: number
  days: number
  kmLimit: number
  descriptionHtml: string
  stops: { title: string; description: string }[]
  inclusiveHtml: string
  exclusiveHtml: string
  paymentPolicyHtml: string
  closedWeekdays: string[]
  entryTickets: { placeId: string; rupees: number }[]
  placeIds: string[]
  isFirst: boolean
  isLive: boolean
  rates: DriveRate[]
}
export type DriveRecord = DriveFields & {
  id: string
  version: string
  slug: string
  entryFee: number
  pictures: PictureRow[]
}

/** `forUpdate` locks it until the transaction ends. */
export async function findDriveRecord(
  db: Db,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<DriveRecord | undefined> {
  if (forUpdate) await sql`select 1 from car_package where id = ${id} for update`.execute(db)
  const { rows } = await sql<DriveRecord>`
    select id, updated_at::text as version, slug, name, island_id as "islandId", hours, days, km_limit as "kmLimit", entry_fee as "entryFee",
           description as "descriptionHtml", itinerary as stops, inclusive as "inclusiveHtml", exclusive as "exclusiveHtml",
           payment_policy as "paymentPolicyHtml", closed_weekdays as "closedWeekdays", entry_tickets as "entryTickets",
           coalesce((select json_agg(place_id order by position) from car_package_place where car_package_id = drive.id), '[]') as "placeIds",
           top as "isFirst", is_active as "isLive",
           coalesce((select json_agg(json_build_object('vehicleId', vehicle_id, 'vehicleCount', vehicle_count, 'minPax', min_pax, 'maxPax', max_pax,
                                                       'listPrice', list_price) order by position)
                       from car_package_rate where package_id = drive.id), '[]') as rates,
           ${picturesSql('car_package_picture', sql`drive.id`, PICTURES_MAX)} as pictures
      from car_package drive where id = ${id}`.execute(db)
  return rows[0]
}

export type ListedDrive = {
  id: string
  name: string
  island: string
  duration: string
  priceFrom: number | null
  isLive: boolean
  thumb: string | null
}

type Filter = { offset: number; limit: number; words: string; islandId: string; isLive: string }

export async function listDriveRows(
  db: Db,
  { offset, limit, words, islandId, isLive }: Filter,
): Promise<{ rows: ListedDrive[]; total: number }> {
  const { rows } = await sql<ListedDrive & { total: number }>`
    select drive.id, drive.name, island.name as island, duration, is_active as "isLive",
           (select min(list_price) from car_package_rate where package_id = drive.id) as "priceFrom",
           (select '/media/' || picture.id || '-' || picture.version from car_package_picture link join picture on picture.id = link.picture_id
             where link.car_package_id = drive.id order by link.position limit 1) as thumb, count(*) over ()::integer as total
      from car_package drive join island on island.id = drive.island_id
     where (${words} = '' or strpos(lower(drive.name), lower(${words})) > 0) and (${islandId} = '' or drive.island_id = ${islandId})
       and (${isLive} = '' or is_active = (${isLive} = '1'))
     order by top desc, position, drive.id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export async function insertDrive(tx: Tx, id: string, fields: DriveFields): Promise<void> {
  await tx
    .insertInto('car_package')
    .values({
      id,
      slug: id,
      ...columnsOf(fields),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from car_package)`,
    })
    .execute()
}

export async function updateDrive(tx: Tx, id: string, fields: DriveFields): Promise<void> {
  await tx
    .updateTable('car_package')
    .set({ ...columnsOf(fields), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/** "8 hours", "3 days": as pages say it. */
function durationOf({ hours, days }: Pick<DriveFields, 'hours' | 'days'>): string {
  return days > 1 ? counted(days, 'day') : counted(hours, 'hour')
}

/** An adult's tickets together are the entry fee. */
export function entryFeeOf(tickets: DriveFields['entryTickets']): number {
  return tickets.reduce((sum, { rupees }) => sum + rupees, 0)
}

function columnsOf(fields: DriveFields) {
  return {
    ...{
      name: fields.name,
      island_id: fields.islandId,
      duration: durationOf(fields),
      hours: fields.hours,
      days: fields.days,
    },
    ...{
      km_limit: fields.kmLimit,
      entry_fee: entryFeeOf(fields.entryTickets),
      entry_tickets: JSON.stringify(fields.entryTickets),
    },
    ...{
      description: fields.descriptionHtml,
      itinerary: JSON.stringify(fields.stops),
      inclusive: fields.inclusiveHtml,
    },
    ...{
      exclusive: fields.exclusiveHtml,
      payment_policy: fields.paymentPolicyHtml,
      top: fields.isFirst,
      is_active: fields.isLive,
    },
    closed_weekdays: JSON.stringify(fields.closedWeekdays),
  }
}

export async function replaceStops(tx: Tx, id: string, placeIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('car_package_place').where('car_package_id', '=', id).execute()
  const values = [...new Set(placeIds)].map((place_id, index) => ({
    car_package_id: id,
    place_id,
    position: index + 1,
  }))
  if (values.length > 0) await tx.insertInto('car_package_place').values(values).execute()
}

export async function replaceDriveRates(tx: Tx, id: string, rates: readonly DriveRate[]): Promise<void> {
  await tx.deleteFrom('car_package_rate').where('package_id', '=', id).execute()
  const values = rates.map((rate, index) => ({
    ...{ package_id: id, position: index + 1, vehicle_id: rate.vehicleId, vehicle_count: rate.vehicleCount },
    ...{ min_pax: rate.minPax, max_pax: rate.maxPax, list_price: rate.listPrice },
  }))
  if (values.length > 0) await tx.insertInto('car_package_rate').values(values).execute()
}
