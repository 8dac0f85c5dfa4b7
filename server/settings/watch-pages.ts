import type { Db } from '#server/db/db.ts'
import { databaseUnavailable } from '#server/http/database-unavailable.ts'
import { readPagesVersion } from './pages-version.ts'

/** Twice within the second after which what the office saves is on every page (cache rules C8). */
const EVERY_MS = 400

/** `known`: the version that pages made from now on are at least of. */
type Watching = { db: Db; known: string; onChange: () => void; onError: (error: unknown) => void; everyMs?: number }

/**
 * Calls `onChange` once the catalogue, a setting or the day in India is another, whichever process has changed it. A look is one statement
 * that reads one row, so that no message between processes is needed for it.
 */
export function watchPages({ db, known, onChange, onError, everyMs = EVERY_MS }: Watching): { stop(): Promise<void> } {
  let last = known
  let looking: Promise<void> | undefined
  const look = async () => {
    const version = await readPagesVersion(db)
    if (version !== last) onChange()
    last = version
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => {
        // Pages go on from the cache while there is no database; the next look finds what has changed meanwhile.
        if (databaseUnavailable(error) === undefined) onError(error)
      })
      .finally(() => {
        looking = undefined
      })
  }, everyMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
