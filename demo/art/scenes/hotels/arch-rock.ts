// Arch Rock Villas under the moon, from the tide pools: tall-roofed pavilions alight on the rocks, the arch black against the sea.
import type { Camera, SceneOptions } from '../../kit/base/core.ts'
import { camera, circle, clip, lenses, path, poly, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { block, pitchedRoof } from '../../kit/buildings/pitched-roof.ts'
import { plot, wallOf } from '../../kit/buildings/site.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { boulder } from '../../kit/shore/boulder.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.46 }
const p = palettes.night
/** A pavilion of glass under two steep roofs, on a terrace with its own pool. */
function pavilion(cam: Camera): string {
  const plan = { x0: -4, x1: 4, z0: 0, z1: 7 },
    face = wallOf(cam, [-4, -0.03], [4, -0.03]),
    flank = wallOf(cam, [-4.03, 7], [-4.03, 0]),
    roof = { front: p.blue, left: p.teal, right: p.ink, top: p.ink, rib: p.navy, edge: p.ink }
  let s = block(cam, { x0: -7.5, x1: 5.5, z0: -4.5, z1: 8 }, -2.4, 0, {
    front: p.navy,
    left: p.blue,
    right: p.ink,
    top: p.blue,
  })
  s += path(poly([cam(-7.1, 0.01, -0.6), cam(1.5, 0.01, -0.6), cam(1.5, 0.01, -4.4), cam(-7.1, 0.01, -4.4)]), p.cyan)
  s += block(cam, plan, 0, 3.2, { front: p.lamp, left: p.lamp, right: p.ink })
  s +=
    path(face.quad(0, 2.7, 8, 3.2) + face.quad(5.4, 0, 7, 2.7), p.deep) +
    path(
      [0, 1.9, 3.7, 5.3, 7.8].map((u) => face.quad(u, 0, u + 0.2, 3)).join('') +
        [0, 2.3, 4.6, 6.8].map((u) => flank.quad(u, 0, u + 0.2, 3.1)).join(''),
      p.ink,
    )
  s += path(face.quad(2.3, 0.5, 3.5, 1.6) + face.quad(0.5, 1.9, 1.4, 2.5), p.paper)
  s += pitchedRoof(cam, { plan, eave: 3, ridge: 5.4, over: 1.3, hip: 2.4, ribs: 14, inks: roof })
  return (
    s +
    pitchedRoof(cam, {
      plan: { x0: -2.6, x1: 2.6, z0: 1.2, z1: 5.8 },
      eave: 4.6,
      ridge: 9,
      over: 0.3,
      hip: 1.7,
      ribs: 8,
      inks: roof,
    })
  )
}
export default (options?: SceneOptions) =>
  sheet(() => {
    const hz = 590,
      cam = camera({ cx: 640, horizon: hz, f: 1200, height: 3.4 }),
      r = rng('arch-rock')
    let s = sky({
      bands: [
        [0, p.ink],
        [190, p.deep],
        [420, p.navy],
      ],
      bottom: hz,
      seed: 'rock-sky',
      drift: 16,
      slivers: 5,
    })
    s += stars({
      count: 110,
      bottom: 460,
      seed: 'rock-stars',
      bright: p.paper,
      faint: p.teal,
      big: [
        [760, 110, 13],
        [1080, 70, 10],
      ],
    })
    s += circle(330, 210, 128, p.deep) + circle(330, 210, 102, p.navy) + circle(330, 210, 74, p.paper)
    s +=
      sea({ horizon: hz, bottom: 860, inks: [p.teal, p.blue, p.navy, p.deep], seed: 'rock-sea', power: 1.2, sway: 8 }) +
      glitter({ x: 330, top: hz + 4, bottom: 800, width: 190, ink: p.paper, rand: rng('rock-moon'), gap: 1.2 }) +
      crests({ horizon: hz, bottom: 800, ink: p.cyan, seed: 'rock-crest', rows: 9, density: 0.5, weight: 0.6, x1: 800 })
    // the arch, far off
    s +=
      path(
        spline(
          pts([
            480, 668, 498, 560, 540, 500, 610, 470, 690, 478, 760, 520, 800, 600, 812, 672, 742, 672, 730, 600, 700,
            548, 640, 530, 590, 556, 566, 612, 562, 668,
          ]),
          true,
          0.13,
        ),
        p.ink,
      ) +
      path(
        spline(pts([480, 668, 498, 560, 540, 500, 610, 470, 640, 474, 566, 520, 530, 580, 520, 668]), true, 0.13),
        p.deep,
      )
    for (const [x, y, k] of triples([600, 476, 0.6, 690, 474, 0.8, 770, 520, 0.5]))
      s += canopy({ x, y, rx: 74 * k, ry: 40 * k, seed: `rock-a${x}`, tones: [p.ink, p.deep] })
    s += path(lenses(quads([520, 676, 130, 7, 772, 680, 120, 7, 640, 690, 190, 6])), p.cyan)
    // wood on the height, the shelf of rock
    for (const [x, y, k] of triples([960, 560, 0.9, 1120, 500, 1.2, 1310, 440, 1.5, 1530, 380, 1.9]))
      s += canopy({ x, y, rx: 150 * k, ry: 110 * k, seed: `rock-t${x}`, tones: [p.ink, p.deep] })
    s += path(poly(pts([800, 620, 1000, 540, 1610, 420, 1610, 800, 800, 800])), p.ink)
    s += path(
      spline(
        pts([700, 720, 800, 664, 930, 640, 1100, 600, 1320, 560, 1620, 520, 1700, 1000, 1300, 980, 900, 860]),
        true,
        0.1,
      ),
      p.deep,
    )
    const t3 = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.navy, light: -1 as const, rings: false, count: 8 }
    s +=
      palm({ x: 1040, y: 640, h: 330, lean: -40, size: 120, seed: 'rock-p1', ...t3 }) +
      palm({ x: 1480, y: 640, h: 520, lean: 40, size: 190, seed: 'rock-p2', ...t3 })
    s += pavilion(plot(cam, 12.5, 42, -12, 2.4))
    for (const [x, y, w, h] of quads([800, 716, 150, 66, 930, 730, 190, 74, 1070, 742, 170, 80]))
      s += boulder({ x, y, w, h, seed: `rock-r${x}`, tones: [p.ink, p.deep, p.blue] })
    s += pavilion(plot(cam, 13, 25, -14, 2))
    const one = plot(cam, 13, 25, -14, 2)
    const who = dressed(p.ink)
    s +=
      standing(one, { X: 2.4, Z: -2.4, pose: poses.back, dress: who(p.paper, p.ink), tall: 1.72 }) +
      standing(one, { X: 3.4, Z: -2.2, pose: poses.hold, dress: who(p.lamp, p.teal, 'skirt'), flip: -1, tall: 1.62 })
    // boulders step down to us; moonlit on the left
    for (const [x, y, w, h] of quads([
      640, 760, 120, 40, 760, 800, 220, 84, 980, 850, 260, 120, 1200, 900, 300, 140, 1440, 940, 340, 170, 1600, 900,
      260, 170, 860, 900, 200, 76,
    ]))
      s += boulder({ x, y, w, h, seed: `rock-b${x}`, tones: [p.ink, p.deep, p.blue] })
    // the flat reef and its pools, which hold the lamps
    s += path(
      spline(
        pts([-60, 800, 200, 812, 480, 806, 760, 846, 1040, 902, 1300, 950, 1700, 980, 1700, 1260, -60, 1260]),
        true,
        0.1,
      ),
      p.deep,
    )
    s += path(
      spline(
        pts([-60, 960, 200, 930, 420, 960, 620, 1050, 900, 1100, 1200, 1080, 1700, 1130, 1700, 1260, -60, 1260]),
        true,
        0.1,
      ),
      p.ink,
    )
    const pools = [
      pts([120, 880, 260, 852, 460, 858, 560, 892, 470, 926, 300, 930, 160, 914]),
      pts([620, 930, 800, 912, 1010, 950, 1180, 1000, 1120, 1048, 920, 1046, 720, 1000]),
      pts([170, 1040, 360, 1010, 560, 1060, 640, 1130, 500, 1180, 280, 1160, 150, 1100]),
    ]
    for (const q of pools)
      s += path(spline(q.map(([x, y]): [number, number] => [x, y - 7])), p.teal) + path(spline(q), p.navy)
    s += clip(
      spline(pools[1]),
      path(
        lenses(
          Array.from(
            { length: 9 },
            (_, i) => [930 + i * 9 + r.j(16), 930 + i * 13, 200 - i * 8 + r.j(40), 6 + i * 0.6] as const,
          ),
        ),
        p.lamp,
      ) + path(lenses(quads([900, 950, 70, 5, 940, 984, 90, 6, 960, 1016, 70, 6])), p.paper),
    )
    for (const k of [0, 2])
      s += clip(
        spline(pools[k]),
        path(
          lenses(
            Array.from(
              { length: 7 },
              (_, i) =>
                [
                  330 + r.j(22),
                  (k ? 1036 : 866) + i * (k ? 18 : 9),
                  150 - i * 8 + r.j(30),
                  (k ? 9 : 5) + r.j(1),
                ] as const,
            ),
          ),
          p.paper,
        ),
      )
    // two with a lantern walk home over the reef
    const [lx, ly] = [702, 900]
    s += path(lenses([[lx, ly + 6, 300, 40]]), p.blue) + path(lenses([[lx - 4, ly + 6, 170, 20]]), p.teal)
    const near = camera({ cx: 640, horizon: hz, f: 1200, height: 3.4 })
    s +=
      standing(near, { X: 0.42, Z: 13.1, pose: poses.walk, dress: who(p.ink, p.ink), tall: 1.72 }) +
      standing(near, { X: 1, Z: 13.1, pose: poses.walk, dress: who(p.cyan, p.ink, 'skirt'), tall: 1.6 })
    const [hx, hy] = near(0.68, 0.8, 13.1)
    s += circle(hx, hy, 20, p.teal) + circle(hx, hy, 11, p.lamp) + circle(hx, hy, 5, p.paper)
    for (const [x, y, w, h] of quads([60, 1200, 300, 110, 1480, 1210, 420, 130, 1150, 1230, 260, 70]))
      s += boulder({ x, y, w, h, seed: `rock-n${x}`, tones: [p.ink, p.ink, p.navy] })
    return s
  }, options)
