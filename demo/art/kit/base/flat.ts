// Short ways to write long hand-set lists: flat rows of numbers in, marks or tuples out.
import { lens } from './core.ts'
/** Slivers from x, y, width, height, all bent alike; the outline of one path. */
export function slivers(flat: readonly number[], bend = 0): string {
  let d = ''
  for (let i = 0; i + 3 < flat.length; i += 4) d += lens(flat[i], flat[i + 1], flat[i + 2], flat[i + 3], bend)
  return d
}
/** Rows of three: a place and a size. */
export function triples(flat: readonly number[]): [number, number, number][] {
  const out: [number, number, number][] = []
  for (let i = 0; i + 2 < flat.length; i += 3) out.push([flat[i], flat[i + 1], flat[i + 2]])
  return out
}
