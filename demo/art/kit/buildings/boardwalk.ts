// Timber underfoot in true perspective: planks, edge beams, posts and rails along a line X(Z) on the ground.
import { type Camera, type Curve, type Ink, lens, lerp, type Point, path, poly, rng } from '../base/core.ts'

interface DeckOptions {
  cam: Camera
  centre: Curve
  half: number
  near: number
  far: number
  plank: number
  seed: string
  inks: [Ink, Ink]
  gap: Ink
  /** Height of the deck over the ground, and the ink of its edge. */
  lift?: number
  edge?: Ink
}
export function deck({ cam, centre, half, near, far, plank, seed, inks, gap, lift = 0, edge }: DeckOptions): string {
  const r = rng(seed),
    L: Point[] = [],
    R: Point[] = [],
    zs: number[] = []
  for (let z = near; z < far; z += Math.max(plank, z * 0.02)) zs.push(z)
  for (const z of zs) {
    L.push(cam(centre(z) - half, lift, z))
    R.push(cam(centre(z) + half, lift, z))
  }
  let a = '',
    b = ''
  for (let z = far; z > near; z -= plank) {
    const z0 = Math.max(near, z - plank * 0.9),
      o = r.j(0.05),
      c0 = centre(z0),
      c1 = centre(z)
    const d = poly([
      cam(c0 - half + o, lift, z0),
      cam(c0 + half + o, lift, z0),
      cam(c1 + half + o, lift, z),
      cam(c1 - half + o, lift, z),
    ])
    if (z > far * 0.55 || r() > 0.36) a += d
    else b += d
  }
  const skirt = edge
    ? path(
        poly([...L, ...zs.map((z) => cam(centre(z) - half, lift - 0.22, z)).reverse()]) +
          poly([...R, ...zs.map((z) => cam(centre(z) + half, lift - 0.22, z)).reverse()]),
        edge,
      )
    : ''
  return skirt + path(poly([...L, ...R.reverse()]), gap) + path(a, inks[0]) + path(b, inks[1])
}
interface RailOptions {
  cam: Camera
  line: Curve
  near: number
  far: number
  every: number
  height: number
  lift?: number
  foot?: number
  thick?: number
  ink: Ink
  lit?: Ink
  rails?: number[]
}
/** Posts and rails along X(Z). Drawn far to near so nearer posts cover. */
export function rail({
  cam,
  line,
  near,
  far,
  every,
  height,
  lift = 0,
  foot = 0,
  thick = 0.1,
  ink,
  lit,
  rails = [1, 0.55],
}: RailOptions): string {
  let bars = '',
    tops = '',
    posts = '',
    edge = ''
  const steps = 28,
    z = (i: number) => 1 / lerp(1 / far, 1 / near, i / steps)
  for (const h of rails) {
    const up: Point[] = [],
      low: Point[] = [],
      mid: Point[] = []
    for (let i = 0; i <= steps; i++) {
      const q = z(i),
        y = lift + height * h
      up.push(cam(line(q), y, q))
      mid.push(cam(line(q), y - thick * 0.3, q))
      low.push(cam(line(q), y - thick * 0.8, q))
    }
    bars += poly([...up, ...low.reverse()])
    if (h === 1) tops += poly([...up, ...mid.reverse()])
  }
  for (let q = far; q >= near; q -= every) {
    const X = line(q),
      t = thick * 0.55
    posts += poly([
      cam(X - t, foot, q),
      cam(X + t, foot, q),
      cam(X + t, lift + height + 0.06, q),
      cam(X - t, lift + height + 0.06, q),
    ])
    if (lit)
      edge += poly([
        cam(X - t, foot, q),
        cam(X - t * 0.3, foot, q),
        cam(X - t * 0.3, lift + height, q),
        cam(X - t, lift + height, q),
      ])
  }
  return path(bars, ink) + path(posts, ink) + (lit ? path(tops + edge, lit) : '')
}
/** Piles under a jetty with their reflections, seen from the side. */
export function piles(list: [x: number, top: number, foot: number, w: number][], ink: Ink, reflect: Ink): string {
  const r = rng('piles')
  let d = '',
    m = ''
  for (const [x, top, foot, w] of list) {
    d += poly([
      [x - w / 2, top],
      [x + w / 2, top],
      [x + w * 0.6, foot],
      [x - w * 0.6, foot],
    ])
    for (let i = 0; i < 5; i++)
      m += lens(x + r.j(w * 0.4), foot + 5 + i * w * 0.62, w * r.in(1.2, 2.4) * (1 - i * 0.1), w * 0.3)
  }
  return path(m, reflect) + path(d, ink)
}
