import type { Hono, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { DATED_SEARCHES_PER_MINUTE, PAPERS_PER_MINUTE, TRIP_PRICES_PER_MINUTE } from '#contract/terms/limits.ts'
import { ASKED_TOO_OFTEN } from '#contract/terms/messages.ts'
import { fetchAirportCars, fetchHourlyCars, fetchRideCars } from '#contract/v1/cars.ts'
import type { AnyEndpoint } from '#contract/v1/endpoint.ts'
import { fetchFerry, fetchFerryNautika } from '#contract/v1/ferries.ts'
import { planFerries } from '#contract/v1/ferry-plans.ts'
import { priceTrip } from '#contract/v1/holds.ts'
import { fetchHotels } from '#contract/v1/hotels.ts'
import { readPaper, readQuotePaper } from '#contract/v1/plain-calls.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { ApiEnv } from './api-env.ts'
import { refusalResponse } from './refusal.ts'

/** What is counted together. */
export type DearKind = keyof typeof ASKED_TOO_OFTEN
export type DearLimits = Readonly<Record<DearKind, number>>

export const DEAR_LIMITS: DearLimits = {
  trip_price: TRIP_PRICES_PER_MINUTE,
  dated_search: DATED_SEARCHES_PER_MINUTE,
  paper: PAPERS_PER_MINUTE,
}

const WINDOW_MS = 60_000
/** Networks counted at a time in one process (ours); the one that asked longest ago is forgotten first. */
const NETWORKS_MAX = 20_000
/** With one of these names a list is a search for given days, which no cache answers. */
const DATED_NAMES = ['checkIn', 'destination', 'pickupDate', 'date']

type Call = Pick<AnyEndpoint, 'method' | 'path'>

const DEAR_CALLS: Readonly<Record<DearKind, readonly Call[]>> = {
  trip_price: [priceTrip],
  dated_search: [
    fetchHotels,
    fetchFerry,
    fetchFerryNautika,
    planFerries,
    fetchAirportCars,
    fetchHourlyCars,
    fetchRideCars,
  ],
  paper: [readPaper, readQuotePaper],
}

export type DearParts = {
  networkKey: (clientAddress: string) => string
  log: Log
  limits?: DearLimits | undefined
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number
}

/** Refuses, with 429, dear questions of a network beyond its share of a minute. Pages that are made for the cache ask as nobody, and are not counted. */
export function limitDearQuestions(api: Hono<ApiEnv>, parts: DearParts): void {
  for (const kind of Object.keys(DEAR_CALLS) as DearKind[]) {
    const limited = limit(kind, parts)
    for (const { method, path } of DEAR_CALLS[kind]) api.on(method, path.replace(/\{(\w+)\}/g, ':$1'), limited)
  }
}

function limit(
  kind: DearKind,
  { networkKey, log, limits = DEAR_LIMITS, clock = () => performance.now() }: DearParts,
): MiddlewareHandler<ApiEnv> {
  const windows = new LRUCache<string, { asked: number; endsAt: number }>({ max: NETWORKS_MAX })
  return async (context, next) => {
    const clientAddress = context.env?.clientAddress ?? ''
    if (clientAddress === '' || (kind === 'dated_search' && !isDated(context.req.raw))) return next()
    const network = networkKey(clientAddress)
    const now = clock()
    const known = windows.get(network)
    const window = known === undefined || known.endsAt <= now ? { asked: 0, endsAt: now + WINDOW_MS } : known
    window.asked += 1
    windows.set(network, window)
    if (window.asked <= limits[kind]) return next()
    if (window.asked === limits[kind] + 1)
      log.warn({ event: 'rate_limited', bucket: kind }, 'A network asked more often than its limit')
    const refused = refusalResponse({
      ...{ status: 429, code: 'too_many', message: ASKED_TOO_OFTEN[kind] },
      retryAfterSeconds: Math.ceil((window.endsAt - now) / 1_000),
    })
    refused.headers.set('Cache-Control', 'no-store')
    return refused
  }
}

/** Of the calls that are read with GET, only those about given days; a POST always is. */
function isDated({ method, url }: Request): boolean {
  if (method !== 'GET') return true
  const given = new URL(url).searchParams
  return DATED_NAMES.some((name) => given.has(name))
}
