import { count, samplesOf } from '#server/metrics/counted.ts'
import type { Metric } from './metrics-text.ts'

/** Bounds in seconds: cached pages, rendered pages, bookings, slow networks. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** A bound on series: templates, methods and statuses are few, so more would be a bug. */
const SERIES_MAX = 2_000

type Refusal = { route: string; status: number; security: string | undefined; isShed: boolean }
/** `buckets`: how many were within a bound and above the one before. */
type Series = {
  method: string
  route: string
  status: number
  asked: string
  buckets: number[]
  sum: number
  count: number
}

export type RequestMetrics = {
  /** Returns how a line of the log tells it. */
  count: (method: string, route: string, status: number, seconds: number) => string
  countRefusal: (refusal: Refusal) => void
  metrics: (active: number) => Metric[]
}

/** Counters of all requests of this process since its start. */
export function requestMetrics(): RequestMetrics {
  const durations = new Map<string, Series[]>()
  let size = 0
  const seriesOf = (method: string, route: string, status: number): Series | undefined => {
    const ofRoute = durations.get(route) ?? []
    const known = ofRoute.find((each) => each.status === status && each.method === method)
    if (known !== undefined || size >= SERIES_MAX) return known
    const asked = askedOf(method, route, status)
    const begun = { method, route, status, asked, buckets: [...BUCKETS, 0].map(() => 0), sum: 0, count: 0 }
    durations.set(route, [...ofRoute, begun])
    size += 1
    return begun
  }
  return {
    count: (method, route, status, seconds) => {
      const series = seriesOf(method, route, status)
      if (series === undefined) return askedOf(method, route, status)
      let bucket = 0
      while (seconds > (BUCKETS[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1
      series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
      series.sum += seconds
      series.count += 1
      return series.asked
    },
    countRefusal: ({ route, status, security, isShed }) => {
      if (security === 'rate_limited') count('rate_limited_total', { bucket: route })
      if (security === 'authz_denied') count('authz_denied_total', { operation: route })
      if (status === 503) count('http_shed_total', { reason: isShed ? 'overload' : 'unavailable' })
    },
    metrics: (active) => [
      durationsOf([...durations.values()].flat()),
      {
        ...{ name: 'http_server_active_requests', kind: 'gauge', help: 'Requests under way.' },
        samples: [{ value: active }],
      },
    ],
  }
}

/** Up to the milliseconds, which the line has next. */
function askedOf(method: string, route: string, status: number): string {
  return `,"method":"${method}","route":"${route}","status":${status},"dur_ms":`
}

function durationsOf(all: readonly Series[]): Metric {
  return {
    ...{
      name: 'http_server_request_duration_seconds',
      kind: 'histogram',
      help: 'From the headers until the answer is away.',
    },
    samples: all.flatMap(({ method, route, status, buckets, sum, count }) =>
      samplesOf({ labels: { method, route, status: String(status) }, buckets: addedUp(buckets), sum, count }, BUCKETS),
    ),
  }
}

/** How many were within each bound. */
function addedUp(buckets: readonly number[]): number[] {
  let sum = 0
  return BUCKETS.map((_bound, index) => {
    sum += buckets[index] ?? 0
    return sum
  })
}
