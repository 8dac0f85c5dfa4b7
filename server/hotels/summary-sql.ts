import { type RawBuilder, sql } from 'kysely'
import type { PictureRow } from '#server/media/picture.ts'

/** Most pictures a hotel shows in its gallery (ours). */
const HOTEL_PICTURES_MAX = 12

export type HotelRow = {
  id: string
  name: string
  address: string
  property_type: { id: string; name: string }
  checkin_time: string
  checkout_time: string
  available_rooms: number
  standard_price: number
  tax_amount: number
  star_rating: number
  booking_policy: string
  description: string
  pictures: PictureRow[]
  locality: string
  contact: string
  amenities: { id: string; name: string }[]
  island: { id: string; name: string; old_name: string | null }
  point_id: string | null
  lat: number
  lng: number
  rating: { average: number; count: number } | null
  label: string | null
  struck: { price: number; tax: number } | null
  stay: { sold_out: boolean; rooms: number; base: number; tax: number } | null
}

/** The pictures and facilities of the hotels in `page`, gathered for all of them at once. */
export function pageParts(): RawBuilder<unknown> {
  return sql`
    picture_list as materialized (
      select link.hotel_id, json_agg(json_build_object('id', picture.id, 'alt', picture.alt, 'width', picture.width, 'height', picture.height,
               'version', picture.version, 'placeholder', picture.placeholder) order by link.position) as pictures
        from page join hotel_picture link on link.hotel_id = page.id join picture on picture.id = link.picture_id
       where link.position <= ${HOTEL_PICTURES_MAX}::int
       group by link.hotel_id),
    amenity_list as materialized (
      select link.hotel_id, json_agg(json_build_object('id', amenity.id, 'name', amenity.name) order by link.position) as amenities
        from page join hotel_amenity link on link.hotel_id = page.id join amenity on amenity.id = link.amenity_id
       group by link.hotel_id)`
}

/** One hotel as a JSON value; for rows of `shown` (see search-hotels.ts) with `hotel`, `island`, `property_type` and pageParts. */
export function hotelJson(): RawBuilder<HotelRow> {
  return sql<HotelRow>`json_build_object(
    'id', hotel.id, 'name', hotel.name, 'address', hotel.address, 'checkin_time', hotel.checkin_time, 'checkout_time', hotel.checkout_time,
    'property_type', json_build_object('id', property_type.id, 'name', property_type.name),
    'available_rooms', shown.available_rooms, 'standard_price', shown.standard_price, 'tax_amount', shown.tax_amount,
    'star_rating', hotel.star_rating, 'booking_policy', hotel.booking_policy, 'description', hotel.description,
    'locality', hotel.locality, 'contact', hotel.contact, 'point_id', hotel.point_id, 'lat', hotel.lat, 'lng', hotel.lng,
    'island', json_build_object('id', island.id, 'name', island.name, 'old_name', island.old_name),
    'rating', case when shown.rating_count > 0 then json_build_object('average', shown.rating, 'count', shown.rating_count) end,
    'label', shown.label, 'struck', case when shown.starts_at is not null then ${struckJson()} end,
    'stay', case when shown.has_stay then json_build_object('sold_out', shown.sold_out, 'rooms', shown.rooms, 'base', shown.stay_base,
                                                            'tax', shown.stay_tax) end,
    'pictures', coalesce(picture_list.pictures, '[]'), 'amenities', coalesce(amenity_list.amenities, '[]'))`
}

/** The lowest price of the 30 days before the deal began (India's days), and the tax it would carry. */
function struckJson(): RawBuilder<unknown> {
  return sql`(
    select json_build_object('price', lowest.rate, 'tax', (2 * lowest.rate * tax.percent + 100) / 200)
      from (select min(history.rate) as rate from price_history history
             where history.kind = 'hotel' and history.scope_id = hotel.id
               and history.from_date < (shown.starts_at at time zone 'Asia/Kolkata')::date
               and coalesce(history.until_date, 'infinity') >= (shown.starts_at at time zone 'Asia/Kolkata')::date - 30) lowest
      join tax on lowest.rate >= tax.from_price and lowest.rate < tax.until_price and shown.today >= tax.from_date and shown.today < tax.until_date
     where lowest.rate > shown.standard_price)`
}
