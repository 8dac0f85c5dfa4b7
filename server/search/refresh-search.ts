import { type RawBuilder, sql } from 'kysely'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { paths } from '#contract/terms/paths.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'
import { PRODUCTS } from '#server/products/registry.ts'
import { synonyms } from './synonyms.ts'

/** A price in search results is at most this much older than on its page. */
const LOOK_EVERY_MS = MINUTE_MS

/** From this many changes on, the statistics of the tables are refreshed (ours). */
const ANALYZE_FROM = 100
/** Shorter words are not corrected (ours). */
const WORD_LENGTH_MIN = 3

/**
 * Brings what can be found in step with the records and says how many entries changed; called after a load, after a change,
 * and when deals begin or end. Only what differs is written, so that asking again costs one reading.
 */
export async function refreshSearch(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    // Runs in the background; thousands of new records take longer than the usual time-out.
    await sql`set local statement_timeout = '15min'`.execute(tx)
    const changed = await saveEntries(tx)
    if (changed > 0) {
      await saveWords(tx)
      // What an index keeps for later is read at every search until then, and the embedded engine has no autovacuum to do it.
      await sql`select gin_clean_pending_list('search_entry_words'), gin_clean_pending_list('search_word_similar')`.execute(
        tx,
      )
    }
    if (changed >= ANALYZE_FROM) await sql`analyze search_entry, search_word`.execute(tx)
    return changed
  })
}

/** Old and new names of one record, both ways: a search for either finds the other. */
const ALIASES = sql`
  select ' ' || search_plain(one) || ' ' as one, string_agg(distinct other, ' ' order by other) as other
    from (select name as one, old_name as other from island union select old_name, name from island
          union select site_label, name from island where old_name is not null
          union select main_town, main_town_old from island union select main_town_old, main_town from island
          union select name, old_name from place union select old_name, name from place) pair
   where one is not null and other is not null and one <> other group by 1`

/** One statement: what is new or other is written, what is no more is removed; in the order of the key, so that two at once do not block each other. */
async function saveEntries(tx: Tx): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with alias as materialized (${ALIASES}),
         printed as materialized (
           select record.*, md5(record::text || (select string_agg(one || other, '' order by one) from alias)) as fingerprint
             from (${searchableEntries()}) record),
         fresh as materialized (
           select kind, id, title, names, subtitle, keywords, url, picture_id, price_from, boost, fingerprint,
                  replace(regexp_replace(body, '<[^>]*>', ' ', 'g'), '&amp;', '&') as body
             from printed where not exists (select 1 from search_entry entry
                                             where entry.kind = printed.kind and entry.id = printed.id and entry.fingerprint = printed.fingerprint)),
         plain as materialized (
           select kind, id, ' ' || search_plain(title || ' ' || names || ' ' || keywords) || ' ' as around,
                  ' ' || search_plain(body) || ' ' as inside
             from fresh),
         gone as (delete from search_entry where not exists (
                    select 1 from printed where printed.kind = search_entry.kind and printed.id = search_entry.id) returning 1),
         written as (
           insert into search_entry (kind, id, title, names, subtitle, keywords, body, also, also_body, url, picture_id, price_from, boost, fingerprint)
           select kind, id, title, names, subtitle, keywords, body,
                  coalesce((select string_agg(other, ' ') from alias where position(one in plain.around) > 0), ''),
                  coalesce((select string_agg(other, ' ') from alias where position(one in plain.inside) > 0), ''),
                  url, picture_id, price_from, boost, fingerprint
             from fresh join plain using (kind, id) order by kind, id
           on conflict (kind, id) do update
              set title = excluded.title, names = excluded.names, subtitle = excluded.subtitle, keywords = excluded.keywords,
                  body = excluded.body, also = excluded.also, also_body = excluded.also_body, url = excluded.url,
                  picture_id = excluded.picture_id, price_from = excluded.price_from, boost = excluded.boost,
                  fingerprint = excluded.fingerprint
           returning 1)
    select ((select count(*) from gone) + (select count(*) from written))::int as changed`.execute(tx)
  return rows[0]?.changed ?? 0
}

/** The words one may have misspelt, and names without their spaces, with how many entries hold each. */
async function saveWords(tx: Tx): Promise<void> {
  await sql`
    with spoken as (
           select word, word as says, kind || id as entry
             from search_entry cross join lateral regexp_split_to_table(
                    translate(search_plain(title || ' ' || names || ' ' || keywords || ' ' || also), '|', ' '), ' ') as word
           union all
           select replace(name, ' ', ''), name, kind || id
             from search_entry cross join lateral regexp_split_to_table(plain_names, '\\|') as name
            where name like '% %' and name not like '% % % %'),
         fresh as (select word, min(says) as says, count(distinct entry)::int as entries from spoken
                    where length(word) >= ${WORD_LENGTH_MIN} and word !~ '^[0-9]+$' group by word),
         gone as (delete from search_word where not exists (select 1 from fresh where fresh.word = search_word.word))
    insert into search_word as known (word, says, entries)
    select word, says, entries from fresh order by word
    on conflict (word) do update set says = excluded.says, entries = excluded.entries
     where (known.says, known.entries) is distinct from (excluded.says, excluded.entries)`.execute(tx)
}

/** Refreshes the search index when the catalogue version, the running deals or the day in India changed; checking takes one small statement. */
export function scheduleSearchRefresh(db: Db, onError: (error: unknown) => void): { stop: () => Promise<void> } {
  let seen: string | undefined
  let working = Promise.resolve()
  const look = async () => {
    const now = await readState(db)
    if (seen !== undefined && now !== seen) await refreshSearch(db)
    seen = now
  }
  const lookAgain = () => {
    working = working.then(look).catch(onError)
  }
  lookAgain()
  const timer = setInterval(lookAgain, LOOK_EVERY_MS)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return working
    },
  }
}

/** Changes when a deal begins or ends, with the version of the catalogue, and with the day. */
async function readState(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select version || ${TODAY_IN_INDIA}::text || coalesce((select max(at)::text from (select starts_at as at from deal union all select ends_at from deal) change
                                 where at <= (select app_now())), '') as state
      from catalogue_version`.execute(db)
  return rows[0]?.state ?? ''
}

