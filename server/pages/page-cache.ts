import { LRUCache } from 'lru-cache'
import { type CacheEntry, makeEntry, repack } from './cache-entry.ts'
import type { CachePlan } from './route-table.ts'

/** Entries and bytes kept (rule C9), missing pages kept, and for how long. */
const ENTRIES_MAX = 2_000
const BYTES_MAX = 256 * 1024 * 1024
const MISSING_MAX = 500
const MISSING_MS = 10_000
/** A page is fresh for this long; then it is served once more while a new one renders. */
const FRESH_MS = 60_000
/** On errors an old page is better than none, up to a day (rule C7). */
const STALE_MS = 24 * 3_600_000
const REPACK_DELAY_MS = 50

export type PageRenderer = (key: string) => Promise<Response>
type Clock = () => number

export type PageCache = {
  /** The finished answer, at once, or undefined when it has to be rendered. Old ones start one refresh. */
  peek: (plan: CachePlan) => CacheEntry | undefined
  /** Renders once however many ask; answers that must not be kept come back as they are. */
  fill: (plan: CachePlan) => Promise<CacheEntry | Response>
  /** Forgets everything: called when the catalogue changes. */
  purge: () => void
  stats: () => { entries: number; hits: number; misses: number }
}

export function createPageCache(render: PageRenderer, origin: string, clock: Clock = Date.now): PageCache {
  const entries = new LRUCache<string, CacheEntry>({
    max: ENTRIES_MAX,
    maxSize: BYTES_MAX,
    sizeCalculation: (entry) => Math.max(1, entry.bytes),
  })
  const missing = new LRUCache<string, CacheEntry>({ max: MISSING_MAX, ttl: MISSING_MS, perf: { now: clock } })
  const underWay = new Map<string, Promise<CacheEntry | Response>>()
  const counts = { hits: 0, misses: 0 }
  let generation = 0

  const keep = async (plan: CachePlan): Promise<CacheEntry | Response> => {
    const startedIn = generation
    const response = await renderOr(plan.key)
    if (!mayKeep(response)) return response
    const entry = await makeEntry(response, plan.kind, origin, clock())
    if (startedIn !== generation) return entry
    if (entry.status === 404) missing.set(plan.key, entry)
    else {
      entries.set(plan.key, entry)
      repackLater(plan.key, entry)
    }
    return entry
  }

  /** An error while an old page is at hand is answered by the old page. */
  const renderOr = async (key: string): Promise<Response> => {
    try {
      return await render(key)
    } catch (error) {
      if (entries.get(key) === undefined) throw error
      return new Response(null, { status: 503 })
    }
  }

  const repackLater = (key: string, entry: CacheEntry) => {
    setTimeout(async () => {
      if (entries.peek(key) !== entry) return
      const smaller = await repack(entry)
      if (entries.peek(key) === entry) entries.set(key, smaller)
    }, REPACK_DELAY_MS).unref()
  }

  const fill = (plan: CachePlan): Promise<CacheEntry | Response> => {
    const running = underWay.get(plan.key)
    if (running !== undefined) return running
    counts.misses += 1
    const started = keep(plan).finally(() => underWay.delete(plan.key))
    underWay.set(plan.key, started)
    return started
  }

  return {
    fill,
    peek: (plan) => {
      const entry = entries.get(plan.key) ?? missing.get(plan.key)
      if (entry === undefined) return undefined
      const age = clock() - entry.filledAt
      if (age > STALE_MS) return undefined
      // A failed refresh leaves the old page in place; the next visitor tries again.
      if (age > FRESH_MS && !underWay.has(plan.key)) fill(plan).catch(() => undefined)
      counts.hits += 1
      return entry
    },
    purge: () => {
      generation += 1
      entries.clear()
      missing.clear()
    },
    stats: () => ({ entries: entries.size, ...counts }),
  }
}

/** Rule C2: whole answers of 200 (and 404, briefly) that set no cookie and forbid no keeping. */
function mayKeep(response: Response): boolean {
  if (response.status !== 200 && response.status !== 404) return false
  if (response.headers.has('set-cookie')) return false
  return !/no-store|private/.test(response.headers.get('cache-control') ?? '')
}
