import { sql } from 'kysely'
import type { Section } from '#contract/office/sections.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'

/** A version of a policy: its text as it is kept, names in braces. */
export type PolicyText = { title: string; sections: Section[] }

/** Writes down the versions that hold, where one is not kept yet: those of the demo, or of a program that had none to keep. */
export async function keepPolicyVersions(db: Db): Promise<void> {
  await sql`
    insert into policy_version (slug, version, from_date, fields)
    select slug, version, least(changed_on, ${TODAY_IN_INDIA}), jsonb_build_object('title', title, 'sections', coalesce((
             select jsonb_agg(jsonb_build_object('id', anchor, 'heading', heading, 'html', body, 'table', grid) order by position)
               from site_page_section where page_slug = site_page.slug), '[]'))
      from site_page where kind = 'policy'
    on conflict (slug, version) do nothing`.execute(db)
}

/** Puts versions on the site whose day has come, and says of which policies. */
export async function bringPoliciesIn(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    with due as (
           select distinct on (slug) slug, version, from_date, fields from policy_version
            where from_date <= ${TODAY_IN_INDIA} order by slug, from_date desc, at desc, version desc),
         turned as (
           update site_page set title = due.fields ->> 'title', version = due.version, changed_on = due.from_date,
                  updated_at = clock_timestamp()
             from due where due.slug = site_page.slug and due.version <> site_page.version returning site_page.slug),
         gone as (delete from site_page_section where page_slug in (select slug from turned))
    select slug from turned`.execute(tx)
  const slugs = rows.map(({ slug }) => slug)
  if (slugs.length > 0)
    await sql`
      insert into site_page_section (page_slug, position, anchor, heading, body, grid)
      select site_page.slug, place, each ->> 'id', each ->> 'heading', each ->> 'html', nullif(each -> 'table', 'null')
        from site_page join policy_version version on version.slug = site_page.slug and version.version = site_page.version
       cross join lateral jsonb_array_elements(version.fields -> 'sections') with ordinality text (each, place)
       where site_page.slug = any(${slugs}::text[])`.execute(tx)
  return slugs
}

/** A version holds at most this much after the midnight from which it does (ours). */
const LOOK_EVERY_MS = 10_000

/** Looks for versions whose day has come, now and then. */
export function schedulePolicies(db: Db, onError: (error: unknown) => void): { stop: () => Promise<void> } {
  let working = Promise.resolve()
  const look = () => {
    working = working
      .then(async () => {
        if (await isSomeDue(db)) await inTransaction(db, bringPoliciesIn)
      })
      .catch(onError)
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return working
    },
  }
}

async function isSomeDue(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from policy_version coming join site_page on site_page.slug = coming.slug
     where coming.from_date <= ${TODAY_IN_INDIA} and coming.from_date > site_page.changed_on limit 1`.execute(db)
  return rows.length > 0
}

export type VersionRow = {
  version: string
  from: string
  until: string | null
  by: string | null
  at: Date
  isNow: boolean
  isComing: boolean
}

/** Every version of a policy, the latest first. `until` is the day from which the one after it held. */
export async function listPolicyVersions(db: Db, slug: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version.version, from_date as "from", lead(from_date) over (order by from_date, at, version.version) as until, by_name as by, at,
           version.version = site_page.version as "isNow", from_date > ${TODAY_IN_INDIA} as "isComing"
      from policy_version version join site_page on site_page.slug = version.slug
     where version.slug = ${slug} order by from_date desc, at desc, version.version desc`.execute(db)
  return rows
}

/** How many bookings agreed to each version of a policy; those that nobody agreed to are left out. */
export async function countAgreements(db: Db, slug: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ version: string; bookings: number }>`
    select policies ->> ${slug}::text as version, count(*)::integer as bookings from booking where policies is not null group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ version, bookings }) => [version, bookings]))
}

export type VersionText = { version: string; from: string; fields: PolicyText; isComing: boolean }

export async function findPolicyVersion(db: Db, slug: string, version: string): Promise<VersionText | undefined> {
  const { rows } = await sql<VersionText>`
    select version, from_date as "from", fields, from_date > ${TODAY_IN_INDIA} as "isComing" from policy_version
     where slug = ${slug} and version = ${version}`.execute(db)
  return rows[0]
}
