import { type RawBuilder, sql } from 'kysely'
import { paths } from '#contract/terms/paths.ts'
import { PRODUCTS, productOfKind } from '#server/products/registry.ts'
import { faqNames } from './faq-names.ts'
import { synonyms } from './synonyms.ts'

/** What the site tells beside its catalogue, in the columns of entries.ts. */
const POSTS = sql`
  select 'post', post.id, post.title, ${synonyms(sql`post.title`)}, post.teaser,
         'story blog guide ' || coalesce((select string_agg(place.name, ' ' order by place.id) from post_place join place on place.id = post_place.place_id
                                           where post_place.post_id = post.id), ''),
         post.teaser || ' ' || coalesce((select string_agg(heading || ' ' || body, ' ' order by position) from post_section where post_id = post.id), ''),
         ${sql.lit(paths.story(''))} || post.slug, post.picture_id, null::integer, 0.05::real
    from post where post.is_published`

/** What people call these pages, where their titles do not say so. */
const SITE_PAGES = sql`
  select 'page', 'site-' || site_page.slug, site_page.title, coalesce(called.names, ''),
         coalesce(site_page.intro, case when site_page.kind = 'policy' then 'Last changed ' || to_char(site_page.changed_on, 'FMDD Mon YYYY') else '' end),
         coalesce(called.keywords, case when site_page.kind = 'policy' then 'legal policy terms rules' else '' end),
         coalesce(site_page.intro, '') || ' '
           || coalesce((select string_agg(heading || ' ' || body, ' ' order by position) from site_page_section where page_slug = site_page.slug), ''),
         '/' || site_page.slug, site_page.picture_id, null, case when site_page.kind = 'policy' or site_page.slug = 'about' then 0 else 0.3 end::real
    from site_page left join (values
      ('when-to-go', E'Best time to visit\nWeather\nClimate', 'season monsoon rain temperature sea january february march april may june july august september october november december'),
      ('contact', E'Contact us\nPhone\nWhatsApp\nEmail', 'address telephone number office hours map call customer care enquiry wedding event photo shoot group'),
      ('faq', E'FAQ\nQuestions\nHelp', 'answers'),
      ('about', E'About', 'company who we are'),
      ('refund-policy', E'Refund\nCancellation', 'cancel money back legal policy terms'),
      ('payment-policy', E'Payment', 'card upi bank legal policy terms')
    ) called (slug, names, keywords) on called.slug = site_page.slug`

