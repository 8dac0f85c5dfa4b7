import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import type { Db } from '#server/db/db.ts'
import { readSessionToken } from '#server/http/session-cookie.ts'
import { findSession } from './store.ts'

/** A session that has ended meanwhile gets pages of its own for so long at most; the pages are the same (cache rules C6). */
const KNOWN_MS = MINUTE_MS
/** A token that no session has never gets one: tokens are drawn, not chosen. */
const UNKNOWN_MS = 10 * MINUTE_MS
const TOKENS_MAX = 10_000

/** Whether a Cookie header names a session, cached by its token; false while the database is unavailable. */
export function knownVisitors(db: Db, origin: string): (cookies: string) => Promise<boolean> {
  const answers = new LRUCache<string, Promise<boolean>>({ max: TOKENS_MAX })
  return async (cookies) => {
    const token = readSessionToken(new Headers({ cookie: cookies }), origin)
    if (token === undefined) return false
    // No token lies in the memory of the process as it was sent.
    const name = createHash('sha256').update(token).digest('base64url')
    const told = answers.get(name)
    if (told !== undefined) return told
    const asked = findSession(db, token).then((session) => session !== undefined)
    answers.set(name, asked)
    try {
      const isKnown = await asked
      answers.set(name, asked, { ttl: isKnown ? KNOWN_MS : UNKNOWN_MS })
      return isKnown
    } catch {
      answers.delete(name)
      return false
    }
  }
}
