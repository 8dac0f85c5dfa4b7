// Lagoon Gate at noon, through the timber gate: the long pool leads the eye between thatched cottages to the turquoise shallows.
import type { SceneOptions } from '../../kit/base/core.ts'
import { camera, lens, path, place, poly } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { gardenPool } from '../../kit/buildings/garden-pool.ts'
import { block, pitchedRoof } from '../../kit/buildings/pitched-roof.ts'
import { plot, wallOf } from '../../kit/buildings/site.ts'
import { lounger, parasol } from '../../kit/buildings/terrace.ts'
import { timberGate } from '../../kit/buildings/timber-gate.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { person, poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { suitcase } from '../../kit/people/suitcase.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 600,
      cam = camera({ cx: 800, horizon: hz, f: 1250, height: 2.6 }),
      g = (x: number, z: number) => cam(x, 0, z)
    let s = sky({
      bands: [
        [0, p.aqua],
        [260, p.sky],
        [440, p.paper],
      ],
      bottom: hz,
      seed: 'gate-sky',
      drift: 20,
      slivers: 6,
    })
    s += cloud({ x: 980, y: 470, w: 420, h: 90, seed: 'gate-cloud', ink: p.paper })
    s += island({ x: 620, w: 420, h: 34, horizon: hz, seed: 'gate-isle', ink: p.lagoon, lit: p.aqua, peak: 0.4 })
    s +=
      sea({
        horizon: hz,
        bottom: 668,
        inks: [p.deep, p.lagoon, p.aqua, p.sky],
        seed: 'gate-sea',
        power: 1.1,
        sway: 3,
      }) + crests({ horizon: hz, bottom: 650, ink: p.aqua, seed: 'gate-crest', rows: 8, density: 0.7, weight: 0.5 })
    // the jetty and a boat out on the lagoon
    s += path(
      poly(pts([560, 612, 740, 612, 740, 617, 560, 617])) +
        [570, 610, 650, 690, 730].map((x) => poly(pts([x, 616, x + 4, 616, x + 4, 626, x, 626]))).join('') +
        poly(pts([694, 612, 694, 598, 716, 588, 738, 598, 738, 612])),
      p.forest,
    )
    s +=
      path(poly(pts([880, 624, 960, 624, 950, 636, 892, 636])), p.coral) +
      path(
        poly(pts([896, 606, 944, 606, 948, 612, 892, 612])) +
          poly(pts([900, 612, 903, 612, 903, 624, 900, 624])) +
          poly(pts([938, 612, 941, 612, 941, 624, 938, 624])),
        p.paper,
      )
    s +=
      path(poly([g(-60, 52), g(60, 52), g(60, 40), g(-60, 40)]), p.sand) +
      path(poly([g(-60, 44), g(60, 44), g(60, 3), g(-60, 3)]), p.leaf)
    for (const [x, z, h, l] of quads([
      -9, 44, 130, -20, -5.6, 46, 100, 16, 6.6, 45, 110, -12, 10.5, 43, 150, 22, 16, 44, 120, -10, -16, 43, 140, 12,
    ]))
      s += farPalm({ x: g(x, z)[0], y: g(x, z)[1], h, lean: l, seed: `gate-p${x}`, ink: p.forest, lit: p.leaf })
    // terrace and pool
    s += path(poly([g(-7, 41), g(7, 41), g(7, 3), g(-7, 3)]), p.paper)
    let joints = ''
    for (const z of [36, 30, 25, 21, 17.5, 14.6, 12.4, 10.6])
      joints += poly([g(-7, z), g(7, z), g(7, z * 0.994), g(-7, z * 0.994)])
    s += path(joints, p.sky)
    s += gardenPool(cam, {
      at: pts([-3.6, 38, 3.6, 38, 3.6, 12.6, -3.6, 12.6]),
      rim: 0.5,
      inks: { coping: p.sand, wall: p.deep, water: p.aqua, deep: p.lagoon, glint: p.paper },
      seed: 'gate-pool',
      glints: 20,
    })
    // cottages in two rows, far to near
    const roof = {
      front: p.sand,
      left: p.sand,
      right: p.coral,
      top: p.sand,
      rib: p.coral,
      gable: p.deep,
      edge: p.forest,
    }
    for (const z of [37, 29, 22.5])
      for (const side of [-1, 1] as const) {
        const own = plot(cam, side * 10.4, z, side * 58),
          plan = { x0: -2.6, x1: 2.6, z0: -1.2, z1: 4.4 }
        for (const k of [0, 1])
          s += canopy({
            x: g(side * (13 + k * 4), z + 3)[0],
            y: g(0, z + 3)[1] - 2600 / z,
            rx: 3400 / z,
            ry: 2300 / z,
            seed: `gate-t${side}${z}${k}`,
            tones: [p.forest, p.leaf],
          })
        s += block(own, plan, 0, 2.9, { front: p.paper, left: p.sky, right: p.sky })
        const w = wallOf(own, [-2.6, -1.22], [2.6, -1.22])
        s +=
          path(w.quad(0.5, 0, 1.7, 2.2) + w.quad(2.6, 0.7, 4.5, 2.1), p.deep) +
          path(w.quad(3.5, 0.7, 3.62, 2.1), p.paper)
        s += pitchedRoof(own, {
          plan: { ...plan, z0: -2.6 },
          eave: 2.7,
          ridge: 5.9,
          over: 0.6,
          hip: 1.9,
          ribs: 11,
          inks: { ...roof, right: p.coral, left: p.coral, front: p.sand, rib: p.coral },
        })
        s += path(
          poly([own(-2.9, 2.6, -2.9), own(-2.7, 2.6, -2.9), own(-2.7, 0, -2.9), own(-2.9, 0, -2.9)]) +
            poly([own(2.7, 2.6, -2.9), own(2.9, 2.6, -2.9), own(2.9, 0, -2.9), own(2.7, 0, -2.9)]),
          p.forest,
        )
      }
    // hedge along the terrace, parasols and beds, bathers
    for (const side of [-1, 1])
      for (const z of [34, 27, 21.6, 17.4, 14.2])
        s += canopy({
          x: g(side * 7.5, z)[0],
          y: g(0, z)[1] - 300 / z,
          rx: 1500 / z,
          ry: 760 / z,
          seed: `gate-h${side}${z}`,
          tones: [p.forest, p.leaf],
        })
    const bed = { frame: p.deep, cushion: p.aqua, cushionShade: p.lagoon }
    for (const [X, Z, side] of triples([5.4, 28, -1, -5.3, 24, 1, 5.5, 19, -1])) {
      const [x, y] = g(X, Z),
        k = 9.6 / Z
      s +=
        path(lens(x, y, 300 * k, 30 * k), p.sky) +
        place(lounger({ ...bed, towel: p.coral }), x, y, k, 0, side) +
        place(parasol({ pole: p.forest, lit: p.paper, body: p.coral, shade: p.deep }), x + side * 60 * k, y, k * 1.1)
    }
    const who = dressed(p.forest)
    for (const [x, y, k, ink] of [
      [720, 806, 0.62, p.coral],
      [880, 760, 0.46, p.forest],
      [820, 708, 0.3, p.coral],
    ] as const)
      s +=
        path(lens(x, y + 2, 110 * k, 18 * k), p.paper) +
        place(
          person({ ...poses.sitBack, legs: [], head: [0, -42], neck: [0, -33], hip: [0, -6] }, who(ink, ink)),
          x,
          y,
          k * 1.5,
        )
    s +=
      path(lens(960, 852, 96, 30), p.coral) +
      path(lens(960, 850, 50, 13), p.aqua) +
      path(lens(936, 851, 16, 22) + lens(984, 851, 16, 22), p.paper)
    s +=
      standing(cam, { X: -4.6, Z: 15.2, pose: poses.walk, dress: who(p.coral, p.deep, 'skirt'), shade: p.sky }) +
      standing(cam, {
        X: -5.3,
        Z: 15,
        pose: poses.walk,
        dress: who(p.forest, p.paper, 'short'),
        tall: 1.15,
        shade: p.sky,
      }) +
      standing(cam, { X: 2.6, Z: 39.5, pose: poses.back, dress: who(p.deep, p.forest) })
    // the gate itself, its shade on the ground
    s +=
      path(poly([g(-9, 9.6), g(9, 9.6), g(9, 3), g(-9, 3)]), p.sand) +
      path(poly([g(-8, 9.4), g(8, 9.4), g(8, 6.9), g(-8, 6.9)]), p.aqua)
    s += timberGate(cam, 8.2, {
      post: p.forest,
      postSide: p.deep,
      postLit: p.leaf,
      wall: p.sky,
      tile: p.coral,
      trim: p.sand,
      leaf: p.sand,
      bar: p.deep,
    })
    // a family arrives; the house brings cold drinks
    const near = { shade: p.lagoon }
    s +=
      standing(cam, { X: -1.55, Z: 8, pose: poses.back, dress: who(p.paper, p.deep), tall: 1.74, ...near }) +
      standing(cam, { X: -0.75, Z: 7.9, pose: poses.back, dress: who(p.coral, p.coral, 'skirt'), tall: 1.6, ...near }) +
      standing(cam, { X: -1.15, Z: 7.6, pose: poses.back, dress: who(p.leaf, p.forest, 'short'), tall: 1.12, ...near })
    const [cx, cy] = g(-2.15, 7.9)
    s += place(suitcase(p.coral, p.forest), cx, cy, 2.5)
    s += standing(cam, {
      X: 1.5,
      Z: 8.8,
      pose: poses.hold,
      dress: who(p.sand, p.forest, 'skirt'),
      flip: -1,
      tall: 1.62,
      ...near,
    })
    const [tx, ty] = cam(1.06, 1.12, 8.8)
    s +=
      path(lens(tx, ty, 90, 13), p.forest) +
      path(
        [-22, 0, 20]
          .map((q) => poly(pts([tx + q - 7, ty - 2, tx + q + 7, ty - 2, tx + q + 9, ty - 34, tx + q - 9, ty - 34])))
          .join(''),
        p.coral,
      )
    s +=
      leaves({
        x: -30,
        y: 1240,
        size: 360,
        seed: 'gate-l',
        tones: [p.forest, p.leaf],
        from: -1.6,
        to: -0.3,
        count: 15,
      }) +
      leaves({
        x: 1630,
        y: 1240,
        size: 360,
        seed: 'gate-l2',
        tones: [p.forest, p.leaf],
        from: -2.9,
        to: -1.5,
        count: 15,
      })
    return s
  }, options)