/** Stories, in the columns of `searchableEntries`. */
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
         '/' || site_page.slug, site_page.picture_id, null, case when site_page.kind = 'policy' then 0 else 0.3 end::real
    from site_page left join (values
      ('when-to-go', E'Best time to visit\nWeather\nClimate', 'season monsoon rain temperature sea january february march april may june july august september october november december'),
      ('contact', E'Contact us\nPhone\nWhatsApp\nEmail', 'address telephone office hours map call'),
      ('faq', E'FAQ\nQuestions\nHelp', 'answers'),
      ('about', E'About', 'company who we are'),
      ('refund-policy', E'Refund\nCancellation', 'cancel money back legal policy terms'),
      ('payment-policy', E'Payment', 'card upi bank legal policy terms')
    ) called (slug, names, keywords) on called.slug = site_page.slug`

const FAQ_ENTRIES = sql`
  select 'page', 'faq-' || faq_question.id, faq_question.question, '', 'Question and answer: ' || faq_group.name, 'faq question answer ' || faq_group.name,
         faq_question.answer, ${sql.lit(`${paths.faq}#`)} || faq_group.id, null, null, 0::real
    from faq_question join faq_group on faq_group.id = faq_question.group_id`

/**
 * Everything a visitor can find: each product and each other kind of record is one select of kind, id, title, names (one a line),
 * subtitle, keywords, body, url, picture_id, price_from and boost, in this order; the first of them names the columns, and the body may
 * be html.
 */
function searchableEntries(): RawBuilder<unknown> {
  return sql.join(
    [
      ...PRODUCTS.flatMap(({ searchEntries }) => searchEntries ?? []),
      ...[PLACES, ISLANDS, CATEGORIES, LISTS, POSTS, SITE_PAGES, FAQ_ENTRIES],
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
  select 'place', place.id, ${bothNames('place')}, place.name || coalesce(E'\n' || place.old_name, ''),
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
  select 'page', 'category-' || category.slug, category.name || ' tour packages', concat_ws(E'\n', category.heading, ${synonyms(sql`category.name`)}),
         category.name || ' holidays in the islands', 'tour package holiday trip ' || category.name, category.intro,
         ${sql.lit(paths.category(''))} || category.slug,
         (select package_picture.picture_id from package join package_picture on package_picture.package_id = package.id
           where package.category_id = category.id and package.is_active order by package.position, package_picture.position limit 1),
         null, 0.4::real
    from category where category.is_active and not category.is_deleted`

/** Pages that are lists; what is written on others lives in the database. Who names a thing that a list `holds` wants the thing first. */
const LISTS = sql`
  select 'page', id, title, names, subtitle, keywords, holds, url, null, null, 0.3::real
    from (values
      ('tours', 'All tour packages', E'Tours\nPackages\nHolidays', 'Every package, by budget, length and kind', 'trip itinerary price budget', '', ${sql.lit(paths.tours)}),
      ('hotels', 'Hotels', E'Resorts\nStays\nRooms', 'Rooms on every island, for your dates', 'accommodation hotel resort bungalow book cheap budget', '', ${sql.lit(paths.hotels)}),
      ('ferry', 'Ferry tickets', E'Ferry\nFerries\nBoats\nCruise', 'Seats on the boats between the islands, for your day', 'havelock neil port blair swaraj dweep shaheed dweep sri vijaya puram jetty boat ticket seat timetable book', '', ${sql.lit(paths.ferry)}),
      ('car-rental', 'Car rental', E'Car\nCars\nTaxi\nCab\nCar hire', 'Cars with a driver: from the airport, from place to place, by the hour', 'airport transfer taxi cab pick-up drop driver jeep minibus book', '', ${sql.lit(paths.carRental)}),
      ('water-sports', 'Water sports', E'Activities\nThings to do', 'Every dive, ride and paddle, with its price', 'sport ride book', 'scuba diving snorkelling kayak sea walk parasailing jet ski', ${sql.lit(paths.waterSports)}),
      ('deals', 'Deals', E'Offers\nDiscounts', 'Everything with a live discount', 'cheap sale price', '', ${sql.lit(paths.deals)}),
      ('blog', 'Stories', E'Blog\nGuides', 'Useful reading before you travel', 'articles posts news', '', ${sql.lit(paths.blog)}),
      ('places', 'Places to visit', E'Destinations\nSights\nThings to see', 'Every place on a map', 'sightseeing attractions islands map', '', ${sql.lit(paths.places)})
    ) list (id, title, names, subtitle, keywords, holds, url)`
