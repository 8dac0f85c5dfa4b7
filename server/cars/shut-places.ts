import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Places of a car package that are known to be shut on that day; undefined on a day on which nothing is. */
export async function findShutPlaces(db: Db, packageId: string, day: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ is_shut: boolean; places: string[] }>`
    select drive.closed_weekdays ? asked.weekday as is_shut,
           array(select place.name from car_package_place stop join place on place.id = stop.place_id
                  where stop.car_package_id = drive.id and place.closed ->> 'weekday' = asked.weekday order by stop.position) as places
      from car_package drive, (select to_char(${day}::date, 'FMDay') as weekday) asked where drive.id = ${packageId}`.execute(
    db,
  )
  const [row] = rows
  return row === undefined || (!row.is_shut && row.places.length === 0) ? undefined : row.places
}
