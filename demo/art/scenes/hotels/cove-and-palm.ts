// Cove and Palm Resort from above: tiled cottages in a ring round a garden pool, then palms, the road, and the cove.
import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, path, poly, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { block, pitchedRoof } from '../../kit/buildings/pitched-roof.ts'
import { lookDown, plot } from '../../kit/buildings/site.ts'
import { poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.55 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.noon,
      cam = lookDown({ cx: 800, cy: 610, f: 1290, height: 40, pitch: 36 }),
      r = rng('cove-and-palm'),
      g = (x: number, z: number) => cam(x, 0, z),
      shape = (q: readonly number[]) => spline(pts(q).map(([x, z]): Point => g(x, z)))
    let s = path('M-10 -10H1610V1210H-10z', p.leaf)
    // the cove: deep water, lagoon, foam, sand
    s += path(shape([-220, 260, 240, 260, 240, 108, 120, 108, 50, 112, 0, 122, -40, 134, -90, 160, -160, 210]), p.sand)
    s += path(shape([-220, 280, 240, 280, 240, 118, 120, 117, 54, 121, 8, 131, -30, 143, -80, 171, -150, 224]), p.paper)
    s += path(shape([-220, 300, 260, 300, 260, 122, 120, 121, 56, 125, 12, 135, -26, 148, -74, 176, -144, 232]), p.aqua)
    s += path(
      shape([-200, 300, 260, 300, 260, 134, 120, 133, 70, 139, 30, 152, -6, 168, -60, 200, -120, 260]),
      p.lagoon,
    )
    s += path(shape([-100, 300, 260, 300, 260, 156, 140, 156, 90, 166, 60, 186, 20, 220, -20, 280]), p.deep)
    s += path(
      ribbon([g(60, 176), g(84, 160), g(112, 152), g(150, 150)], (t) => 3 + 7 * t * (1 - t) * 3, 16),
      p.paper,
    )
    for (const [x, z] of pts([20, 128, 34, 124.5, 72, 121, 88, 120.4]))
      s += standing(cam, {
        X: x,
        Z: z,
        tall: 2.2,
        pose: poses.walk,
        dress: { skin: p.forest, hair: p.forest, top: x % 8 ? p.coral : p.paper, cloth: p.deep },
      })
    // road and the belt of palms behind the beach
    s += path(
      shape([-140, 128, -70, 106, -20, 98, 40, 92, 140, 88, 140, 94, 40, 98, -18, 104.5, -68, 113, -140, 136]),
      p.sky,
    )
    for (let i = 0; i < 15; i++) {
      const X = -66 + i * 10.5 + r.j(2.4),
        z0 = 112 - X * 0.1 + (X < -20 ? (-X - 20) * 0.44 : 0) + r.j(2),
        [x, y] = g(X, z0)
      s +=
        path(lens(x + 26, y + 2, 60, 9), p.forest) +
        farPalm({ x, y, h: 58 + r.j(14), lean: r.j(16), size: 40, seed: `cove-b${i}`, ink: p.forest, lit: p.leaf })
    }
    // a hedge, the drive, the lawn in two greens
    for (let i = 0; i < 13; i++) {
      const [x, y] = g(-62 + i * 10.6, 88 + r.j(1.4))
      s += canopy({ x, y, rx: 62 + r.j(10), ry: 36, seed: `cove-h${i}`, tones: [p.forest, p.leaf] })
    }
    // pool with its island of palms
    const blob = (k: number): number[] =>
      [-13, 55, -9, 61, 0, 62.5, 8, 60, 15, 60.5, 18, 54, 13, 47.5, 4, 48, -3, 45, -11, 47].map((v, i) =>
        i % 2 ? 54 + (v - 54) * k : 2 + (v - 2) * k,
      )
    // paths from the pool to every cottage
    const homes: { x: number; z: number; turn: number; big?: boolean }[] = []
    for (const a of [-152, -122, -88, -50, -14, 18, 52, 88, 122, 152]) {
      const t = (a * Math.PI) / 180
      homes.push({ x: 2 + 33 * Math.sin(t), z: 55 + 24 * Math.cos(t), turn: -a * 0.4, big: a === 18 })
    }
    for (const h of homes)
      s += path(
        ribbon(
          [
            g(2 + (h.x - 2) * 0.4, 54 + (h.z - 54) * 0.4),
            g(2 + (h.x - 2) * 0.66, 54 + (h.z - 54) * 0.62 - 1),
            g(h.x, h.z),
          ],
          () => 21,
          10,
        ),
        p.sand,
      )
    s += path(
      ribbon([g(-1, 16), g(3, 30), g(-1, 40), g(2, 50)], (t) => 170 - 120 * t, 16),
      p.sand,
    )
    for (const [X, Z, k] of triples([7, 31, 1, -7.5, 35, 0.9, 9, 37, 0.7, -6, 27, 1.2, 8, 25.5, 1.3])) {
      const [x, y] = g(X, Z)
      s += canopy({ x, y, rx: 62 * k, ry: 30 * k, seed: `cove-f${X}`, tones: [p.forest, X > 0 ? p.coral : p.sand] })
    }
    s += path(shape(blob(1.34)), p.sand) + path(shape(blob(1.12)), p.paper) + path(shape(blob(1)), p.deep)
    s +=
      path(shape(blob(0.99).map((v, i) => (i % 2 ? v - 0.7 : v))), p.aqua) +
      path(shape(blob(0.62).map((v, i) => (i % 2 ? v + 1.5 : v + 2))), p.lagoon)
    s += path(
      Array.from({ length: 9 }, () => lens(...g(r.in(-7, 13), r.in(48, 59)), r.in(30, 70), 5, r.j(2))).join(''),
      p.sky,
    )
    for (const [X, Z] of pts([-2, 52, 8, 56, 10, 51])) {
      const [x, y] = g(X, Z)
      s += path(lens(x, y + 3, 34, 9), p.sky) + path(lens(x, y - 1, 15, 12), X === 8 ? p.coral : p.forest)
    }
    // parasols from above
    const shade = (X: number, Z: number, ink: string) => {
      const rim = Array.from(
          { length: 8 },
          (_, i): Point => cam(X + 1.9 * Math.cos((i / 8) * 6.283), 2.2, Z + 1.9 * Math.sin((i / 8) * 6.283)),
        ),
        top = cam(X, 3, Z),
        [sx, sy] = g(X + 1.2, Z - 0.4)
      s += path(lens(sx, sy, 116, 40), p.leaf) + path(poly(rim), p.paper)
      for (let i = 0; i < 8; i += 2) s += path(poly([top, rim[i], rim[i + 1]]), ink)
    }
    shade(-13, 62.5, p.coral)
    shade(20.5, 62, p.deep)
    shade(-16, 46, p.deep)
    shade(22, 48, p.coral)
    // cottages, the far ones first; the dining hall is the long one
    const palmAt = (X: number, Z: number, h: number, lean: number, id: string) => {
      const [x, y] = g(X, Z)
      return (
        path(lens(x + h * 0.42, y + 4, h * 0.9, h * 0.13), p.forest) +
        farPalm({ x, y, h, lean, size: h * 0.5, seed: id, ink: p.forest, lit: p.leaf })
      )
    }
    const items: { z: number; d: string }[] = homes.map(({ x, z, turn, big }) => {
      const own = plot(cam, x, z, turn),
        w = big ? 9 : 4.4,
        plan = { x0: -w, x1: w, z0: -3.8, z1: 3.8 },
        walls = { front: p.paper, left: p.sky, right: p.aqua }
      let d = path(poly([own(-w, 0, -4.6), own(w + 1.6, 0, -5), own(w + 3.4, 0, 2), own(w, 0, 4)]), p.forest)
      d += block(own, plan, 0, 3, walls)
      let dark = ''
      for (let i = 0; i < (big ? 5 : 3); i++) {
        const u = -w + 0.9 + i * ((2 * w - 1) / (big ? 5 : 3))
        dark += poly([own(u, 0.2, -3.85), own(u + 1.7, 0.2, -3.85), own(u + 1.7, 2.4, -3.85), own(u, 2.4, -3.85)])
      }
      d += path(dark, p.deep)
      d += pitchedRoof(own, {
        plan,
        eave: 2.9,
        ridge: 6.3,
        over: 1.3,
        hip: big ? 4 : 3.6,
        ribs: big ? 20 : 12,
        inks: { front: p.coral, left: p.coral, right: p.forest, top: p.forest, rib: p.sand, edge: p.paper },
      })
      const a = own(-w - 1.3 + (big ? 4 : 3.6), 6.3, 0),
        b = own(w + 1.3 - (big ? 4 : 3.6), 6.3, 0)
      for (const q of [
        [own(-w - 1.3, 2.9, -5.1), a],
        [a, b],
        [b, own(w + 1.3, 2.9, -5.1)],
      ])
        d += path(
          ribbon(q, () => 6, 2),
          p.sand,
        )
      return { z, d }
    })
    for (const [i, [X, Z, h, l]] of quads([
      -22, 68, 120, -14, 26, 72, 126, 20, -1, 67, 104, 8, -44, 60, 128, 10, 46, 58, 140, -18, -17, 33, 170, -26, -46,
      40, 160, 12, 22, 33, 176, 24, 52, 42, 170, 12, 33, 62, 110, -10,
    ]).entries())
      items.push({ z: Z, d: palmAt(X, Z, h, l, `cove-p${i}`) })
    for (const [X, Z, top, cloth] of [
      [-4, 42.4, p.coral, p.deep],
      [-2.6, 42, p.paper, p.forest],
      [14, 43.4, p.forest, p.paper],
      [-19, 55, p.coral, p.coral],
      [24, 55, p.paper, p.deep],
      [25.4, 54.4, p.coral, p.forest],
      [0.4, 30, p.coral, p.forest],
      [2.4, 30.4, p.deep, p.paper],
      [1.5, 29.6, p.paper, p.coral],
    ] as const)
      items.push({
        z: Z,
        d: standing(cam, {
          X,
          Z,
          tall: X === 1.5 ? 1.2 : 1.9,
          pose: X % 2 ? poses.back : poses.walk,
          dress: { skin: p.forest, hair: p.forest, top, cloth },
          shade: p.leaf,
        }),
      })
    s += items
      .sort((a, b) => b.z - a.z)
      .map((q) => q.d)
      .join('')
    s +=
      leaves({
        x: -30,
        y: 1230,
        size: 380,
        seed: 'cove-l1',
        tones: [p.forest, p.deep],
        from: -1.6,
        to: -0.2,
        count: 16,
      }) +
      leaves({ x: 1640, y: 1230, size: 420, seed: 'cove-l2', tones: [p.forest, p.deep], from: -3, to: -1.5, count: 18 })
    return s
  }, options)
