/** One figure beside the most it may be, or the least; one without either is there to be seen. `unit` is written behind. */
export type Measure = { name: string; unit: string; budget?: number; least?: number; measured: number }

/** A part of the bench; one that the machine cannot run says why instead. */
export type Section = { name: string; run: () => Promise<Measure[] | { skipped: string }> }

/** The middle one: a machine with other work on it spoils single runs, seldom most of them. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((left, right) => left - right)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('There is nothing to take the median of')
  return middle
}

/** What all but one in a hundred stay within. */
export function percentile99(figures: readonly number[]): number {
  const sorted = [...figures].sort((left, right) => left - right)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}

export function isMet({ measured, budget, least }: Measure): boolean {
  // Written so that no number at all meets nothing.
  return (budget === undefined || measured <= budget) && (least === undefined || measured >= least)
}
