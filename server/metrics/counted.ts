import type { Metric, Sample } from '#server/http/metrics-text.ts'

/** What is counted where it happens, by its name (booking rules 5.3). Labels are words of ours, never a visitor's. */
const COUNTERS = {
  authz_denied_total: 'Asked for what is not there or another’s.',
  booking_stale_events_total: 'Events that would have moved a booking back, and did not.',
  booking_transitions_total: 'What happened to bookings.',
  csp_reports_total: 'Reports of browsers about the page policy.',
  db_tx_retries_total: 'Transactions begun again after they lost a race.',
  holds_total: 'Holds asked for, a line each.',
  http_shed_total: 'Requests told to come again (503).',
  invariant_violations_total: 'What must hold of bookings and did not, as often as it was looked at. Must be 0.',
  late_payments_total: 'Money that came after its hold was over.',
  otp_total: 'Codes and links of sign-in and look-up.',
  payments_total: 'What the gateway said of payments.',
  rate_limited_total: 'Requests above a limit.',
  reconcile_mismatches_total: 'What the gateway had and nobody had told us.',
  refunds_total: 'Refunds, by the state that they reached.',
  upload_rejected_total: 'Files that were not taken.',
  webhooks_total: 'Messages of the gateway, by what became of them.',
} as const

const HISTOGRAMS = {
  db_client_connection_wait_seconds: 'From asking for a connection of the pool until it was had.',
  db_client_operation_seconds: 'Statements of the database.',
  page_render_seconds: 'Pages made past the cache.',
  webhook_lag_seconds: 'From a message of the gateway until it was applied.',
} as const

type CounterName = keyof typeof COUNTERS
type HistogramName = keyof typeof HISTOGRAMS
type Labels = Record<string, string>
type Series = { labels: Labels; buckets: number[]; sum: number; count: number }

/** Seconds: a statement, a page, and a message that waits for a database to come back. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 30, 120]
/** Of words of ours there are not so many; more would be a fault. */
const SERIES_MAX = 500

const counts = new Map<CounterName, Map<string, { labels: Labels; value: number }>>()
const timings = new Map<HistogramName, Map<string, Series>>()

/** Adds to a counter of this process; 0 has it told before anything has happened. */
export function count(name: CounterName, labels: Labels, by = 1): void {
  const series = ofName(counts, name, labels, () => ({ labels, value: 0 }))
  if (series !== undefined) series.value += by
}

export function observe(name: HistogramName, labels: Labels, seconds: number): void {
  const series = ofName(timings, name, labels, () => ({ labels, buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }))
  if (series === undefined) return
  for (const [index, bucket] of BUCKETS.entries())
    if (seconds <= bucket) series.buckets[index] = (series.buckets[index] ?? 0) + 1
  series.sum += seconds
  series.count += 1
}

/** All of them since the start of this process. */
export function countedMetrics(): Metric[] {
  return [
    ...Object.entries(COUNTERS).map(
      ([name, help]): Metric => ({
        ...{ name, help, kind: 'counter' },
        samples: [...(counts.get(name as CounterName)?.values() ?? [])],
      }),
    ),
    ...Object.entries(HISTOGRAMS).map(
      ([name, help]): Metric => ({
        ...{ name, help, kind: 'histogram' },
        samples: [...(timings.get(name as HistogramName)?.values() ?? [])].flatMap((series) =>
          samplesOf(series, BUCKETS),
        ),
      }),
    ),
  ]
}

/** The samples of one histogram, as Prometheus reads them. */
export function samplesOf({ labels, buckets, sum, count: number }: Series, bounds: readonly number[]): Sample[] {
  return [
    ...buckets.map((value, index) => ({ suffix: '_bucket', labels: { ...labels, le: String(bounds[index]) }, value })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: number },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: number },
  ]
}

function ofName<Name, Kept>(
  all: Map<Name, Map<string, Kept>>,
  name: Name,
  labels: Labels,
  begin: () => Kept,
): Kept | undefined {
  const known = all.get(name) ?? new Map<string, Kept>()
  all.set(name, known)
  const key = JSON.stringify(labels)
  const kept = known.get(key)
  if (kept !== undefined || known.size >= SERIES_MAX) return kept
  const begun = begin()
  known.set(key, begun)
  return begun
}
