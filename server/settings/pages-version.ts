import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { prepared } from '#server/db/statements.ts'
import { type Changes, changesOf, HALF_HOUR } from '#server/pages/page-tags.ts'

/** The version of the catalogue and the settings, the day in India, the half hour, and when a deal has last begun or ended. */
const VERSION = sql`
  version || ' ' || ${inIndia(sql`now`)}::date || ' ' || div(extract(epoch from now), 1800) || ' '
  || coalesce((select max(at)::text from (select starts_at as at from deal union all select ends_at from deal) turn where at <= now), '')`
const KEPT = sql`(select version, now from kept_version, (select app_now() as now) clock where noun = 'pages') kept`

/** Other whenever the catalogue or a setting has changed, a deal has begun or ended, or it is another day in India or another half hour. */
export async function readPagesVersion(db: Db): Promise<string> {
  const { rows } = await prepared(db, sql<{ version: string }>`select ${VERSION} as version from ${KEPT}`)
  return rows[0]?.version ?? ''
}

/** The version now, and what has changed since another one. */
export async function readPageChanges(db: Db, since: string): Promise<{ version: string; changes: Changes }> {
  const [known = '', day, halfHour, ...turn] = since.split(' ')
  const { rows } = await sql<{ version: string; isKnown: boolean; tags: string[] }>`
    select ${VERSION} as version, exists (select 1 from page_change where version::text = ${known}) as "isKnown",
           array(select distinct tag from page_change later cross join unnest(later.tags) tag
                  where later.number > (select number from page_change where version::text = ${known})) as tags
      from ${KEPT}`.execute(db)
  const { version = '', isKnown = false, tags = [] } = rows[0] ?? {}
  const [latest, today, lastHalfHour, ...lastTurn] = version.split(' ')
  if (today !== day || (latest !== known && !isKnown)) return { version, changes: 'everything' }
  if (lastTurn.join(' ') !== turn.join(' ')) tags.push('deal')
  if (lastHalfHour !== halfHour) tags.push(HALF_HOUR)
  return { version, changes: changesOf(tags) }
}
