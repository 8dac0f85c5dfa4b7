import type { Part, Related } from './related-tests.ts'

/**
 * What a part takes before its first test and a file of it on two cores, in seconds; from gates of November 2026. Of a change nearly always
 * the demo database is loaded anew (API) and the site is built and started (journeys).
 */
const COSTS: Record<Part, { start: number; file: number }> = {
  unit: { start: 4, file: 0.3 },
  api: { start: 18, file: 2 },
  e2e: { start: 25, file: 13 },
}
/** Those that start programs or draw take longer than others of their part. */
const SLOW: readonly { path: RegExp; seconds: number }[] = [
  { path: /^tests\/tools\//, seconds: 4 },
  { path: /^server\/(?:db|media|jobs)\//, seconds: 4 },
  { path: /^tests\/api\/(?:backup|alive|booking-hoarding|stops|log-without|starts-together)/, seconds: 18 },
  { path: /^tests\/e2e\/(?:accessible|dead-network|buying|little-room|main-paths)/, seconds: 50 },
]
const PARTS: readonly Part[] = ['unit', 'api', 'e2e']
/** How much of what is left after the likeliest of each part may be gone once a part is planned, so that the next has some. */
const SHARES: Record<Part, number> = { unit: 0.4, api: 0.7, e2e: 1 }

export type Plan = { run: Record<Part, string[]>; left: string[] }

/**
 * The likeliest tests, as many as fit: first the likeliest of each part, where its start fits too; then each part's next within its share;
 * then whatever still fits.
 */
export function fitIntoTime(related: readonly Related[], seconds: number): Plan {
  const run: Plan['run'] = { unit: [], api: [], e2e: [] }
  let spent = 0
  const take = (each: readonly Related[], until: number): void => {
    for (const { path, part } of each) {
      const cost = secondsOf(path, part) + (run[part].length === 0 ? COSTS[part].start : 0)
      if (run[part].includes(path) || spent + cost > until) continue
      spent += cost
      run[part].push(path)
    }
  }
  take(
    PARTS.flatMap((part) => related.find((each) => each.part === part) ?? []),
    seconds,
  )
  const rest = seconds - spent
  const before = spent
  for (const part of PARTS)
    take(
      related.filter((each) => each.part === part),
      before + rest * SHARES[part],
    )
  take(related, seconds)
  return { run, left: related.filter(({ path, part }) => !run[part].includes(path)).map(({ path }) => path) }
}

function secondsOf(path: string, part: Part): number {
  return SLOW.find((slow) => slow.path.test(path))?.seconds ?? COSTS[part].file
}
