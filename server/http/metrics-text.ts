/** One metric in the text format of Prometheus. Without samples a gauge is left out, and a counter is 0. */
export type Metric = {
  name: string
  kind: 'gauge' | 'counter' | 'histogram'
  help: string
  samples: Sample[]
}

/** Appended to the name, for the parts of a histogram. */
export type Sample = { suffix?: string; labels?: Record<string, string>; value: number }

/** The exposition format of Prometheus, version 0.0.4. */
export function metricsText(metrics: readonly Metric[]): string {
  const known = metrics.filter(({ kind, samples }) => kind !== 'gauge' || samples.length > 0)
  return known.flatMap(linesOf).join('\n').concat('\n')
}

function linesOf({ name, kind, help, samples }: Metric): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
    ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelsIn(labels)} ${value}`),
  ]
}

function labelsIn(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
