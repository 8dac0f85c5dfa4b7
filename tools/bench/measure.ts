/** One figure beside what it may be; one without a budget is there to be seen. `unit` is written behind both. */
export type Measure = { name: string; unit: string; budget?: number; measured: number }

/** A part of the bench; one that the machine cannot run says why instead. */
export type Section = { name: string; run: () => Promise<Measure[] | { skipped: string }> }

/** The middle one: a machine with other work on it spoils single runs, seldom most of them. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((left, right) => left - right)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('There is nothing to take the median of')
  return middle
}

export function isMet({ measured, budget }: Measure): boolean {
  return budget === undefined || measured <= budget
}
