import type { Hono, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import {
  DATED_SEARCHES_PER_MINUTE,
  DOCUMENTS_PER_MINUTE,
  PHOTO_POSTS_PER_MINUTE,
  TRIP_PRICES_PER_MINUTE,
} from '#contract/terms/limits.ts'
import { TOO_MANY_REQUESTS } from '#contract/terms/messages.ts'
import { fetchAirportCars, fetchHourlyCars, fetchRideCars } from '#contract/v1/cars.ts'
import type { AnyEndpoint } from '#contract/v1/endpoint.ts'
import { fetchFerry, fetchFerryNautika } from '#contract/v1/ferries.ts'
import { planFerries, seatPlan } from '#contract/v1/ferry-plans.ts'
import { priceTrip } from '#contract/v1/holds.ts'
import { fetchHotels } from '#contract/v1/hotels.ts'
import { postReviewPhotos, readBookingDocument, readQuoteDocument } from '#contract/v1/plain-calls.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { ApiEnv } from './api-env.ts'
import { type ApiRefusal, refusalResponse } from './refusal.ts'

/** Calls that share one counter. */
export type RateLimitKind = keyof typeof TOO_MANY_REQUESTS
export type RateLimits = Readonly<Record<RateLimitKind, number>>

export const RATE_LIMITS: RateLimits = {
  trip_price: TRIP_PRICES_PER_MINUTE,
  dated_search: DATED_SEARCHES_PER_MINUTE,
  paper: DOCUMENTS_PER_MINUTE,
  photo: PHOTO_POSTS_PER_MINUTE,
}

const WINDOW_MS = MINUTE_MS
/** Networks counted at a time in one process (ours); the least recently seen is dropped first. */
const NETWORKS_MAX = 20_000
/** A list with one of these parameters is a search for given days, which is never cached. */
const DATED_NAMES = ['checkIn', 'destination', 'pickupDate', 'date']

type Call = Pick<AnyEndpoint, 'method' | 'path'>

const LIMITED_CALLS: Readonly<Record<RateLimitKind, readonly Call[]>> = {
  trip_price: [priceTrip],
  dated_search: [
    fetchHotels,
    fetchFerry,
    fetchFerryNautika,
    planFerries,
    seatPlan,
    fetchAirportCars,
    fetchHourlyCars,
    fetchRideCars,
  ],
  paper: [readBookingDocument, readQuoteDocument],
  photo: [postReviewPhotos],
}

/** The other processes of this site, where there are any: what one has counted, all count. */
export type LimitPeers = {
  tell: (kind: RateLimitKind, network: string) => void
  onTold: (count: (kind: RateLimitKind, network: string, requests: number) => void) => void
}

export type RateLimitParts = {
  networkKey: (clientAddress: string) => string
  log: Log
  limits?: RateLimits | undefined
  limitPeers?: LimitPeers | undefined
  /** Milliseconds of a monotonic clock. */
  clock?: () => number
}

/** Counts a request; the refusal where its network is above the limit. */
export type CheckRateLimit = (
  call: Call,
  request: { clientAddress: string; query: Record<string, string> },
) => ApiRefusal | undefined

/**
 * Refuses, with 429, expensive calls of a network above its limit a minute. Returns the same check for calls that come without HTTP,
 * so that both share the counters. Pages rendered for the cache call without an address and are not counted.
 */
export function limitExpensiveCalls(http: Hono<ApiEnv>, parts: RateLimitParts): CheckRateLimit {
  const limiters = new Map<string, CheckRateLimit>()
  for (const kind of Object.keys(LIMITED_CALLS) as RateLimitKind[]) {
    const check = limiterOf(kind, parts)
    for (const call of LIMITED_CALLS[kind]) {
      limiters.set(call.path, check)
      http.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), middleware(call, check))
    }
  }
  return (call, request) => limiters.get(call.path)?.(call, request)
}

function middleware(call: Call, check: CheckRateLimit): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const query = Object.fromEntries(new URL(context.req.url).searchParams)
    const refusal = check(call, { clientAddress: context.env?.clientAddress ?? '', query })
    if (refusal === undefined) return next()
    const refused = refusalResponse(refusal)
    refused.headers.set('Cache-Control', 'no-store')
    return refused
  }
}

function limiterOf(
  kind: RateLimitKind,
  { networkKey, log, limits = RATE_LIMITS, limitPeers, clock = () => performance.now() }: RateLimitParts,
): CheckRateLimit {
  const windows = new LRUCache<string, { requests: number; endsAt: number }>({ max: NETWORKS_MAX })
  const count = (network: string, requests: number, now: number) => {
    const known = windows.get(network)
    const window = known === undefined || known.endsAt <= now ? { requests: 0, endsAt: now + WINDOW_MS } : known
    window.requests += requests
    windows.set(network, window)
    return window
  }
  limitPeers?.onTold((told, network, requests) => {
    if (told === kind) count(network, requests, clock())
  })
  return (call, { clientAddress, query }) => {
    if (clientAddress === '' || (kind === 'dated_search' && !isDated(call, query))) return undefined
    const network = networkKey(clientAddress)
    const now = clock()
    const window = count(network, 1, now)
    if (window.requests <= limits[kind]) {
      limitPeers?.tell(kind, network)
      return undefined
    }
    if (window.requests === limits[kind] + 1)
      log.warn({ event: 'rate_limited', bucket: kind }, 'A network exceeded its limit')
    return {
      ...{ status: 429, code: 'too_many', message: TOO_MANY_REQUESTS[kind] },
      retryAfterSeconds: Math.ceil((window.endsAt - now) / 1_000),
    }
  }
}

/** A GET is only expensive with given days; a POST always is. */
function isDated({ method }: Call, query: Record<string, string>): boolean {
  return method !== 'GET' || DATED_NAMES.some((name) => Object.hasOwn(query, name))
}
