import { sql } from 'kysely'
import { synonyms } from '#server/search/synonyms.ts'
import { OFFERS } from './offer-sql.ts'

/** Packages in the columns of what can be searched, with their names. */
export const PACKAGE_ENTRIES = sql`
  select 'package' as kind, package.id, package.name as title, '' as names,
         package.nights || ' nights ' || package.nights + 1 || ' days, ' || category.name as subtitle,
         package.nights || ' nights ' || package.nights + 1 || ' days tour package holiday trip ' || category.name
                        || ' ' || ${synonyms(sql`category.name`)} || coalesce(' ' || stops.names, '') as keywords,
         package.description || ' ' || package.overview || ' ' || package.inclusive || ' ' || package.itinerary::text as body,
         '/package-details/' || package.slug as url,
         (select picture_id from package_picture where package_id = package.id order by position limit 1) as picture_id,
         (offer.rate + 1) / 2 as price_from, case when package.special then 0.2 else 0.1 end::real as boost
    from (${OFFERS}) offer join package on package.id = offer.id join category on category.id = package.category_id
    left join (select package_place.package_id, string_agg(place.name || ' ' || island.name, ' ' order by package_place.position) as names
                 from package_place join place on place.id = package_place.place_id join island on island.id = place.island_id
                group by package_place.package_id) stops on stops.package_id = package.id`
