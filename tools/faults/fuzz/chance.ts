/** Numbers that look random and are the same for one seed. */
export type Chance = {
  /** From 0 to below 1. */
  next: () => number
  /** A whole number below `end`. */
  below: (end: number) => number
  of: <Item>(items: readonly Item[]) => Item
  /** Once in so many times. */
  once: (times: number) => boolean
}

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    of: (items) => items[below(items.length)] as (typeof items)[number],
    once: (times) => below(times) === 0,
  }
}
