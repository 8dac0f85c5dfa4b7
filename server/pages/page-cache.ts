import { LRUCache } from 'lru-cache'
import { HOUR_MS, MINUTE_MS } from '#contract/terms/durations.ts'
import { isCachedBriefly } from './cache-briefly.ts'
import { type CacheEntry, makeEntry, repack } from './cache-entry.ts'
import { type Changes, HALF_HOUR, isTouched, type Tags, tagsOfResponse } from './page-tags.ts'
import type { CachePlan } from './route-table.ts'

/** Most entries and bytes without a query, and of each route those with one: ever new filters evict nobody else's pages (cache rules C9, ours). */
export const ENTRIES_MAX = 800
export const BYTES_MAX = 128 * 1024 * 1024
export const ROUTE_ENTRIES_MAX = 200
export const ROUTE_BYTES_MAX = 4 * 1024 * 1024
/** Most pages cached for seconds only, and for how long: missing pages, and those whose address asks for something that does not exist. */
export const MISSING_MAX = 500
export const MISSING_MS = 10_000
/** A foreign catalogue tells nobody of its changes: a page of it is fresh for this long (cache rules C7). */
export const FOREIGN_FRESH_MS = MINUTE_MS
/** A page that has expired stands in for up to a day where no new one can be made. */
export const STALE_MS = 24 * HOUR_MS
/** The least time between a failed attempt and the next (ours). */
export const RETRY_MS = 2_000
/** A page that has been sent from the cache so often is worth the best packing. */
export const PACKED_AFTER = 2

export type PageRenderer = (key: string) => Promise<Response>

export type CacheSettings = {
  origin: string
  pictureOrigin?: string | undefined
  clock?: () => number
  /** How long a page is fresh where nobody tells of changes; without it until it is expired. */
  freshMs?: number | undefined
  /** Whether the database is away: what has expired stands in at once. */
  isAway?: () => boolean
}

export type PageCache = {
  /** The cached response, or undefined when it has to be rendered. */
  peek: (plan: CachePlan) => CacheEntry | undefined
  /** Renders once for all concurrent requests; uncacheable responses are returned as they are. */
  fill: (plan: CachePlan) => Promise<CacheEntry | Response>
  /** Forgets everything. Renderings under way are neither cached nor joined by later requests. */
  purge: () => void
  /** Has what was made of these made anew when it is next asked for; what cannot be made then is sent as it was (cache rules C7, C8). */
  expire: (changes?: Changes) => void
  stats: () => { entries: number; hits: number; misses: number }
}

/**
 * `expiredAt`: 0 while it is true. `retryAt`: until then nobody tries to make it anew. `hitsToPack`: 0 once it is packed or waits for that.
 */
type Kept = { entry: CacheEntry; tags: Tags | undefined; expiredAt: number; retryAt: number; hitsToPack: number }
type Pages = LRUCache<string, Kept>

export function createPageCache(render: PageRenderer, settings: CacheSettings): PageCache {
  const { clock = Date.now, freshMs } = settings
  const stores = pageStores(settings)
  const packNext = oneAfterTheOther()
  const counts = { hits: 0, misses: 0 }
  let underWay = new Map<string, Promise<CacheEntry | Response>>()

  const fill = (plan: CachePlan): Promise<CacheEntry | Response> => {
    const running = underWay.get(plan.key)
    if (running !== undefined) return running
    counts.misses += 1
    const mine = underWay
    const started = renderOnce({ render, settings, stores, plan, isWanted: () => mine === underWay })
    const ended = started.finally(() => mine.delete(plan.key))
    mine.set(plan.key, ended)
    return ended
  }

  /** What may be sent of a page that has expired, or is of a foreign catalogue. */
  const entryOfDoubt = (plan: CachePlan, kept: Kept): CacheEntry | undefined => {
    const now = clock()
    if (kept.expiredAt === 0 && freshMs !== undefined) {
      if (now - kept.entry.filledAt < freshMs) return kept.entry
      if (isTooOld(kept, settings, now)) return undefined
      // Sent as it is while one refresh runs.
      if (now >= kept.retryAt && !underWay.has(plan.key)) {
        kept.retryAt = now + RETRY_MS
        fill(plan).catch(() => undefined)
      }
      return kept.entry
    }
    const isNothingNewer = settings.isAway?.() === true || now < kept.retryAt
    return isNothingNewer && !isTooOld(kept, settings, now) ? kept.entry : undefined
  }

  const packSoon = (pages: Pages, plan: CachePlan, kept: Kept) =>
    packNext(async () => {
      if (pages.peek(plan.key) === kept) kept.entry = await repack(kept.entry)
    })

  return {
    fill,
    peek: (plan) => {
      const pages = stores.of(plan)
      const kept = pages.get(plan.key)
      if (kept === undefined) return counted(stores.missing.get(plan.key), counts)
      if (kept.hitsToPack > 0 && --kept.hitsToPack === 0) packSoon(pages, plan, kept)
      const isSure = kept.expiredAt === 0 && freshMs === undefined
      return counted(isSure ? kept.entry : entryOfDoubt(plan, kept), counts)
    },
    purge: () => {
      underWay = new Map()
      stores.purge()
    },
    expire: (changes = 'everything') => {
      underWay = new Map()
      stores.expire(changes, clock())
    },
    stats: () => ({ entries: stores.size(), ...counts }),
  }
}

