// Motion that closes: all of it is a function of a loop's time, 0..1, and stands at 1 exactly where it stood at 0.
// Give whole numbers as `cycles`; `phase` is in turns, 0..1. Start no random stream that depends on the time.
import type { Point, Rng } from './core.ts'

const TURN = Math.PI * 2
/** How far round its cycle a thing is, 0..1; it jumps back at the end, so it must not be seen there. */
export const cycle = (time: number, cycles = 1, phase = 0): number => {
  const t = (time % 1) * cycles + phase
  return t - Math.floor(t)
}
/** Swings between -1 and 1: rocking, tilting, breathing. */
export const sway = (time: number, cycles = 1, phase = 0): number => Math.sin(TURN * cycle(time, cycles, phase))
/** A swing that is not quite even, as of a thing afloat: still between -1 and 1. */
export const drift = (time: number, phase = 0): number =>
  0.72 * sway(time, 1, phase) + 0.28 * sway(time, 2, phase * 1.7)
/** The way from the middle of a small round to where a glider stands on it. */
export const orbit = (time: number, rx: number, ry: number, cycles = 1, phase = 0): Point => [
  rx * sway(time, cycles, phase + 0.25),
  ry * sway(time, cycles, phase),
]
/** A row of waves that travels toward greater `x` (with fewer than 0 cycles: toward smaller), -1..1. */
export const swell = (x: number, time: number, length: number, cycles = 1, phase = 0): number =>
  Math.sin(TURN * (x / length - cycle(time, cycles) + phase))
/** 0 at the start of a cycle, 1 for most of it, 0 at its end: the size of what comes and goes unseen. */
export const inAndOut = (at: number, edge = 0.18): number => {
  const t = Math.min(1, Math.min(at, 1 - at) / edge)
  return t * t * (3 - 2 * t)
}

export interface RisingOptions {
  x: number
  /** Where they start, and where they are gone. */
  from: number
  to: number
  count: number
  /** The greatest radius; they grow as they rise. */
  size: number
  rand: Rng
  time: number
  cycles?: number
  wobble?: number
}
/** A column of bubbles that rises for ever: x, y, radius of each. */
export function rising({ x, from, to, count, size, rand, time, cycles = 1, wobble = 14 }: RisingOptions) {
  const out: [number, number, number][] = []
  for (let i = 0; i < count; i++) {
    const start = (i + rand.in(0.1, 0.9)) / count,
      k = rand.in(0.4, 1),
      phase = rand(),
      aside = rand.j(wobble)
    const t = cycle(time, cycles, start)
    out.push([
      x + aside * (0.3 + t) + sway(time, 2 * cycles, phase) * wobble * 0.4 * t,
      from + (to - from) * t,
      size * k * (0.55 + 0.45 * t) * inAndOut(t, 0.1),
    ])
  }
  return out
}
