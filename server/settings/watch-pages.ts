import type { Database, Db } from '#server/db/db.ts'
import { databaseUnavailable } from '#server/http/database-unavailable.ts'
import { STALE_MS } from '#server/pages/page-cache.ts'
import type { Changes } from '#server/pages/page-tags.ts'
import { readPageChanges, readPagesVersion } from './pages-version.ts'

/** So that what nobody was told of is on every page within a second all the same (cache rules C8): a lost notice, another day, a deal's end. */
export const LOOK_EVERY_MS = 800

type Watching = {
  db: Db
  listen: Database['listen']
  onChange: (changes: Changes) => void
  /** The database has been away for so long that nobody can say how old what is kept may be (cache rules C7). */
  onLost: () => void
  onError: (error: unknown) => void
  everyMs?: number
  awayMsMax?: number
}

export type PagesWatch = {
  /** The version of what pages tell of, once everybody has been told what has changed until now. */
  look: () => Promise<string>
  /** Whether there was no database at the last look. */
  isAway: () => boolean
  stop: () => Promise<void>
}

/** Tells what has changed of the pages, whoever has changed it: at a notice of the database, before each page is made, and every so often. */
export function watchPages(watching: Watching): PagesWatch {
  const { db, listen, onChange, onLost, onError, everyMs = LOOK_EVERY_MS, awayMsMax = STALE_MS } = watching
  let known = ''
  let awaySince: number | undefined
  const lookOnce = async (): Promise<string> => {
    try {
      if ((await readPagesVersion(db)) !== known) {
        const { version, changes } = await readPageChanges(db, known)
        known = version
        if (changes === 'everything' || changes.size > 0) onChange(changes)
      }
      awaySince = undefined
      return known
    } catch (error) {
      if (databaseUnavailable(error) !== undefined) awaySince ??= Date.now()
      if (awaySince !== undefined && Date.now() - awaySince >= awayMsMax) onLost()
      throw error
    }
  }
  const look = oneAtATime(lookOnce)
  let looking: Promise<unknown> = Promise.resolve()
  const lookByItself = () => {
    looking = look().catch((error: unknown) => {
      // Pages go on from the cache while there is no database; the next look finds what has changed meanwhile.
      if (databaseUnavailable(error) === undefined) onError(error)
    })
  }
  const listening = listen('pages_changed', lookByItself)
  const timer = setInterval(lookByItself, everyMs).unref()
  return {
    look,
    isAway: () => awaySince !== undefined,
    stop: async () => {
      clearInterval(timer)
      await listening.stop()
      await looking
    },
  }
}

/** Whoever asks while one runs gets the next, which begins after they asked: all who wait share it. */
function oneAtATime<Answer>(run: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | undefined
  let next: Promise<Answer> | undefined
  const begin = (): Promise<Answer> => {
    next = undefined
    const mine = run()
    running = mine
    const end = () => {
      if (running === mine && next === undefined) running = undefined
    }
    mine.then(end, end)
    return mine
  }
  return () => {
    if (running === undefined) return begin()
    next ??= running.then(begin, begin)
    return next
  }
}
