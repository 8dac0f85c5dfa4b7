import { sql } from 'kysely'
import { batched } from '#server/db/batched.ts'
import type { Db } from '#server/db/db.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { prepared } from '#server/db/statements.ts'

/** Other whenever the catalogue or a setting has changed, a deal has begun or ended, or it is another day in India. */
export function readPagesVersion(db: Db): Promise<string> {
  return readVersion(db, 'pages')
}

/** Every page asks: those that are made at once ask together. */
const readVersion = batched<string, string>(async (db, nouns) => {
  const { rows } = await prepared(
    db,
    sql<{ version: string }>`
    select version || ' ' || ${inIndia(sql`now`)}::date || ' '
           || coalesce((select max(at)::text from (select starts_at as at from deal union all select ends_at from deal) turn where at <= now), '') as version
      from kept_version, (select app_now() as now) clock where noun = 'pages'`,
  )
  const version = rows[0]?.version ?? ''
  return nouns.map(() => version)
})
