import { createHash } from 'node:crypto'
import { AREAS } from './areas.ts'
import type { Mutation } from './find-mutations.ts'

/**
 * So many of them, as many of each area as of the others while there are enough. The seed and the name of each decide, so that a
 * change of the code leaves all others chosen that were.
 */
export function chooseMutations(
  all: readonly Mutation[],
  { seed, count, isGood = () => true }: { seed: number; count: number; isGood?: (mutation: Mutation) => boolean },
): Mutation[] {
  const ranked = all
    .map((mutation) => ({ mutation, rank: rankOf(mutation, seed) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ mutation }) => mutation)
  const lists = AREAS.map((area) => ranked.filter((mutation) => mutation.area === area))
  const chosen: Mutation[] = []
  while (chosen.length < count && lists.some((list) => list.length > 0)) {
    for (const list of lists) {
      const next = list.findIndex(isGood)
      // Those before it are not asked about again.
      chosen.push(...list.splice(0, next < 0 ? list.length : next + 1).slice(next < 0 ? list.length : -1))
    }
  }
  return chosen.slice(0, count)
}

function rankOf({ id }: Mutation, seed: number): string {
  return createHash('sha256').update(`${seed} ${id}`).digest('hex')
}
