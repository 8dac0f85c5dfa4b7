// A tree crown drawn at a modest size and scaled up: broad leaf masses for canopies seen from afar, at a third of the bytes.
import { place } from '../base/core.ts'
import { treeCrown } from './forest.ts'

type Crown = Parameters<typeof treeCrown>[0]
export function crownAt({ x, y, rx, ry, ...rest }: Crown): string {
  const size = 34
  return place(treeCrown({ lobes: 5, ...rest, x: 0, y: 0, rx: size, ry: (size * ry) / rx }), x, y, rx / size)
}
