import { sql } from 'kysely'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import type { Db } from '#server/db/db.ts'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'
import { refreshSearch } from './refresh-search.ts'

/** A price in a search is at most this much older than its page (which is kept as long). */
const LOOK_EVERY_MS = MINUTE_MS

/** Refreshes the search when a deal has begun or ended, packages have changed, or a day in India; looking costs one small statement. */
export function keepSearchFresh(db: Db, onError: (error: unknown) => void): { stop: () => Promise<void> } {
  let seen: string | undefined
  let working = Promise.resolve()
  const look = async () => {
    const now = await readTurn(db)
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

/** Other whenever a deal has begun or ended, the catalogue has another version, or it is another day. */
async function readTurn(db: Db): Promise<string> {
  const { rows } = await sql<{ turn: string }>`
    select version || ${TODAY_IN_INDIA}::text || coalesce((select max(at)::text from (select starts_at as at from deal union all select ends_at from deal) turn
                                 where at <= (select app_now())), '') as turn
      from catalogue_version`.execute(db)
  return rows[0]?.turn ?? ''
}
