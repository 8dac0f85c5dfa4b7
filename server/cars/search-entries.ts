import { sql } from 'kysely'
import { paths } from '#contract/terms/paths.ts'
import { CAR_PACKAGE_OFFERS } from './offer-sql.ts'

/** Car packages in the columns of what can be searched. */
export const CAR_PACKAGE_ENTRIES = sql`
  select 'car', offer.id, offer.name, '',
         offer.duration || ' by car, ' || island.name || coalesce(' (' || island.old_name || ')', ''),
         'car rental hire cab taxi driver drive sightseeing ' || offer.duration || ' ' || island.name || coalesce(' ' || island.main_town, '')
           || coalesce(' ' || stops.names, ''),
         offer.description || ' ' || offer.inclusive || ' ' || offer.itinerary::text, ${sql.lit(paths.carRentalDetails(''))} || offer.slug,
         (select picture_id from car_package_picture where car_package_id = offer.id order by position limit 1), offer.price,
         case when offer.top then 0.2 else 0.1 end::real
    from (${CAR_PACKAGE_OFFERS}) offer join island on island.id = offer.island_id
    left join (select stop.car_package_id, string_agg(place.name, ' ' order by stop.position) as names
                 from car_package_place stop join place on place.id = stop.place_id
                group by stop.car_package_id) stops on stops.car_package_id = offer.id`
