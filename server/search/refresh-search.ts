import { sql } from 'kysely'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'
import { searchableEntries } from './entries.ts'

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

/** Changes when a deal begins or ends, with the versions of the catalogue and of the texts, and with the day. */
async function readState(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select version || coalesce((select version::text from kept_version where noun = 'texts'), '') || ${TODAY_IN_INDIA}::text || coalesce((select max(at)::text from (select starts_at as at from deal union all select ends_at from deal) change
                                 where at <= (select app_now())), '') as state
      from catalogue_version`.execute(db)
  return rows[0]?.state ?? ''
}