function counted(entry: CacheEntry | undefined, counts: { hits: number }): CacheEntry | undefined {
  if (entry !== undefined) counts.hits += 1
  return entry
}

type Rendering = {
  render: PageRenderer
  settings: CacheSettings
  stores: ReturnType<typeof pageStores>
  plan: CachePlan
  /** False once anything has changed since it began. */
  isWanted: () => boolean
}

async function renderOnce({ render, settings, stores, plan, isWanted }: Rendering): Promise<CacheEntry | Response> {
  const { origin, pictureOrigin, clock = Date.now } = settings
  const pages = stores.of(plan)
  /** The page of before, where making it has failed. */
  const standIn = (): CacheEntry | undefined => {
    const last = pages.peek(plan.key)
    if (last === undefined || isTooOld(last, settings, clock())) return undefined
    last.retryAt = clock() + RETRY_MS
    return last.entry
  }
  const response = await render(plan.key).catch((error: unknown) => standIn() ?? Promise.reject(error))
  if (!(response instanceof Response)) return response
  const fate = fateOf(response)
  if (fate === 'leave' && !response.headers.has('set-cookie')) return standIn() ?? response
  if (fate !== 'keep') {
    if (fate === 'forget' && isWanted()) pages.delete(plan.key)
    return response
  }
  const isBrief = plan.isOdd === true || isCachedBriefly(response)
  const last = pages.peek(plan.key)?.entry
  const entry = await makeEntry(response, { kind: plan.kind, origin, now: clock(), pictureOrigin, last })
  const tags = tagsOfResponse(response)
  if (isWanted()) stores.keep(plan, { entry, isBrief, tags: plan.halfHourly ? tags && [...tags, HALF_HOUR] : tags })
  return entry
}

/** One for what has no query, one a route for what has, and one for what is kept for seconds only. */
function pageStores({ clock = Date.now }: CacheSettings) {
  const plain = pageStore(ENTRIES_MAX, BYTES_MAX)
  const withQuery = new Map<string, Pages>()
  const missing = missingStore(clock)
  const all = () => [plain, ...withQuery.values()]
  const ofRoute = (route: string): Pages => {
    const known = withQuery.get(route)
    if (known !== undefined) return known
    const made = pageStore(ROUTE_ENTRIES_MAX, ROUTE_BYTES_MAX)
    withQuery.set(route, made)
    return made
  }
  const of = ({ key, route }: CachePlan): Pages => (key.includes('?') ? ofRoute(route) : plain)
  return {
    of,
    missing,
    keep: (plan: CachePlan, { entry, tags, isBrief }: Pick<Kept, 'entry' | 'tags'> & { isBrief: boolean }) => {
      const pages = of(plan)
      if (entry.status === 404 || isBrief) {
        pages.delete(plan.key)
        missing.set(plan.key, entry)
        return
      }
      missing.delete(plan.key)
      const last = pages.peek(plan.key)
      const hitsToPack = last?.entry.bodies === entry.bodies ? last.hitsToPack : PACKED_AFTER
      pages.set(plan.key, { entry, tags, hitsToPack, expiredAt: 0, retryAt: 0 })
    },
    purge: () => {
      for (const pages of [...all(), missing]) pages.clear()
    },
    expire: (changes: Changes, now: number) => {
      for (const pages of all())
        pages.forEach((kept) => {
          if (kept.expiredAt === 0 && isTouched(kept.tags, changes)) kept.expiredAt = now
        })
      missing.clear()
    },
    size: () => all().reduce((sum, { size }) => sum + size, 0),
  }
}

/** Old pages are sent for a day: from when they expired, those of a foreign catalogue from when they were made. */
function isTooOld({ entry, expiredAt }: Kept, { freshMs }: CacheSettings, now: number): boolean {
  const since = freshMs === undefined && expiredAt !== 0 ? expiredAt : entry.filledAt
  return now - since > STALE_MS
}

function missingStore(clock: () => number): LRUCache<string, CacheEntry> {
  return new LRUCache<string, CacheEntry>({ max: MISSING_MAX, ttl: MISSING_MS, ttlResolution: 0, perf: { now: clock } })
}

function pageStore(max: number, maxSize: number): Pages {
  return new LRUCache<string, Kept>({ max, maxSize, sizeCalculation: ({ entry }) => Math.max(1, entry.bytes) })
}

/** The best packing takes fifty times as long as the first: one page at a time. */
function oneAfterTheOther(): (pack: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve()
  return (pack) => {
    // What cannot be packed stays as it is.
    last = last.then(pack).catch(() => undefined)
  }
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
