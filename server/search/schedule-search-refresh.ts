import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { refreshSearch } from './refresh-search.ts'

/** A price in search results is at most this much older than on its page. */
const LOOK_EVERY_MS = 60_000

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
    select version || (app_now() at time zone 'Asia/Kolkata')::date::text || coalesce((select max(at)::text from (select starts_at as at from deal union all select ends_at from deal) change
                                 where at <= (select app_now())), '') as state
      from catalogue_version`.execute(db)
  return rows[0]?.state ?? ''
}
