import type { Hono, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#contract/terms/durations.ts'
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
import { type ApiRefusal, refusalResponse } from './refusal.ts'

/** What is counted together. */
export type DearKind = keyof typeof ASKED_TOO_OFTEN
export type DearLimits = Readonly<Record<DearKind, number>>

export const DEAR_LIMITS: DearLimits = {
  trip_price: TRIP_PRICES_PER_MINUTE,
  dated_search: DATED_SEARCHES_PER_MINUTE,
  paper: PAPERS_PER_MINUTE,
}

const WINDOW_MS = MINUTE_MS
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

/** What a network is told that asks a dear question too often. */
export type JudgeDear = (
  call: Call,
  asked: { clientAddress: string; query: Record<string, string> },
) => ApiRefusal | undefined

/**
 * Refuses, with 429, dear questions of a network beyond its share of a minute; answers the judge of those that come without HTTP,
 * which counts them together. Pages that are made for the cache ask as nobody, and are not counted.
 */
export function limitDearQuestions(http: Hono<ApiEnv>, parts: DearParts): JudgeDear {
  const judges = new Map<string, JudgeDear>()
  for (const kind of Object.keys(DEAR_CALLS) as DearKind[]) {
    const judge = judgeOf(kind, parts)
    for (const call of DEAR_CALLS[kind]) {
      judges.set(call.path, judge)
      http.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), limited(call, judge))
    }
  }
  return (call, asked) => judges.get(call.path)?.(call, asked)
}

function limited(call: Call, judge: JudgeDear): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const query = Object.fromEntries(new URL(context.req.url).searchParams)
    const refusal = judge(call, { clientAddress: context.env?.clientAddress ?? '', query })
    if (refusal === undefined) return next()
    const refused = refusalResponse(refusal)
    refused.headers.set('Cache-Control', 'no-store')
    return refused
  }
}

function judgeOf(
  kind: DearKind,
  { networkKey, log, limits = DEAR_LIMITS, clock = () => performance.now() }: DearParts,
): JudgeDear {
  const windows = new LRUCache<string, { asked: number; endsAt: number }>({ max: NETWORKS_MAX })
  return (call, { clientAddress, query }) => {
    if (clientAddress === '' || (kind === 'dated_search' && !isDated(call, query))) return undefined
    const network = networkKey(clientAddress)
    const now = clock()
    const known = windows.get(network)
    const window = known === undefined || known.endsAt <= now ? { asked: 0, endsAt: now + WINDOW_MS } : known
    window.asked += 1
    windows.set(network, window)
    if (window.asked <= limits[kind]) return undefined
    if (window.asked === limits[kind] + 1)
      log.warn({ event: 'rate_limited', bucket: kind }, 'A network asked more often than its limit')
    return {
      ...{ status: 429, code: 'too_many', message: ASKED_TOO_OFTEN[kind] },
      retryAfterSeconds: Math.ceil((window.endsAt - now) / 1_000),
    }
  }
}

/** Of the calls that are read with GET, only those about given days; a POST always is. */
function isDated({ method }: Call, query: Record<string, string>): boolean {
  return method !== 'GET' || DATED_NAMES.some((name) => Object.hasOwn(query, name))
}
