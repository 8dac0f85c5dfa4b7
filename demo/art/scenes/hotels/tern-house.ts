// Tern House from the street corner below it: five storeys of a rounded bazaar corner rise over awnings and a banana cart.
import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { camera, lenses, lump, path, place, poly, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { awning } from '../../kit/buildings/awning.ts'
import { bars, hotelFront } from '../../kit/buildings/hotel-front.ts'
import { wallOf } from '../../kit/buildings/site.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { autorickshaw } from '../../kit/vehicles/autorickshaw.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.56, y: 0.45 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.reef,
      cam = camera({ cx: 760, horizon: 1010, f: 720, height: 1.5 })
    let s = sky({
      bands: [
        [0, p.lagoon],
        [170, p.aqua],
        [520, p.light],
        [820, p.paper],
      ],
      bottom: 1060,
      seed: 'tern-sky',
      drift: 26,
      slivers: 5,
    })
    s += cloud({ x: 250, y: 520, w: 460, h: 120, seed: 'tern-cloud', ink: p.paper, lit: p.paper })
    // the lower houses down both streets
    const low = (from: Point, to: Point, floors: number[], bays: number, wall: string, trim: string) =>
      hotelFront(wallOf(cam, from, to), {
        floors,
        bays,
        inks: { wall, trim, glass: p.navy, shade: p.ink },
        open: [0.28, 0.72],
      })
    s += low([16, 30], [36, 52], [3.6, 3.3, 3.2], 7, p.aqua, p.paper)
    s += low([40, 52], [18, 13.4], [3.6, 3.3, 3], 7, p.lagoon, p.aqua)
    s += low([-13, 44], [-7, 28], [3.6, 3.3, 3], 6, p.lagoon, p.aqua)
    s += low([-13, 9.6], [-24, 46], [3.6, 3.2], 7, p.paper, p.coral)
    s += path(poly(pts([-10, 1010, 1610, 1010, 1610, 1210, -10, 1210])), p.light)
    // the hotel: shaded side to the left, sunlit side to the right, a rounded corner between
    const floors = [4, 3.3, 3.3, 3.3],
      top = floors.reduce((a, b) => a + b, 0)
    const left = wallOf(cam, [-6.6, 27], [-1.1, 13.6]),
      right = wallOf(cam, [2.4, 12.7], [14.5, 27])
    s += hotelFront(left, {
      floors,
      bays: 4,
      inks: { wall: p.deep, trim: p.lagoon, glass: p.ink, shade: p.navy, rail: p.aqua },
      balcony: 0.9,
      rise: [0.2, 0.8],
      skip: (_, f) => f === 0,
    })
    s += hotelFront(right, {
      floors,
      bays: 4,
      inks: { wall: p.paper, trim: p.coral, glass: p.deep, shade: p.aqua, rail: p.coral, frame: p.paper },
      balcony: 0.9,
      rise: [0.2, 0.8],
      skip: (_, f) => f === 0,
    })
    const bow: Point[] = pts([-1.1, 13.6, -0.75, 12.75, -0.1, 12.2, 0.7, 11.95, 1.5, 12.1, 2.1, 12.4, 2.4, 12.7])
    let v = 0
    bow.slice(1).forEach((b, i) => {
      s += path(
        wallOf(cam, bow[i], b).quad(0, 0, wallOf(cam, bow[i], b).len * 1.03, top + 1.3),
        i < 2 ? p.lagoon : i < 3 ? p.light : p.sun,
      )
    })
    floors.forEach((h, f) => {
      bow.slice(1).forEach((b, i) => {
        const w = wallOf(cam, bow[i], b),
          L = w.len
        if (f) {
          if (i % 2 === 0 || i === 3)
            s += path(w.quad(L * 0.12, v + 0.3, L * 0.88, v + h * 0.8), i < 2 ? p.ink : p.navy)
          s +=
            path(w.shelf(0, L, v, 0, 0.7), p.navy) +
            path(w.quad(0, v - 0.22, L * 1.06, v + 0.05, 0.7), i < 2 ? p.aqua : p.coral)
          s += path(bars(w, 0, L * 1.05, v, 0.7, 0.2), i < 2 ? p.aqua : p.coral)
        } else s += path(w.quad(L * 0.1, 0, L * 0.9, 2.9), p.navy)
      })
      v += h
    })
    bow.slice(1).forEach((b, i) => {
      const w = wallOf(cam, bow[i], b)
      s += path(w.quad(0, top + 0.9, w.len * 1.04, top + 1.3, 0.3), i < 2 ? p.aqua : p.coral)
    })
    // a tern of iron over the corner
    const [tx, ty] = cam(0.8, top + 1.3, 11.9)
    s += place(
      path(
        ribbon(pts([0, 0, 0, -120]), () => 9, 3),
        p.ink,
      ) +
        path(
          spline(
            pts([
              -150, -180, -70, -174, -20, -136, 50, -236, 120, -272, 60, -180, 34, -120, 74, -98, 30, -104, -20, -106,
              -50, -122, -90, -138,
            ]),
            true,
            0.12,
          ),
          p.paper,
        ),
      tx,
      ty,
      0.44,
    )
    // ground floor awnings in stripes
    for (const [w, a, b] of [
      [left, p.coral, p.sun],
      [right, p.coral, p.paper],
    ] as const) {
      s += path(w.quad(0, 0, w.len, 2.9, 0.02), p.ink)
      let goods = ''
      for (let i = 0; i < 9; i++)
        goods += w.quad((w.len * (i + 0.2)) / 9, 0, (w.len * (i + 0.75)) / 9, 0.55 + (i % 3) * 0.16, 0.4)
      s += path(goods, w === left ? p.deep : p.sun)
      s += awning(w, { top: 3.5, foot: 2.7, out: 1.9, strips: 14, inks: [b, a] })
    }
    // road, kerb and shade
    s += path(
      poly([
        cam(-8, 0, 30),
        cam(-2.6, 0, 12.6),
        cam(-0.9, 0, 10.8),
        cam(1.2, 0, 10.2),
        cam(3.6, 0, 11),
        cam(18, 0, 30),
        cam(40, 0, 9),
        cam(40, 0, 4),
        cam(-40, 0, 4),
        cam(-40, 0, 30),
      ]),
      p.aqua,
    )
    s += path(
      poly([
        cam(-12, 0, 30),
        cam(-2.6, 0, 12.6),
        cam(-0.9, 0, 10.8),
        cam(-9, 0, 7.4),
        cam(-40, 0, 7.4),
        cam(-40, 0, 30),
      ]),
      p.lagoon,
    )
    // the banana cart and the people round it
    const [bx, by] = cam(-2.2, 0, 8.6)
    let cart = ''
    cart +=
      path(lenses([[20, 4, 330, 26]]), p.deep) +
      path(poly(pts([-120, -96, 120, -96, 108, -66, -108, -66])), p.coral) +
      path(
        ribbon(pts([-100, -66, -100, -190]), () => 6, 2) +
          ribbon(pts([100, -66, 100, -190]), () => 6, 2) +
          ribbon(pts([110, -84, 168, -96]), () => 7, 2),
        p.ink,
      ) +
      path(poly(pts([-132, -178, 132, -178, 96, -216, -96, -216])), p.paper) +
      path(poly(pts([-40, -178, 40, -178, 28, -216, -28, -216])), p.coral)
    const r = rng('bananas')
    for (let i = 0; i < 6; i++)
      cart += path(lump(-84 + i * 33, -104 - (i % 2) * 8, 30, 24, r, 6, 0.16), i % 3 ? p.sun : p.lagoon)
    for (const q of [-60, -16, 40, 74]) cart += path(lump(q, -164, 13, 20, r, 5, 0.2), p.sun)
    for (const q of [-66, 66])
      cart +=
        path(
          `M${q - 34} ${-34}a34 34 0 1 0 68 0a34 34 0 1 0 -68 0zM${q - 27} ${-34}a27 27 0 1 1 54 0a27 27 0 1 1 -54 0z`,
          p.ink,
        ) + path(ribbon(pts([q - 28, -34, q + 28, -34]), () => 4, 2) + ribbon(pts([q, -62, q, -6]), () => 4, 2), p.ink)
    s += place(cart, bx, by, 0.72)
    const dress = dressed(p.ink)
    s += standing(cam, { X: -3.9, Z: 8.5, pose: poses.hold, dress: dress(p.paper, p.navy), shade: p.deep })
    s += standing(cam, {
      X: -0.5,
      Z: 8.3,
      pose: poses.hold,
      dress: dress(p.coral, p.coral, 'skirt'),
      flip: -1,
      shade: p.deep,
    })
    s += standing(cam, { X: 0.15, Z: 8.2, tall: 1.1, pose: poses.back, dress: dress(p.sun, p.navy), shade: p.deep })
    s += standing(cam, { X: 4.6, Z: 9.6, pose: poses.walk, dress: dress(p.deep, p.navy), shade: p.lagoon })
    s += standing(cam, { X: 5.4, Z: 9.9, pose: poses.walk, dress: dress(p.coral, p.deep, 'skirt'), shade: p.lagoon })
    const [ax, ay] = cam(3.4, 0, 6.4)
    s +=
      path(lenses([[ax + 10, ay - 4, 330, 46]]), p.lagoon) +
      place(
        autorickshaw({
          body: p.deep,
          bodyLit: p.lagoon,
          hood: p.sun,
          hoodShade: p.coral,
          inside: p.ink,
          glass: p.light,
          tyre: p.ink,
          hub: p.paper,
          lamp: p.paper,
          driver: p.paper,
          skin: p.ink,
        }),
        ax,
        ay,
        1.05,
      )
    // terns over the roof, a wire across the street
    for (const [x, y, k] of triples([300, 250, 1, 400, 190, 0.7, 210, 160, 0.55]))
      s += path(
        spline(
          pts([
            x - 60 * k,
            y - 16 * k,
            x - 22 * k,
            y - 20 * k,
            x,
            y,
            x + 24 * k,
            y - 26 * k,
            x + 66 * k,
            y - 30 * k,
            x + 26 * k,
            y - 8 * k,
            x + 4 * k,
            y + 12 * k,
            x - 20 * k,
            y - 4 * k,
          ]),
          true,
          0.13,
        ),
        p.paper,
      )
    return s
  }, options)
