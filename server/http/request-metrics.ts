import type { Metric, Sample } from './metrics-text.ts'

/** Seconds: what a page of the cache, a rendered one, a booking and a slow network take. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Of templates, methods and statuses there are not so many; more would be a fault of ours. */
const SERIES_MAX = 2_000

type Counted = { method: string; route: string; status: number; seconds: number; security: string | undefined }
type Series = { labels: Record<string, string>; buckets: number[]; sum: number; count: number }

export type RequestMetrics = { count: (request: Counted) => void; metrics: (active: number) => Metric[] }

/** Counts of all requests of this process since its start. */
export function requestMetrics(): RequestMetrics {
  const durations = new Map<string, Series>()
  const limited = new Map<string, number>()
  const denied = new Map<string, number>()
  let shed = 0
  const count = ({ method, route, status, seconds, security }: Counted): void => {
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
    if (security === 'rate_limited') limited.set(route, (limited.get(route) ?? 0) + 1)
    if (security === 'authz_denied') denied.set(route, (denied.get(route) ?? 0) + 1)
    if (status === 503) shed += 1
  }
  return {
    count,
    metrics: (active) => [
      durationsOf([...durations.values()]),
      {
        ...{ name: 'http_server_active_requests', kind: 'gauge', help: 'Requests under way.' },
        samples: [{ value: active }],
      },
      {
        ...{ name: 'http_shed_total', kind: 'counter', help: 'Requests told to come again (503).' },
        samples: [{ labels: { reason: 'unavailable' }, value: shed }],
      },
      {
        name: 'rate_limited_total',
        kind: 'counter',
        help: 'Requests above a limit.',
        samples: byLabel('bucket', limited),
      },
      {
        ...{ name: 'authz_denied_total', kind: 'counter', help: 'Asked for what is not there or another’s.' },
        samples: byLabel('operation', denied),
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
    samples: all.flatMap(({ labels, buckets, sum, count }) => [
      ...buckets.map((value, index) => ({
        suffix: '_bucket',
        labels: { ...labels, le: String(BUCKETS[index]) },
        value,
      })),
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: count },
    ]),
  }
}

function byLabel(label: string, counts: ReadonlyMap<string, number>): Sample[] {
  return [...counts].map(([value, number]) => ({ labels: { [label]: value }, value: number }))
}