const FAQ_ENTRIES = sql`
  select 'page', 'faq-' || faq_question.id, faq_question.question, ${faqNames(sql`faq_question.question`)}, 'Question and answer: ' || faq_group.name, 'faq question answer ' || faq_group.name,
         faq_question.answer, ${sql.lit(`${paths.faq}#`)} || faq_group.id, null, null, 0.12::real
    from faq_question join faq_group on faq_group.id = faq_question.group_id`

/**
 * Everything a visitor can find: each product and each other kind of record is one select of kind, id, title, names (one a line),
 * subtitle, keywords, body, url, picture_id, price_from and boost, in this order; the first of them names the columns, and the body may
 * be html.
 */
export function searchableEntries(): RawBuilder<unknown> {
  return sql.join(
    [
      ...PRODUCTS.flatMap(({ searchEntries }) => searchEntries ?? []),
      ...[PLACES, ISLANDS, CATEGORIES, LISTS, MONTHS, POSTS, SITE_PAGES, FAQ_ENTRIES],
    ],
    sql` union all `,
  )
}

/** "Swaraj Dweep (Havelock Island)" */
function bothNames(table: string): RawBuilder<string> {
  const [name, old] = [sql.ref(`${table}.name`), sql.ref(`${table}.old_name`)]
  return sql<string>`${name} || coalesce(' (' || ${old} || ')', '')`
}

const PLACES = sql`
  select 'place', place.id, ${bothNames('place')}, concat_ws(E'\n', place.name, place.old_name, nullif(${synonyms(sql`place.name`)}, '')),
         case when place.name = island.name then upper(left(place.kind, 1)) || substr(place.kind, 2) else ${bothNames('island')} end,
         place.kind || ' ' || coalesce((select string_agg(good, ' ') from jsonb_array_elements_text(place.good_for) good), '')
                    || ' ' || island.name || coalesce(' ' || island.main_town, ''),
         place.description, ${sql.lit(paths.placeDetails(''))} || place.id,
         (select picture_id from place_picture where place_id = place.id order by position limit 1),
         null::integer, case when place.top then 0.3 else 0.1 end::real
    from place join island on island.id = place.island_id`

/** The list of an island's places is its page; an island with one place is that place. */
const ISLANDS = sql`
  select 'page', 'island-' || island.id,
         coalesce(island.main_town || ' (' || island.main_town_old || ')', ${bothNames('island')}),
         concat_ws(E'\n', island.name, island.old_name, regexp_replace(island.old_name, ' Island$', ''), island.site_label,
                   island.main_town, island.main_town_old),
         count(place.id) || ' places to see' || case when island.main_town_old is null then '' else ' on ' || island.name end,
         'island town', '', ${sql.lit(`${paths.places}?island=`)} || island.id,
         (select place_picture.picture_id from place beautiful join place_picture on place_picture.place_id = beautiful.id
           where beautiful.island_id = island.id order by beautiful.top desc, beautiful.position, place_picture.position limit 1),
         null, 0.6::real
    from island join place on place.island_id = island.id
   group by island.id having count(place.id) > 1`

const CATEGORIES = sql`
  select 'page', 'category-' || category.slug,
         'All ' || lower(category.name) || case when category.name like '%s' then '' else ' packages' end || ' (' || offers.count || ')',
         concat_ws(E'\n', category.name, category.name || ' tour packages', category.heading, ${synonyms(sql`category.name`)}),
         category.name || ' holidays in the islands', 'tour package holiday trip ' || category.name, category.intro,
         ${sql.lit(paths.category(''))} || category.slug,
         (select package_picture.picture_id from package join package_picture on package_picture.package_id = package.id
           where package.category_id = category.id and package.is_active order by package.position, package_picture.position limit 1),
         offers.price, 0.4::real
    from category cross join lateral (
           select count(*)::int as count, min(price_from) as price from (${productOfKind('package').searchEntries ?? sql``}) entry
             join package on package.id = entry.id where package.category_id = category.id) offers
   where category.is_active and not category.is_deleted and offers.count > 0`

/** What a month is like; the page of the year has a heading for each. */
const MONTHS = sql`
  select 'page', 'month-' || month, to_char(make_date(2000, month, 1), 'FMMonth') || ' in the Andamans', to_char(make_date(2000, month, 1), 'FMMonth'),
         headline, 'weather month season temperature rain sea best time visit', '', ${sql.lit(`${paths.whenToGo}?month=`)} || month,
         null, null, 0.3::real
    from climate_month`

/** Pages that are lists; what is written on others lives in the database. Who names a thing that a list `holds` wants the thing first. */
const LISTS = sql`
  select 'page', id, title, names, subtitle, keywords, holds, url, null, null, 0.3::real
    from (values
      ('tours', 'All tour packages', E'Tours\nPackages\nHolidays', 'Every package, by budget, length and kind', 'trip itinerary price budget', '', ${sql.lit(paths.tours)}),
      ('hotels', 'Hotels', E'Resorts\nStays\nRooms', 'Rooms on every island, for your dates', 'accommodation hotel resort bungalow book cheap budget', '', ${sql.lit(paths.hotels)}),
      ('ferry', 'Ferry tickets', E'Ferry\nFerries\nBoats\nCruise', 'Seats on the boats between the islands, for your day', 'havelock neil port blair swaraj dweep shaheed dweep sri vijaya puram jetty boat ticket seat timetable book', '', ${sql.lit(paths.ferry)}),
      ('car-rental', 'Car rental', E'Car\nCars\nTaxi\nCab\nCar hire', 'Cars with a driver: from the airport, from place to place, by the hour', 'airport transfer taxi cab pick-up drop driver jeep minibus van coach seater book', '', ${sql.lit(paths.carRental)}),
      ('water-sports', 'Water sports', E'Activities\nThings to do', 'Every dive, ride and paddle, with its price', 'sport ride book', 'scuba diving snorkelling kayak sea walk parasailing jet ski', ${sql.lit(paths.waterSports)}),
      ('deals', 'Deals', E'Offers\nDiscounts', 'Everything with a live discount', 'cheap sale price', '', ${sql.lit(paths.deals)}),
      ('blog', 'Stories', E'Blog\nGuides', 'Useful reading before you travel', 'articles posts news', '', ${sql.lit(paths.blog)}),
      ('places', 'Places to visit', E'Destinations\nSights\nThings to see', 'Every place on a map', 'sightseeing attractions islands map', '', ${sql.lit(paths.places)})
    ) list (id, title, names, subtitle, keywords, holds, url)`
