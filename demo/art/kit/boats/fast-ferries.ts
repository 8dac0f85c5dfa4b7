// The two ferries of the demo: a long catamaran with a panorama lounge, and a small single-hulled boat with an open after deck.
import { type Ink, path, poly, ribbon } from '../base/core.ts'
import { hull, type ShipStand, shipFrame, shipHouse, shipRail } from './ship.ts'

export interface FerryInks {
  white: Ink
  shade: Ink
  top: Ink
  glass: Ink
  glare?: Ink
  hull: Ink
  low: Ink
  stripe: Ink
  deck: Ink
  trim: Ink
  dark: Ink
}
const slimHull = [
  -19, 1.9, 1.4, 2.5, -8, 2, 1.6, 2.5, 4, 2, 1.5, 2.6, 11, 1.7, 1.1, 2.9, 16, 1.1, 0.4, 3.3, 19.4, 0.15, 0.04, 3.7,
]
/** 38 m, two hulls; lounge above, wheelhouse over it. */
export function longCatamaran(stand: ShipStand, c: FerryInks): string {
  const at = shipFrame(stand),
    inks = { side: c.hull, low: c.low, stripe: c.stripe, deck: c.deck },
    house = { side: c.shade, front: c.white, top: c.top, glass: c.glass, ...(c.glare ? { glare: c.glare } : {}) }
  let s = hull(at, { lines: slimHull, y: -3.6, inks, stem: 2.6 })
  // the tunnel between the hulls under the bridge deck
  s += path(poly([at(14, -4, 2.9), at(14, 4, 2.9), at(14, 3, 0.4), at(14, -3, 0.4)]), c.dark)
  s += path(poly([at(-19, -5.4, 2.6), at(15, -5.2, 3), at(15, 5.2, 3), at(-19, 5.4, 2.6)]), c.deck)
  s += path(poly([at(15, -4.4, 3.02), at(15, 4.4, 3.02), at(14.6, 4, 2.1), at(14.6, -4, 2.1)]), c.shade)
  s += hull(at, { lines: slimHull, y: 3.6, inks, stem: 2.6 })
  s += shipRail(at, [14, -4.8, 17.6, -3.4, 17.6, 3.4, 14, 4.8], 3.1, 1, c.white, 3)
  s += shipHouse(at, {
    x: [-18, 14.4],
    rake: [3.4, 0.6],
    z: [2.6, 5.4],
    half: [5.3, 5.1],
    inks: house,
    panes: [0.34, 0.82, 15],
    screen: [0.34, 0.84, 6],
    reach: [0.06, 0.95],
  })
  s += shipHouse(at, {
    x: [-14.5, 9.6],
    rake: [3, 0.5],
    z: [5.4, 7.9],
    half: [4.7, 4.4],
    inks: house,
    panes: [0.3, 0.82, 0],
    screen: [0.26, 0.84, 5],
    reach: [0.28, 0.96],
  })
  s += shipRail(at, [-14.2, 4.4, -8.4, 4.4], 7.9, 0.9, c.white, 3)
  s += shipHouse(at, {
    x: [-1.6, 5.4],
    rake: [1.6, 0.5],
    z: [7.9, 10],
    half: [3, 2.7],
    inks: house,
    panes: [0.36, 0.84, 0],
    screen: [0.34, 0.86, 4],
    reach: [0.2, 0.95],
  })
  for (const y of [-2.4, 2.4])
    s += shipHouse(at, {
      x: [-8.6, -6],
      rake: [0.6, 0.9],
      z: [7.9, 10.6],
      half: [0.75, 0.65],
      y,
      inks: { side: c.stripe, front: c.trim, top: c.dark, glass: c.dark },
    })
  return s + mastOf(at, 0.4, 10, 3.4, c)
}
function mastOf(
  at: (x: number, y: number, z: number) => [number, number],
  x: number,
  z: number,
  high: number,
  c: FerryInks,
): string {
  const q = (k: number, w: number) => [at(x - k * 0.9 - w, 0, z + high * k), at(x - k * 0.9 + w, 0, z + high * k)]
  const [a, b] = q(0, 0.22),
    [d, e] = q(1, 0.06)
  return (
    path(poly([a, b, e, d]), c.dark) +
    path(
      ribbon([at(x - 0.4, -1.3, z + high * 0.56), at(x - 0.4, 1.3, z + high * 0.56)], () => 4, 2),
      c.shade,
    ) +
    path(
      poly([
        at(x - 1, 0, z + high),
        at(x - 3.2, 0, z + high * 0.92),
        at(x - 3.2, 0, z + high * 0.7),
        at(x - 1, 0, z + high * 0.76),
      ]),
      c.trim,
    )
  )
}
const deepHull = [
  -14.4, 3.4, 2.9, 2, -8, 3.7, 3.2, 2, 0, 3.75, 3.1, 2.15, 6, 3.4, 2.3, 2.6, 10.5, 2.4, 1.1, 3.2, 13.2, 1.2, 0.3, 3.75,
  14.8, 0.12, 0.03, 4.15,
]
/** 29 m, one hull; a short upper deck, the after part of it open under an awning. */
export function singleHull(stand: ShipStand, c: FerryInks): string {
  const at = shipFrame(stand),
    house = { side: c.shade, front: c.white, top: c.top, glass: c.glass, ...(c.glare ? { glare: c.glare } : {}) }
  let s = hull(at, {
    lines: deepHull,
    stem: 2.2,
    inks: { side: c.hull, low: c.low, stripe: c.stripe, deck: c.deck },
    band: [0.74, 0.88],
  })
  s += shipRail(at, [7.2, -3, 12.8, -1.2, 12.8, 1.2, 7.2, 3], 3.2, 0.9, c.white, 3)
  s += shipHouse(at, {
    x: [-12.6, 7],
    rake: [2.6, 0.4],
    z: [2.1, 4.7],
    half: [3.3, 3.15],
    inks: house,
    panes: [0.36, 0.84, 11],
    screen: [0.36, 0.86, 4],
    reach: [0.07, 0.92],
  })
  s += shipHouse(at, {
    x: [-4.6, 3.8],
    rake: [2, 0.3],
    z: [4.7, 7],
    half: [2.8, 2.6],
    inks: house,
    panes: [0.32, 0.84, 0],
    screen: [0.3, 0.86, 4],
    reach: [0.08, 0.94],
  })
  // open deck: rail, posts, awning
  s += shipRail(at, [-12.2, -3, -12.2, 3, -4.6, 3], 4.7, 1, c.white, 3)
  let posts = ''
  for (const x of [-11.8, -9.4, -7, -4.9])
    posts += poly([at(x, 2.7, 4.7), at(x + 0.14, 2.7, 4.7), at(x + 0.14, 2.7, 6.9), at(x, 2.7, 6.9)])
  s += path(posts, c.white)
  s += shipHouse(at, {
    x: [-12.2, -4.3],
    rake: [0, 0],
    z: [6.9, 7.15],
    half: [2.9, 2.9],
    inks: { side: c.trim, front: c.trim, top: c.trim, glass: c.trim },
  })
  s += shipHouse(at, {
    x: [-1.4, 1.8],
    rake: [0.9, 0.3],
    z: [7, 8.7],
    half: [1.9, 1.7],
    inks: house,
    panes: [0.32, 0.86, 0],
    screen: [0.3, 0.88, 3],
  })
  s += shipHouse(at, {
    x: [-4.1, -2.4],
    rake: [0.4, 0.6],
    z: [7, 9.2],
    half: [0.8, 0.7],
    inks: { side: c.stripe, front: c.trim, top: c.dark, glass: c.dark },
  })
  return s + mastOf(at, -0.4, 8.7, 2.6, c)
}
