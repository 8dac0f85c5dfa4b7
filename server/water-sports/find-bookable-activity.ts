import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { type PictureRow, picturesSql } from '#server/media/picture-sql.ts'

/** Papers show no more of one activity (ours). */
const PICTURES_MAX = 2

/** What somebody who goes on it needs to know: `restrictions` are those who must not come. */
export type BookableActivity = {
  name: string
  minutes: number
  included: string[]
  bring: string[]
  restrictions: string[]
  swimming: boolean
  place: string
  islandId: string
  island: string
  permit: string | null
  pictures: PictureRow[]
}

/** A water sport at one of its places; undefined where it is not offered. */
export async function findBookableActivity(
  db: Db,
  activityId: string,
  placeId: string,
): Promise<BookableActivity | undefined> {
  const { rows } = await sql<BookableActivity>`
    select activity.name, activity.duration_minutes as minutes, activity.included, activity.bring, activity.health_restrictions as restrictions,
           activity.swimming_needed as swimming, place.name as place, island.id as "islandId", island.name as island,
           place.permit, ${picturesSql('activity_picture', sql`activity.id`, PICTURES_MAX)} as pictures
      from activity_place stop
      join activity on activity.id = stop.activity_id and activity.is_active
      join place on place.id = stop.place_id
      join island on island.id = place.island_id
     where stop.activity_id = ${activityId} and stop.place_id = ${placeId}`.execute(db)
  return rows[0]
}
