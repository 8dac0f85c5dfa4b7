import type { Measure } from '../bench/measure.ts'

/** How much of it is done: all that the figures ask for, or a quick try. */
export type Extent = {
  kills: number
  databaseStops: number
  cutSeconds: number
  stops: number
  requests: number
  floodSeconds: number
}

export const WHOLE: Extent = {
  ...{ kills: 50, databaseStops: 20, cutSeconds: 30, stops: 4 },
  ...{ requests: 27_000, floodSeconds: 20 },
}
export const QUICK: Extent = {
  ...{ kills: 5, databaseStops: 2, cutSeconds: 6, stops: 1 },
  ...{ requests: 1_500, floodSeconds: 6 },
}

/** A part of the command; one that the machine cannot run says why instead. */
export type Part = { name: string; run: (extent: Extent) => Promise<Measure[] | { skipped: string }> }
