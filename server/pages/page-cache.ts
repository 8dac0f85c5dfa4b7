import { LRUCache } from 'lru-cache'
import { HOUR_MS, MINUTE_MS } from '#contract/terms/durations.ts'
import { isCachedBriefly } from './cache-briefly.ts'
import { type CacheEntry, makeEntry, repack } from './cache-entry.ts'
import type { CachePlan } from './route-table.ts'

/** Most entries and bytes (cache rules C9). */
export const ENTRIES_MAX = 2_000
export const BYTES_MAX = 256 * 1024 * 1024
/** Most of them with a query, so that requests with ever new filters evict no page without one (ours). */
export const WITH_QUERY_ENTRIES_MAX = 1_200
export const WITH_QUERY_BYTES_MAX = 128 * 1024 * 1024
/** Most pages cached for seconds only, and for how long: missing pages, and those whose address asks for something that does not exist. */
export const MISSING_MAX = 500
export const MISSING_MS = 10_000
/** A page is fresh for this long; then it is served once more while it is rendered again. */
export const FRESH_MS = MINUTE_MS
/** After errors a stale page is served for up to a day (cache rules C7). */
export const STALE_MS = 24 * HOUR_MS
/** The least time between a failed refresh and the next (ours). */
export const RETRY_MS = 2_000
const REPACK_DELAY_MS = 50

export type PageRenderer = (key: string) => Promise<Response>
type Clock = () => number

export type PageCache = {
  /** The cached response, or undefined when it has to be rendered. Stale ones start one refresh. */
  peek: (plan: CachePlan) => CacheEntry | undefined
  /** Renders once for all concurrent requests; uncacheable responses are returned as they are. */
  fill: (plan: CachePlan) => Promise<CacheEntry | Response>
  /** Removes everything, when the catalogue changes. Renderings under way are neither cached nor joined by later requests. */
  purge: () => void
  /** Has everything made anew when it is next asked for; what cannot be made then is sent as it was, as any old page (cache rules C7, C8). */
  expire: () => void
  stats: () => { entries: number; hits: number; misses: number }
}

/** `refreshFrom`: from when a request may start a new rendering. `isExpired`: it stands in only where no new one can be made. */
type Kept = { entry: CacheEntry; refreshFrom: number; isExpired?: boolean }

export function createPageCache(
  render: PageRenderer,
  origin: string,
  clock: Clock = Date.now,
  pictureOrigin?: string,
): PageCache {
  const plain = pageStore(ENTRIES_MAX - WITH_QUERY_ENTRIES_MAX, BYTES_MAX - WITH_QUERY_BYTES_MAX)
  const withQuery = pageStore(WITH_QUERY_ENTRIES_MAX, WITH_QUERY_BYTES_MAX)
  const storeOf = (key: string) => (key.includes('?') ? withQuery : plain)
  const missing = missingStore(clock)
  let underWay = new Map<string, Promise<CacheEntry | Response>>()
  const counts = { hits: 0, misses: 0 }

  const keep = (key: string, entry: CacheEntry, isBrief: boolean) => {
    const pages = storeOf(key)
    if (entry.status === 404 || isBrief) {
      pages.delete(key)
      missing.set(key, entry)
      return
    }
    missing.delete(key)
    pages.set(key, { entry, refreshFrom: entry.filledAt + FRESH_MS })
    repackLater(pages, key, entry)
  }

  const standIn = (key: string) => revive(storeOf(key).peek(key), clock())

  const renderOnce = async (plan: CachePlan, isWanted: () => boolean): Promise<CacheEntry | Response> => {
    const response = await render(plan.key).catch((error: unknown) => standIn(plan.key) ?? Promise.reject(error))
    if (!(response instanceof Response)) return response
    const fate = fateOf(response)
    if (fate === 'leave' && !response.headers.has('set-cookie')) return standIn(plan.key) ?? response
    if (fate !== 'keep') {
      if (fate === 'forget' && isWanted()) storeOf(plan.key).delete(plan.key)
      return response
    }
    const isBrief = plan.isOdd === true || isCachedBriefly(response)
    const entry = await makeEntry(response, plan.kind, origin, clock(), pictureOrigin)
    if (isWanted()) keep(plan.key, entry, isBrief)
    return entry
  }

  const fill = (plan: CachePlan): Promise<CacheEntry | Response> => {
    const running = underWay.get(plan.key)
    if (running !== undefined) return running
    counts.misses += 1
    const mine = underWay
    const started = renderOnce(plan, () => mine === underWay).finally(() => mine.delete(plan.key))
    mine.set(plan.key, started)
    return started
  }

  const refreshIfOld = (plan: CachePlan, kept: Kept) => {
    if (clock() < kept.refreshFrom || underWay.has(plan.key)) return
    // When it fails, the stale page stays and a later request tries again.
    kept.refreshFrom = clock() + RETRY_MS
    fill(plan).catch(() => undefined)
  }

  return {
    fill,
    peek: (plan) => {
      const kept = storeOf(plan.key).get(plan.key)
      if (kept?.isExpired || (kept !== undefined && clock() - kept.entry.filledAt > STALE_MS)) return undefined
      if (kept !== undefined) refreshIfOld(plan, kept)
      const entry = kept?.entry ?? missing.get(plan.key)
      if (entry !== undefined) counts.hits += 1
      return entry
    },
    purge: () => {
      underWay = new Map()
      plain.clear()
      withQuery.clear()
      missing.clear()
    },
    expire: () => {
      underWay = new Map()
      for (const pages of [plain, withQuery]) markExpired(pages)
      missing.clear()
    },
    stats: () => ({ entries: plain.size + withQuery.size, ...counts }),
  }
}

/** The expired page, where no new one can be made; from then on it is an old page like any other. */
function revive(kept: Kept | undefined, now: number): CacheEntry | undefined {
  if (kept?.isExpired !== true || now - kept.entry.filledAt > STALE_MS) return undefined
  kept.isExpired = false
  kept.refreshFrom = now + RETRY_MS
  return kept.entry
}

function markExpired(pages: LRUCache<string, Kept>): void {
  pages.forEach((kept) => {
    kept.isExpired = true
  })
}

function missingStore(clock: Clock): LRUCache<string, CacheEntry> {
  return new LRUCache<string, CacheEntry>({ max: MISSING_MAX, ttl: MISSING_MS, ttlResolution: 0, perf: { now: clock } })
}

function pageStore(max: number, maxSize: number): LRUCache<string, Kept> {
  return new LRUCache<string, Kept>({ max, maxSize, sizeCalculation: ({ entry }) => Math.max(1, entry.bytes) })
}

/** Compresses a page better after it is served, if it is still the cached one. */
function repackLater(pages: LRUCache<string, Kept>, key: string, entry: CacheEntry): void {
  setTimeout(async () => {
    if (pages.peek(key)?.entry !== entry) return
    const smaller = await repack(entry)
    const kept = pages.peek(key)
    // Replaced without moving it in the order of use or counting it again.
    if (kept?.entry === entry) kept.entry = smaller
  }, REPACK_DELAY_MS).unref()
}

/**
 * Whole responses of 200 (and of 404, briefly) that set no cookie and allow caching are cached (cache rules C2). A server error or an
 * unfinished page (`no-store`) leaves the cached page; any other response removes it.
 */
function fateOf(response: Response): 'keep' | 'leave' | 'forget' {
  if (response.status >= 500) return 'leave'
  if (response.status !== 200 && response.status !== 404) return 'forget'
  if (response.headers.has('set-cookie')) return 'leave'
  return /no-store|private/.test(response.headers.get('cache-control') ?? '') ? 'leave' : 'keep'
}
