import { type RawBuilder, sql } from 'kysely'
import type { SearchKind } from '#contract/terms/search-terms.ts'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import type { PictureRow } from '#server/media/picture-sql.ts'
import type { Nights } from './phrases.ts'
import type { QueryWord, SearchPlan } from './rules.ts'

/** More words of one question are not looked at (ours). */
const WORDS_MAX = 8
/** Trigram likeness (0 to 1) below which a word is not shown for another (ours). */
const NEAREST_LIKENESS_MIN = 0.45
/** Words shown in place of one that nobody knows (ours). */
const NEAREST_NAMES_MAX = 3
/** Words that sound alike, at most, for each word asked (ours). */
const SIMILAR_MAX = 12

/** What the database knows of each word of a question. */
export async function readTerms(db: Db, question: string): Promise<QueryWord[]> {
  const { rows } = await prepared(
    db,
    sql<Omit<QueryWord, 'sound' | 'similar' | 'apart'> & { apart: string | null }>`
    with asked as materialized (
           select word, place, lead(word) over (order by place) as next
             from unnest(string_to_array(translate(search_plain(${question}), '|', ' '), ' ')) with ordinality as list (word, place)
            where word <> '' order by place limit ${WORDS_MAX})
    select word, (tsvector_to_array(to_tsvector('english', word)))[1] as stem,
           exists (select 1 from search_word known where known.word = asked.word) as "isWord",
           (select says from search_word known where known.word = asked.word and says like '% %') as apart,
           exists (select 1 from search_word known where known.word >= asked.word and known.word < asked.word || '{') as "isBeginning",
           coalesce((select jsonb_agg(known.word) from search_word known where known.word = asked.word || asked.next), '[]') as joined
      from asked order by place`,
  )
  const known = rows.map(
    ({ apart, ...row }): QueryWord => ({ ...row, ...(apart === null ? {} : { apart }), sound: '', similar: [] }),
  )
  return known.every(({ isBeginning }) => isBeginning) ? known : withUnknown(db, known)
}

type Unknown = Pick<QueryWord, 'sound' | 'isWord' | 'isBeginning' | 'similar' | 'joined'> & { place: number }

/**
 * Of words that no name holds: whether a text does, and what sounds like them, beginning with the same sound; and whether
 * they sound like one word together with the next. Words that sound right are few, so their likeness is weighed last.
 */
async function withUnknown(db: Db, words: readonly QueryWord[]): Promise<QueryWord[]> {
  const asked = words.flatMap(({ word, isBeginning }, index) => {
    const next = words[index + 1]
    if (isBeginning && (next === undefined || next.isBeginning)) return []
    return [{ place: index, word, joined: next === undefined ? '' : word + next.word }]
  })
  const { rows } = await prepared(
    db,
    sql<Unknown>`
    select asked.place, asked.sound, ${isIn(sql`plainto_tsquery('english', asked.word)`)} as "isWord",
           ${isIn(sql`(asked.word || ':*')::tsquery`)} as "isBeginning",
           coalesce((select jsonb_agg(alike) from (
             select word, says, sound, entries from search_word
              where sound >= left(asked.sound, 1) and sound < left(asked.sound, 1) || '{'
                and (starts_with(sound, asked.sound)
                     or (length(asked.consonants) >= 3 and translate(sound, 'aeiou', '') = asked.consonants)
                     or (length(sound) between length(asked.sound) - 2 and length(asked.sound) + 2 and sound % asked.sound))
              order by similarity(sound, asked.sound) desc, entries desc, word limit ${SIMILAR_MAX}) alike), '[]') as similar,
           coalesce((select jsonb_agg(word) from search_word where sound = asked.joined), '[]') as joined
      from (select place, word, search_sound(word) as sound, translate(search_sound(word), 'aeiou', '') as consonants,
                   nullif(search_sound(joined), '') as joined
              from unnest(${asked.map(({ place }) => place)}::int[], ${asked.map(({ word }) => word)}::text[],
                          ${asked.map(({ joined }) => joined)}::text[]) list (place, word, joined) offset 0) asked`,
  )
  return words.map((each, index) => {
    const found = rows.find(({ place }) => place === index)
    if (found === undefined) return each
    const joined = [...new Set([...each.joined, ...found.joined])]
    return each.isBeginning ? { ...each, joined } : { ...each, ...found, joined }
  })
}

