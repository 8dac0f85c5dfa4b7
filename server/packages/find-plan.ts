import { type RawBuilder, sql } from 'kysely'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import type { ItineraryDay } from '#contract/v1/packages.ts'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import { freeRooms } from '#server/hotels/stay-sql.ts'
import { dayPicturesSql, type PictureRow, picturesSql } from '#server/media/picture-sql.ts'
import type { ShutPlace } from './shut-days.ts'

/** Papers show no more of one package (ours). */
const PICTURES_MAX = 4

/** Nights in one hotel; nights count from the start day. `roomTypeId` null: none of our rooms. `freeRooms`: in its fullest night. */
export type PlannedStay = {
  hotelName: string
  roomType: string
  capacity: number
  nights: number
  firstNight: number
  roomTypeId: string | null
  address: string | null
  contact: string | null
  islandId: string | null
  hotelId: string | null
  phone: string | null
  checkInTime: string | null
  checkOutTime: string | null
  hasBreakfast: boolean | null
  pictures: PictureRow[]
  freeRooms: number
}
/** `rooms` of the stay that the party takes, none where it is none of our rooms. */
export type HousedStay = PlannedStay & { rooms: number; checkIn: string }
/** A crossing on one of our trips; `day` 1 is the start day. */
export type PlanLeg = { day: number; trip: string; code: FerryClassCode }
/** A place on the plan, with what must be shown or fetched there. */
export type PlannedPlace = { name: string; permit: string | null; pictures: PictureRow[] }
/** A day of a plan as it is stored. */
export type StoredDay = Omit<ItineraryDay, 'activities' | 'images'> & { shut?: ShutPlace[]; activityIds?: string[] }
export type Plan = {
  name: string
  nights: number
  nonRefundable: number
  inclusive: string
  exclusive: string
  itinerary: StoredDay[]
  pictures: PictureRow[]
  /** Those chosen for a day, by its number. */
  dayPictures: Record<string, PictureRow[]>
  places: PlannedPlace[]
  stays: PlannedStay[]
  legs: PlanLeg[]
}

/** What a package takes when it begins on that day; undefined when there is none of that id. */
export async function findPlan(db: Db, id: string, startDate: string): Promise<Plan | undefined> {
  const { rows } = await prepared(
    db,
    sql<Plan>`
    with stay as (${staysOf(id)})
    select package.name, package.nights, package.non_refundable as "nonRefundable", package.inclusive,
           package.exclusive, package.itinerary, ${picturesSql('package_picture', sql`package.id`, PICTURES_MAX)} as pictures,
           ${dayPicturesSql(sql`package.id`)} as "dayPictures",
           (select coalesce(json_agg(json_build_object('name', place.name, 'permit', place.permit,
                     'pictures', ${picturesSql('place_picture', sql`place.id`, 1)}) order by package_place.position), '[]')
              from package_place join place on place.id = package_place.place_id where package_place.package_id = package.id) as places,
           (select coalesce(json_agg(json_build_object(
                     'hotelName', stay.hotel_name, 'roomType', stay.room_name, 'capacity', stay.capacity, 'nights', stay.nights,
                     'firstNight', stay.first_night, 'roomTypeId', room_type.id, 'address', hotel.address, 'contact', hotel.contact,
                     'islandId', hotel.island_id, 'hotelId', hotel.id, 'phone', hotel.phone,
                     'checkInTime', hotel.checkin_time, 'checkOutTime', hotel.checkout_time, 'hasBreakfast', room_type.breakfast,
                     'pictures', ${picturesSql('hotel_picture', sql`hotel.id`, 1)}, 'freeRooms', coalesce((
                       select min(coalesce(${freeRooms('night')}, 0)) from generate_series(0, stay.nights - 1) step
                         left join room_night night on night.room_type_id = room_type.id
                                                   and night.night = ${startDate}::date + stay.first_night + step), 0)) order by stay.place), '[]')
              from stay left join hotel on hotel.id = stay.hotel_id
              left join room_type on room_type.hotel_id = stay.hotel_id and room_type.name = stay.room_name) as stays,
           (select coalesce(json_agg(leg order by day), '[]') from (${legsOf(id)}) leg) as legs
      from package where package.id = ${id}`,
  )
  return rows[0]
}

function staysOf(id: string): RawBuilder<unknown> {
  return sql`
    select place, hotel ->> 'hotelId' as hotel_id, hotel ->> 'hotelName' as hotel_name, hotel ->> 'roomType' as room_name,
           greatest(1, (hotel ->> 'capacityPerRoom')::integer) as capacity, (hotel ->> 'duration')::integer as nights,
           (sum((hotel ->> 'duration')::integer) over (order by place) - (hotel ->> 'duration')::integer)::integer as first_night
      from package cross join lateral jsonb_array_elements(package.hotels) with ordinality as each_stay (hotel, place)
     where package.id = ${id}`
}

function legsOf(id: string): RawBuilder<unknown> {
  return sql`
    select (plan ->> 'day')::integer as day, plan -> 'ferry' ->> 'tripId' as trip, plan -> 'ferry' ->> 'classCode' as code
      from package cross join lateral jsonb_array_elements(package.itinerary) plan
     where package.id = ${id} and plan -> 'ferry' ->> 'tripId' is not null`
}
