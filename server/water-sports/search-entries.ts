import { sql } from 'kysely'
import { synonyms } from '#server/search/synonyms.ts'
import { ACTIVITY_OFFERS } from './offer-sql.ts'

/** Water sports in the columns of what can be searched. */
export const ACTIVITY_ENTRIES = sql`
  select 'activity', offer.id, offer.name, ${synonyms(sql`offer.name`)}, coalesce(stops.shown, ''),
         'water sport activity ' || offer.kind || coalesce(' ' || stops.names, ''), offer.description, '/water-sport-details/' || offer.id,
         (select picture_id from activity_picture where activity_id = offer.id order by position limit 1), offer.price, 0.25::real
    from (${ACTIVITY_OFFERS}) offer
    left join (select activity_place.activity_id, string_agg(place.name, ', ' order by activity_place.position) as shown,
                      string_agg(place.name || ' ' || island.name, ' ' order by activity_place.position) as names
                 from activity_place join place on place.id = activity_place.place_id join island on island.id = place.island_id
                group by activity_place.activity_id) stops on stops.activity_id = offer.id`
