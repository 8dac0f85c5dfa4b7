// Tables of measures from one flat list of numbers, so a scene's trees and stones read as a paragraph.
/** Threes: most often x, y, size. */
export function triples(flat: readonly number[]): [number, number, number][] {
  const out: [number, number, number][] = []
  for (let i = 0; i + 2 < flat.length; i += 3) out.push([flat[i], flat[i + 1], flat[i + 2]])
  return out
}
/** Fours: most often x, y, width, height. */
export function quads(flat: readonly number[]): [number, number, number, number][] {
  const out: [number, number, number, number][] = []
  for (let i = 0; i + 3 < flat.length; i += 4) out.push([flat[i], flat[i + 1], flat[i + 2], flat[i + 3]])
  return out
}