/** Joined as a row for the reason that `findEntries` gives. */
function isIn(question: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from (select ${question} as question offset 0) once join search_entry on words @@ question)`
}

export type FoundRow = {
  kind: SearchKind
  id: string
  title: string
  subtitle: string
  url: string
  price_from: number | null
  picture: PictureRow | null
}
export type Found = { rows: FoundRow[]; kinds: { kind: SearchKind; count: number }[] }
export type Wanted = {
  plan: SearchPlan
  kind?: SearchKind | undefined
  favoured?: SearchKind | undefined
  limit: number
  offset: number
} & Limits
/** What a result may cost at most, and nights of a package; `isNearest` orders by how near it comes in place of leaving out what is outside; `only` a kind is looked for. */
export type Limits = {
  budget?: number | undefined
  nights?: Nights | undefined
  isNearest?: boolean | undefined
  only?: SearchKind | undefined
}

/**
 * One statement: a page of what was found, how much there is of each kind. First what is called exactly so, then what begins
 * so, then what has the words in its name or near it, last what only tells of them. The question is joined as a row: of a
 * value the planner would know that many entries have it, and read all their long texts instead of the index. Weighing is what
 * costs: only the tiers that reach the page are weighed, and texts are looked through only when the names do not fill it.
 */
export async function findEntries(db: Db, wanted: Wanted): Promise<Found> {
  const { plan, kind, only, favoured, limit, offset, isNearest = false } = wanted
  const isWithin = sql`${isNearest ? sql`true` : withinSql(wanted)} and (${only ?? null}::text is null or kind = ${only ?? null}::text)`
  const isWanted = sql`(${kind ?? null}::text is null or kind = ${kind ?? null}::text)`
  const { rows } = await prepared(
    db,
    sql<Found>`
    with question as materialized (
           select ${plan.every}::tsquery as every, ${plan.whole}::tsquery as whole, ${plan.phrase}::tsquery as phrase,
                  '|' || ${plan.typed}::text as typed, '|' || ${plan.text}::text as meant),
         named as materialized (
           select search_entry.ctid as place, kind,
                  case when strpos(plain_names, meant) + strpos(plain_names, typed) = 0 then case when head @@ whole then 3 else 2 end
                       when strpos(plain_names, meant || '|') + strpos(plain_names, typed || '|') > 0 then 5 else 4 end as tier
             from question join search_entry on head @@ every and ${isWithin}),
         telling as materialized (
           select search_entry.ctid as place, kind, 1 as tier from question join search_entry on words @@ every and not head @@ every and ${isWithin}
            where (select count(*) from named where ${isWanted}) < ${offset + limit}::int),
         found as (select * from named union all select * from telling),
         shown_tier as materialized (
           select tier, before
             from (select tier, count(*) as here, sum(count(*)) over (order by tier desc) - count(*) as before
                     from found where ${isWanted} group by tier) each_tier
            where before < ${offset + limit}::int and before + here > ${offset}::int),
         page as (
           select kind, id, tier, ${isNearest ? distanceSql(wanted) : sql`0`} as distance, boost + ts_rank(head, every, 1) + case when tier = 1 and kind = ${favoured ?? null}::text then 1 when tier = 1 and starts_with(id, 'faq-') then 0.2 else 0 end + case when head @@ phrase then 0.5 else 0 end as score
             from question cross join (select place, tier from found join shown_tier using (tier) where ${isWanted} offset 0) near
             join search_entry on search_entry.ctid = near.place
            order by distance, tier desc, score desc, kind, id limit ${limit}::int
           offset ${offset}::int - coalesce((select min(before) from shown_tier), 0))
    select coalesce((select jsonb_agg(jsonb_build_object(
                       'kind', entry.kind, 'id', entry.id, 'title', entry.title, 'subtitle', entry.subtitle, 'url', entry.url,
                       'price_from', entry.price_from, 'picture', to_jsonb(picture)) order by page.distance, page.tier desc, page.score desc, page.kind, page.id)
                       from page join search_entry entry on entry.kind = page.kind and entry.id = page.id left join picture on picture.id = entry.picture_id), '[]') as rows,
           coalesce((select jsonb_agg(each_kind) from (
             select kind, count(*)::int as count from question join search_entry on words @@ every and ${isWithin} group by kind) each_kind), '[]') as kinds`,
  )
  return rows[0] ?? { rows: [], kinds: [] }
}

/** Nights of a package, by the keywords of its entry; null for anything else. */
const NIGHTS = sql<number | null>`case when kind = 'package' then substring(keywords from '^(\\d+) nights')::int end`

function withinSql({ budget, nights }: Limits): RawBuilder<boolean> {
  const within = [
    ...(budget === undefined ? [] : [sql`price_from <= ${budget}::int`]),
    ...(nights === undefined ? [] : [sql`${NIGHTS} between ${nights.least}::int and ${nights.most}::int`]),
  ]
  return within.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(within, sql` and `)})`
}

/** How far a result is from what was asked for: nights first, then rupees above the budget. */
function distanceSql({ budget, nights }: Limits): RawBuilder<number> {
  const far = nights === undefined ? sql`0` : sql`coalesce(abs(${NIGHTS} - ${nights.least}::int), 99)`
  const dear = budget === undefined ? sql`0` : sql`coalesce(greatest(price_from - ${budget}::int, 0), 9999999)`
  return sql<number>`${far} * 10000000::bigint + ${dear}`
}

/** One page by its id, in the columns of a result. */
export async function findPage(db: Db, id: string): Promise<FoundRow | undefined> {
  const { rows } = await prepared(
    db,
    sql<FoundRow>`
    select entry.kind, entry.id, entry.title, entry.subtitle, entry.url, entry.price_from, to_jsonb(picture) as picture
      from search_entry entry left join picture on picture.id = entry.picture_id where entry.kind = 'page' and entry.id = ${id}`,
  )
  return rows[0]
}

/** The words of names that are spelt most like one that nobody knows. */
export async function findNearestNames(db: Db, word: string): Promise<string[]> {
  const { rows } = await prepared(
    db,
    sql<{ says: string }>`
    select says from search_word, search_sound(${word}) asked
     where sound % asked and similarity(sound, asked) >= ${NEAREST_LIKENESS_MIN} order by similarity(sound, asked) desc, entries desc, word limit ${NEAREST_NAMES_MAX}`,
  )
  return rows.map(({ says }) => says)
}
