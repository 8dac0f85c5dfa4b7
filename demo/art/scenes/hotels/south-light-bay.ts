// South Light Bay Hotel at noon, seen from the water: a white crescent of balconies round its lawn, a tall fin of a tower in the middle.
import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { camera, lens, lenses, path, place, poly, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { hotelFront } from '../../kit/buildings/hotel-front.ts'
import { wallOf } from '../../kit/buildings/site.ts'
import { parasol } from '../../kit/buildings/terrace.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { person, poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.48 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 610,
      cam = camera({ cx: 800, horizon: hz, f: 1500, height: 4.5 }),
      base = 2.6,
      r = rng('south-light')
    let s = sky({
      bands: [
        [0, p.aqua],
        [150, p.sky],
        [400, p.paper],
      ],
      bottom: hz,
      seed: 'bay-sky',
      drift: 20,
      slivers: 6,
    })
    s += cloud({ x: 1250, y: 280, w: 560, h: 130, seed: 'bay-cloud', ink: p.paper })
    s += cloud({ x: 200, y: 190, w: 300, h: 60, seed: 'bay-cloud2', ink: p.paper })
    // hill behind
    s += ground({
      pts: pts([-60, 430, 200, 350, 480, 400, 800, 330, 1120, 300, 1400, 380, 1680, 340]),
      ink: p.leaf,
      seed: 'bay-hill',
      rough: 12,
      step: 40,
      to: 640,
    })
    for (const [i, [x, y, k]] of triples([
      60, 470, 1.5, 250, 440, 1.3, 440, 460, 1.2, 640, 420, 1.2, 900, 400, 1.3, 1130, 400, 1.4, 1330, 440, 1.3, 1540,
      440, 1.6,
    ]).entries())
      s += canopy({ x, y: y + 40, rx: 130 * k, ry: 80 * k, seed: `bay-t${i}`, tones: [p.forest, p.leaf] })
    s += path(poly(pts([-10, 480, 1610, 480, 1610, 680, -10, 680])), p.forest)
    // the tower behind the crescent, and the hall with its round roof
    const at = (x: number, y: number, z: number) => cam(x, base + y, z)
    s +=
      path(poly([at(-2.6, 0, 90), at(1, 0, 88), at(1, 25, 88), at(-2.6, 22, 90)]), p.coral) +
      path(poly([at(1, 0, 88), at(3, 0, 90), at(3, 24, 90), at(1, 25, 88)]), p.deep)
    s += path(poly([at(-1.8, 18.4, 89.4), at(0.3, 18.4, 88.2), at(0.3, 20.6, 88.2), at(-1.8, 20, 89.4)]), p.sand)
    // crescent of nine bays, lit from the left: its right arm faces the sun
    const R = 36,
      zc = 50,
      ring: Point[] = []
    for (let i = 0; i <= 12; i++) {
      const a = ((-78 + 13 * i) * Math.PI) / 180
      ring.push([R * Math.sin(a), zc + R * Math.cos(a)])
    }
    const order = [5, 6, 4, 7, 3, 8, 2, 9, 1, 10, 0, 11]
    for (const i of order) {
      const shade = i < 4
      s += hotelFront(wallOf(cam, ring[i], ring[i + 1], base), {
        floors: [3.8, 3.2, 3.2, 3.2],
        bays: 2,
        balcony: 1.3,
        long: true,
        solid: true,
        open: [0.14, 0.86],
        rise: [0.1, 0.84],
        inks: shade
          ? { wall: p.aqua, trim: p.sky, glass: p.deep, shade: p.deep, rail: p.sky, frame: p.sky }
          : { wall: p.sand, trim: p.paper, glass: p.lagoon, shade: p.deep, rail: p.paper, frame: p.paper },
        skip: (b, f) => f === 0 && (i + b) % 3 === 0,
      })
    }
    // cut ends of the two arms
    for (const [i, s1] of pts([0, -1, 12, 1])) {
      const [x, z] = ring[i]
      s += path(
        poly([at(x, 0, z), at(x + s1 * 7, 0, z + 2), at(x + s1 * 7, 14.3, z + 2), at(x, 14.3, z)]),
        i ? p.sand : p.lagoon,
      )
    }
    // a coral canopy along the ground floor, the lawn, the sea wall
    const line = (out: number, y: number) =>
      ring.map(([x, z]): Point => at(x * (1 - out / R), y, zc + (z - zc) * (1 - out / R)))
    s +=
      path(poly([...line(0.2, 3.5), ...line(3.2, 3).reverse()]), p.coral) +
      path(poly([...line(3.2, 3.02), ...line(3.2, 2.6).reverse()]), p.sand)
    const lawn: Point[] = [...line(3.4, 0), at(48, 0, 44), at(-48, 0, 44)]
    s +=
      path(poly([at(-70, 0, 58), ...line(6, 0), at(70, 0, 58), at(70, 0, 42), at(-70, 0, 42)]), p.leaf) +
      path(poly(lawn), p.leaf)
    s +=
      path(poly([at(-16, 0, 60), at(16, 0, 60), at(13, 0, 47), at(-13, 0, 47)]), p.paper) +
      path(poly([at(-12, 0, 57.5), at(12, 0, 57.5), at(10.5, 0, 49.5), at(-10.5, 0, 49.5)]), p.aqua)
    // parasols, guests, palms on the lawn
    const colours = [p.coral, p.sand, p.coral, p.paper]
    for (const [i, X] of [-15, -10, 11, 16.5].entries()) {
      const [x, y] = at(X, 0, 46.5)
      s += place(parasol({ pole: p.forest, lit: p.paper, body: colours[i], shade: p.deep }), x, y, 0.3)
    }
    const dress = dressed(p.forest)
    for (const [X, top, cloth] of [
      [-5, p.coral, p.deep],
      [-3.6, p.paper, p.forest],
      [4.5, p.deep, p.paper],
      [-21, p.paper, p.coral],
      [22, p.coral, p.forest],
    ] as const)
      s += standing(cam, {
        X,
        Y: base,
        Z: 45.5,
        tall: 1.75,
        pose: X < 0 ? poses.walk : poses.back,
        dress: dress(top, cloth, X === -5 ? 'skirt' : 'long'),
      })
    for (const [x, h, l] of triples([300, 190, -20, 372, 150, 24, 1240, 170, -26, 1330, 215, 18]))
      s += farPalm({ x, y: cam(0, base, 47)[1] + 6, h, lean: l, seed: `bay-p${x}`, ink: p.forest, lit: p.leaf })
    // wall and steps into the water
    const W = (x: number, y: number, z = 43) => cam(x, y, z)
    s +=
      path(poly([W(-70, base + 0.5), W(70, base + 0.5), W(70, 0), W(-70, 0)]), p.sand) +
      path(poly([W(-70, base + 0.5), W(70, base + 0.5), W(70, base + 0.1), W(-70, base + 0.1)]), p.paper)
    s += path(poly([W(-70, 0.7), W(70, 0.7), W(70, 0), W(-70, 0)]), p.deep)
    for (let i = 0; i < 5; i++)
      s += path(
        poly([
          W(-4 - i * 0.5, base - i * 0.55, 42.6 - i * 0.5),
          W(4 + i * 0.5, base - i * 0.55, 42.6 - i * 0.5),
          W(4 + i * 0.5, base - (i + 1) * 0.55, 42.6 - i * 0.5),
          W(-4 - i * 0.5, base - (i + 1) * 0.55, 42.6 - i * 0.5),
        ]),
        i % 2 ? p.sky : p.paper,
      )
    // the water
    const y0 = W(0, 0)[1]
    s += sea({ horizon: y0, inks: [p.lagoon, p.lagoon, p.deep, p.lagoon], seed: 'bay-sea', power: 1.5, sway: 14 })
    s += path(
      [0, 1, 2, 3, 4, 5, 6]
        .map(
          (i) =>
            lens(800 + r.j(60), y0 + 16 + i * 15, 620 - i * 60 + r.j(60), 8, 1) +
            lens(300 + r.j(60), y0 + 12 + i * 14, 260 - i * 20, 6) +
            lens(1300 + r.j(60), y0 + 12 + i * 14, 280 - i * 20, 6),
        )
        .join(''),
      p.aqua,
    )
    s += crests({ horizon: y0 + 40, ink: p.aqua, seed: 'bay-crest', rows: 10, density: 0.6, weight: 0.8 })
    // a dinghy with a coral and white sail reaches across
    const boat =
      path(lens(0, 12, 420, 26), p.deep) +
      path(poly(pts([6, -20, 12, -20, 10, -400, 6, -400])), p.forest) +
      path(spline(pts([14, -396, 90, -250, 168, -60, 90, -44, 14, -40]), true, 0.06), p.paper) +
      path(spline(pts([14, -396, 60, -308, 98, -236, 60, -226, 14, -224]), true, 0.06), p.coral) +
      path(spline(pts([2, -350, -60, -190, -112, -50, -50, -40, 0, -46]), true, 0.08), p.sand) +
      place(person(poses.sit, dress(p.coral, p.deep)), 96, -18, 1.2, 0, -1) +
      place(person(poses.sit, dress(p.paper, p.forest)), -20, -16, 1.15) +
      path(spline(pts([-150, -24, 0, -14, 150, -26, 136, 10, 0, 18, -118, 8]), true, 0.1), p.paper) +
      path(spline(pts([-140, -8, 0, 2, 144, -8, 136, 10, 0, 18, -118, 8]), true, 0.1), p.coral)
    s += place(boat, 1130, 1010, 0.94)
    s += path(lenses(quads([1130, 1040, 330, 9, 1160, 1060, 240, 9, 1140, 1084, 150, 8])), p.paper)
    s += path(lenses(quads([860, 1026, 130, 7, 740, 1040, 190, 8, 570, 1062, 240, 9, 350, 1094, 280, 11])), p.sky)
    return s
  }, options)
