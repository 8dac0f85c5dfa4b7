// A mangrove creek: the speedboat leans into the bend and its wake comes back to us under the roots.

import { along, lens, lerp, lump, type Point, path, place, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { creekBoat, sternWake } from '../../kit/boats/creek-boat.ts'
import { stiltTree } from '../../kit/buildings/stilts.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.45, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      r = rng('mc'),
      hz = 500,
      ox = 470
    let s =
      path('M-10 -10H1610V1210H-10z', p.jade) +
      path(lump(ox, 380, 320, 330, r, 9, 0.05), p.mist) +
      path(lump(ox - 6, 420, 200, 230, r, 8, 0.04), p.paper) +
      path(lens(ox, 478, 420, 34), p.butter)
    const tree = (x: number, y: number, h: number, w: number, ink: string, lit: string, roots = 9, stems = 2) =>
      stiltTree({ x, y, h, w, seed: `m${x}`, ink, lit, light: x < ox ? 1 : -1, roots, stems })
    // far bank closes the bend
    s += ground({
      pts: [
        [-60, 452],
        [200, 462],
        [360, 486],
        [ox, 494],
        [640, 480],
        [900, 452],
        [1680, 400],
      ],
      ink: p.jade,
      seed: 'mb0',
      rough: 8,
      step: 30,
    })
    s += path(`M-10 ${hz}H1610V1210H-10z`, p.jade)
    for (const [x, y, k] of triples([
      300, 512, 0.9, 226, 520, 1, 650, 514, 0.9, 742, 524, 1, 840, 534, 1.1, 140, 530, 1.1,
    ]))
      s += tree(x, y, 640 * k, 130 * k, p.leaf, p.mist)
    s += canopy({
      pts: [
        [-60, 330],
        [120, 310],
        [260, 230],
        [380, 150],
        [ox, 126],
        [580, 150],
        [700, 230],
        [860, 320],
        [1200, 390],
        [1680, 420],
      ],
      ink: p.leaf,
      seed: 'mc1',
      rough: 24,
      step: 32,
      soft: 0.2,
    })
    // the water: green under the trees, the opening's light lying down its middle in an S
    s +=
      path(`M-10 560H1610V1210H-10z`, p.leaf) +
      ground({
        pts: pts([-60, 548, 200, 540, 330, 530, 640, 530, 860, 552, 1680, 590]),
        ink: p.leaf,
        seed: 'mw0',
        rough: 4,
      })
    const bed: Point[] = [
        [ox, 490],
        [486, 580],
        [560, 700],
        [720, 830],
        [880, 980],
        [960, 1240],
      ],
      lane = along(bed, 40)
    s +=
      path(
        ribbon(bed, (t) => lerp(190, 780, t), 40),
        p.jade,
      ) +
      path(
        ribbon(bed, (t) => lerp(120, 470, t), 40),
        p.mist,
      )
    let edge = '',
      inner = ''
    for (let i = 0; i < 90; i++) {
      const t = r(),
        [x, y] = lane[Math.round(t * 40)],
        side = r.pick([-1, 1]),
        w = lerp(95, 390, t)
      edge += lens(x + side * (w + r.j(w * 0.3)), y + r.j(8), lerp(50, 260, t) * r.in(0.6, 1.2), lerp(6, 15, t))
      if (i < 60)
        inner += lens(
          x + side * (w * 0.6 + r.j(w * 0.2)),
          y + r.j(8),
          lerp(40, 190, t) * r.in(0.6, 1.2),
          lerp(5, 12, t),
        )
    }
    s += path(edge, p.leaf) + path(inner, p.jade)
    let still = ''
    for (let i = 0; i < 34; i++)
      still += lens(r.pick([r.in(-20, 420), r.in(1100, 1640)]), r.in(620, 1190), r.in(80, 300), r.in(6, 13))
    s += path(still, p.jade)
    // middle trees, each with its dark image
    const image = (x: number, y: number, w: number, h: number) => {
      let d = ''
      for (let y0 = 0; y0 < h; y0 += 11)
        d += lens(x + r.j(w * 0.22), y + 6 + y0 + r.j(5), w * (1.1 - (0.6 * y0) / h) * r.in(0.5, 1.15), r.in(9, 17))
      return path(d, p.ink)
    }
    for (const [x, y, k] of triples([60, 600, 1.1, 980, 604, 1, 1120, 640, 1.2]))
      s += image(x, y, 260 * k, 150 * k) + tree(x, y, 820 * k, 270 * k, p.ink, p.leaf, 11, 3)
    // boat and wake
    s += sternWake({
      line: pts([600, 704, 640, 770, 740, 870, 850, 1000, 920, 1240]),
      spread: (t) => lerp(62, 400, t),
      seed: 'mw',
      foam: p.paper,
      wash: p.mist,
      shade: p.jade,
    })
    s += place(
      creekBoat({
        hull: p.paper,
        hullShade: p.peach,
        stripe: p.rose,
        inside: p.ink,
        roof: p.rose,
        roofShade: p.mauve,
        post: p.ink,
        vest: p.peach,
        skin: p.ink,
        motor: p.ink,
      }),
      592,
      700,
      1.12,
      -3,
    )
    // the near bank: one great tree over us, roots wading in from the right
    s +=
      image(1400, 900, 560, 240) +
      image(40, 1000, 420, 200) +
      tree(1400, 900, 1150, 560, p.ink, p.leaf, 13, 3) +
      tree(-10, 1000, 1150, 480, p.ink, p.leaf, 9, 2)
    s +=
      canopy({
        pts: pts([-60, 250, 150, 190, 330, 90, 520, 30, 760, 60, 980, 180, 1240, 300, 1680, 360]),
        ink: p.ink,
        seed: 'mc3',
        rough: 28,
        step: 34,
        soft: 0.2,
      }) +
      thicket({
        pts: triples([-20, 150, 1.2, 160, 130, 1, 320, 50, 0.8]),
        size: 80,
        seed: 'mg',
        tones: [p.ink, p.leaf],
      }) +
      thicket({
        pts: triples([900, 90, 0.8, 1140, 190, 1.1, 1400, 270, 1.2, 1640, 290, 1.3]),
        size: 84,
        seed: 'mh',
        tones: [p.ink, p.leaf],
      })
    return s
  }, options)
export default scene
