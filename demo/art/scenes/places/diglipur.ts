// Diglipur: paddy in strips of green, a bullock cart on the bund, Saddle Peak behind with its cap of cloud.

import { camera, lens, type Point, path, place, poly, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { person, poses } from '../../kit/people/person.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bullockCart } from '../../kit/vehicles/bullock-cart.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.55, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade,
      hz = 560,
      cam = camera({ cx: 620, horizon: hz, height: 5.2 }),
      r = rng('dig')
    let s = sky({
      bands: [
        [0, p.light],
        [140, p.paper],
      ],
      bottom: hz,
      seed: 'ds',
      drift: 18,
      slivers: 5,
    })
    // the saddle: two summits and the dip between
    s += ground({
      pts: pts([
        -60, 520, 160, 470, 360, 400, 520, 290, 640, 200, 720, 176, 800, 236, 880, 250, 970, 190, 1060, 214, 1180, 330,
        1360, 430, 1680, 480,
      ]),
      ink: p.lime,
      seed: 'dp0',
      rough: 8,
      to: hz + 4,
      step: 40,
    })
    s += path(
      poly(
        pts([
          722, 178, 800, 240, 880, 254, 972, 192, 1060, 216, 1180, 332, 1360, 432, 1500, 470, 1500, 564, 800, 564, 860,
          420, 790, 330,
        ]),
      ),
      p.leaf,
    )
    s += path(
      slivers([560, 338, 420, 22, 470, 362, 300, 16, 1140, 330, 460, 24, 1250, 352, 320, 18, 860, 296, 260, 14]),
      p.paper,
    )
    s += cloud({ x: 1290, y: 250, w: 400, h: 80, seed: 'dc1', ink: p.light })
    s += ground({
      pts: pts([-60, 440, 140, 430, 360, 490, 600, 520, 900, 480, 1180, 440, 1420, 470, 1680, 430]),
      ink: p.fern,
      seed: 'dp1',
      rough: 10,
      to: hz + 4,
      step: 40,
    })
    s += thicket({
      pts: [
        [-40, hz, 1],
        [400, hz - 2, 0.7],
        [900, hz - 2, 0.7],
        [1300, hz, 0.9],
        [1640, hz + 2, 1.1],
      ],
      size: 46,
      seed: 'dt',
      tones: [p.forest, p.fern],
    })
    s +=
      treeCrown({
        x: 1480,
        y: 470,
        rx: 130,
        ry: 90,
        seed: 'dtr',
        tones: [p.forest, p.fern, p.lime],
        light: [-0.6, -0.7],
      }) +
      treeCrown({
        x: 1330,
        y: 510,
        rx: 90,
        ry: 60,
        seed: 'dts',
        tones: [p.forest, p.fern, p.lime],
        light: [-0.6, -0.7],
      })
    // paddy: plots between bunds, laid on real ground
    s += path(`M-10 ${hz}H1610V1210H-10z`, p.leaf)
    const zs = [9, 13, 17, 22, 29, 40, 60, 100, 260],
      skew = (X: number, z: number) => X + z * 0.1
    const rows: Point[][] = zs.map((z) => [-300, -44, -15, 2, 18, 46, 300].map((X) => cam(skew(X, z), 0, z)))
    const inks = [p.lime, p.light, p.leaf, p.lime, p.light, p.lime]
    for (let i = 0; i < zs.length - 1; i++)
      for (let j = 0; j < 6; j++)
        s += path(
          poly([rows[i][j], rows[i][j + 1], rows[i + 1][j + 1], rows[i + 1][j]]),
          inks[(i * 3 + j * 2 + (i > 3 ? 1 : 0)) % 6],
        )
    // a flooded plot mirrors the hill
    s +=
      path(poly([rows[2][1], rows[2][2], rows[3][2], rows[3][1]]), p.paper) +
      path(poly([rows[4][3], rows[4][4], rows[5][4], rows[5][3]]), p.paper)
    let bund = ''
    const thick = (z: number) => (0.3 * 1400) / z
    for (let i = 0; i < zs.length; i++) bund += ribbon(rows[i], () => Math.max(2, thick(zs[i]) * 0.5), 24)
    for (let j = 1; j < 6; j++)
      bund += ribbon(
        rows.map((q) => q[j]),
        (t) => Math.max(2, thick(zs[Math.min(8, Math.round(t * 8))]) * 0.8),
        30,
      )
    s += path(bund, p.fern)
    // seedlings in rows, thinning with distance
    let tufts = ''
    for (let z = 9.4; z < 34; z *= 1.045)
      for (let X = -14; X < 22; X += 1.1) {
        const [x, y] = cam(skew(X, z) + r.j(0.15), 0, z),
          k = 420 / z
        if (x < -20 || x > 1620) continue
        if (z > 17 && z < 22 && X < -1) continue
        tufts += `M${(x - k * 0.24).toFixed(0)} ${(y - k * 0.8).toFixed(0)}L${x.toFixed(0)} ${y.toFixed(0)}L${(x + k * 0.26).toFixed(0)} ${(y - k * 0.7).toFixed(0)}L${(x + k * 0.04).toFixed(0)} ${(y - k * 0.2).toFixed(0)}z`
      }
    s += path(tufts, p.leaf)
    for (const [X, z] of [
      [-7.5, 19.4],
      [-9.6, 20.2],
    ]) {
      const [x, y] = cam(skew(X, z), 0, z)
      s +=
        path(lens(x, y + 4, 120, 10), p.lime) +
        place(
          person(poses.bend, { skin: p.deep, hair: p.ink, top: p.fern, cloth: p.forest, legs: 'skirt', hat: p.clay }),
          x,
          y,
          1.15,
          0,
          X < -8 ? 1 : -1,
        )
    }
    // the track: red earth along the middle bund, and the cart on it
    s +=
      ground({
        pts: pts([-60, 872, 400, 862, 900, 858, 1300, 862, 1680, 872]),
        ink: p.fern,
        seed: 'dr0',
        rough: 4,
        to: 960,
      }) +
      ground({
        pts: pts([-60, 884, 400, 874, 900, 868, 1300, 874, 1680, 884]),
        ink: p.clay,
        seed: 'dr1',
        rough: 3,
        to: 946,
      })
    s +=
      ground({
        pts: pts([-60, 934, 400, 926, 900, 924, 1300, 928, 1680, 938]),
        ink: p.fern,
        seed: 'dr2',
        rough: 4,
        to: 970,
      }) + path(lens(700, 916, 420, 8) + lens(300, 906, 380, 6) + lens(1300, 912, 300, 7), p.light)
    s += path(lens(860, 914, 800, 30), p.forest)
    s += place(
      bullockCart({
        ox: p.paper,
        oxShade: p.lime,
        far: p.forest,
        horn: p.ink,
        wood: p.ink,
        woodLit: p.clay,
        straw: p.light,
        strawShade: p.leaf,
        skin: p.ink,
        shirt: p.paper,
        hat: p.clay,
      }),
      850,
      908,
      1.16,
    )
    // near paddy and a palm to hold the side
    s += ground({
      pts: pts([-60, 1010, 300, 1000, 800, 1004, 1300, 1000, 1680, 990]),
      ink: p.fern,
      seed: 'dn',
      rough: 8,
    })
    let blades = ''
    for (let i = 0; i < 190; i++) {
      const x = (i / 190) * 1700 - 50 + r.j(10),
        y = 1040 + r.in(-10, 130),
        h = r.in(60, 120),
        lean = r.j(36)
      blades += ribbon(
        [
          [x, y + 60],
          [x + lean * 0.3, y - h * 0.4],
          [x + lean, y - h],
        ],
        (t) => 9 * (1 - t) + 0.6,
        5,
      )
    }
    s += path(blades, p.forest)
    const t3 = { trunk: p.ink, trunkLit: p.fern, back: p.ink, mid: p.forest, lit: p.leaf }
    s += palm({ x: 190, y: 1120, h: 780, lean: -40, size: 300, seed: 'dpl', ...t3, light: -1, count: 8 })
    s += ground({
      pts: pts([-60, 1080, 300, 1110, 800, 1130, 1300, 1110, 1680, 1080]),
      ink: p.forest,
      seed: 'dn2',
      rough: 10,
    })
    return s
  }, options)
export default scene
