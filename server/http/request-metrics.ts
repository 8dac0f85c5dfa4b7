import { count, samplesOf } from '#server/metrics/counted.ts'
import type { Metric } from './metrics-text.ts'

/** Bounds in seconds: cached pages, rendered pages, bookings, slow networks. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** A bound on series: templates, methods and statuses are few, so more would be a bug. */
const SERIES_MAX = 2_000

type Counted = {
  method: string
  route: string
  status: number
  seconds: number
  security: string | undefined
  isShed: boolean
}
type Series = { labels: Record<string, string>; buckets: number[]; sum: number; count: number }

export type RequestMetrics = { count: (request: Counted) => void; metrics: (active: number) => Metric[] }

/** Counters of all requests of this process since its start. */
export function requestMetrics(): RequestMetrics {
  const durations = new Map<string, Series>()
  const note = ({ method, route, status, seconds, security, isShed }: Counted): void => {
    const key = `${method} ${route} ${status}`
    const known = durations.get(key)
    if (known === undefined && durations.size >= SERIES_MAX) return
    const series = known ?? {
      labels: { method, route, status: String(status) },
      buckets: BUCKETS.map(() => 0),
      sum: 0,
      count: 0,
    }
    if (known === undefined) durations.set(key, series)
    for (const [index, bucket] of BUCKETS.entries())
      if (seconds <= bucket) series.buckets[index] = (series.buckets[index] ?? 0) + 1
    series.sum += seconds
    series.count += 1
    if (security === 'rate_limited') count('rate_limited_total', { bucket: route })
    if (security === 'authz_denied') count('authz_denied_total', { operation: route })
    if (status === 503) count('http_shed_total', { reason: isShed ? 'overload' : 'unavailable' })
  }
  return {
    count: note,
    metrics: (active) => [
      durationsOf([...durations.values()]),
      {
        ...{ name: 'http_server_active_requests', kind: 'gauge', help: 'Requests under way.' },
        samples: [{ value: active }],
      },
    ],
  }
}

function durationsOf(all: readonly Series[]): Metric {
  return {
    ...{
      name: 'http_server_request_duration_seconds',
      kind: 'histogram',
      help: 'From the headers until the answer is away.',
    },
    samples: all.flatMap((series) => samplesOf(series, BUCKETS)),
  }
}
