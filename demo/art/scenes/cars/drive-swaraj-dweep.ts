// A car left in the shade behind the beach on Swaraj Dweep: tall trunks frame white sand, surf and the walk down to it.

import { camera, lens, path, place, ribbon, rng, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { person, poses } from '../../kit/people/person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { padaukBole } from '../../kit/trees/padauk.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 470,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 2.2 }),
      r = rng('swaraj')
    let s = sky({
      bands: [
        [0, p.light],
        [200, p.paper],
      ],
      bottom: hz,
      seed: 'dss',
      drift: 16,
      slivers: 5,
    })
    s += cloud({ x: 760, y: 380, w: 620, h: 130, seed: 'dsc', ink: p.paper, lit: p.paper })
    s += path(slivers([700, 350, 420, 10, 900, 320, 260, 9]), p.light)
    s +=
      sea({
        horizon: hz,
        bottom: 720,
        inks: [p.deep, p.lagoon, p.lagoon, p.aqua, p.light],
        seed: 'dsw',
        power: 1.2,
        sway: 7,
      }) + crests({ horizon: hz, bottom: 640, ink: p.paper, seed: 'dsr', rows: 10, density: 0.6, weight: 0.8 })
    // surf line and sand
    s += path(spline(pts([-80, 650, 300, 634, 700, 640, 1100, 630, 1700, 650, 1700, 720, -80, 720])), p.paper)
    s += path(spline(pts([-80, 668, 300, 650, 700, 658, 1100, 648, 1700, 668, 1700, 1240, -80, 1240])), p.aqua)
    s += path(spline(pts([-80, 676, 300, 660, 700, 668, 1100, 660, 1700, 680, 1700, 1240, -80, 1240])), p.paper)
    for (const [x, y, k, top, legs, pose, flip] of [
      [268, 716, 0.92, p.coral, 'skirt', poses.walk, 1],
      [322, 718, 1, p.deep, 'short', poses.walk, 1],
      [1350, 712, 0.9, p.sun, 'short', poses.back, 1],
    ] as const)
      s +=
        path(
          ribbon(pts([x, y, x - 40 * k, y + 6 * k, x - 90 * k, y + 9 * k]), (t) => 7 - 3 * t, 8),
          p.light,
        ) + place(person(pose, { skin: p.ink, hair: p.ink, top, cloth: p.ink, legs }), x, y, k, 0, flip)
    // shade of the wood: dapple on the sand, then the solid dark
    s += path(
      spline(
        pts([-80, 760, 200, 742, 480, 770, 700, 752, 940, 770, 1200, 748, 1440, 762, 1700, 744, 1700, 1260, -80, 1260]),
      ),
      p.lagoon,
    )
    let dapple = ''
    for (let i = 0; i < 34; i++) {
      const y = 780 + r() ** 0.8 * 380,
        k = (y - 700) / 300
      dapple += lens(r.in(-40, 1640), y, r.in(60, 190) * k, r.in(10, 22) * k, r.j(6))
    }
    s += path(dapple, p.aqua)
    s += padaukBole({ x: 420, y: 820, w: 84, h: 900, seed: 'dsb0', ink: p.navy, lit: p.lagoon, shade: p.ink, light: 1 })
    s += padaukBole({
      x: 1230,
      y: 800,
      w: 74,
      h: 900,
      seed: 'dsb1',
      ink: p.navy,
      lit: p.lagoon,
      shade: p.ink,
      light: -1,
    })
    s +=
      thicket({
        pts: triples([-40, 800, 1.1, 150, 800, 0.7, 330, 806, 0.4]),
        size: 58,
        seed: 'dsh',
        tones: [p.navy, p.deep],
      }) +
      thicket({
        pts: triples([1320, 790, 0.4, 1480, 790, 0.8, 1660, 800, 1.2]),
        size: 58,
        seed: 'dsk',
        tones: [p.navy, p.deep],
      })
    s += vehicle({
      kind: 'premiumSuv',
      cam,
      x: 0.35,
      z: 9.8,
      turn: 33,
      flip: -1,
      cast: [0, 0.5],
      colour: {
        top: p.paper,
        front: p.coral,
        side: p.coral,
        low: p.navy,
        glass: p.ink,
        glare: p.lagoon,
        inside: p.navy,
        dark: p.ink,
        rim: p.light,
        lamp: p.paper,
        trim: p.light,
        shadow: p.navy,
        indicator: p.sun,
      },
    })
    s +=
      padaukBole({
        x: 110,
        y: 1080,
        w: 190,
        h: 1250,
        seed: 'dsb2',
        ink: p.ink,
        lit: p.deep,
        shade: p.ink,
        light: 1,
        reach: 1.3,
      }) +
      padaukBole({
        x: 1510,
        y: 1060,
        w: 170,
        h: 1250,
        seed: 'dsb3',
        ink: p.ink,
        lit: p.deep,
        shade: p.ink,
        light: -1,
        reach: 1.3,
      })
    s += canopy({
      pts: pts([-60, 330, 180, 280, 360, 200, 560, 130, 800, 90, 1040, 120, 1260, 190, 1440, 260, 1680, 320]),
      ink: p.navy,
      seed: 'dsc1',
      rough: 30,
      step: 32,
      soft: 0.2,
    })
    s +=
      thicket({
        pts: triples([-20, 210, 1.3, 220, 150, 1.1, 460, 60, 0.9, 760, 20, 0.7]),
        size: 88,
        seed: 'dsl',
        tones: [p.ink, p.deep],
      }) +
      thicket({
        pts: triples([980, 30, 0.8, 1280, 110, 1, 1640, 190, 1.3]),
        size: 88,
        seed: 'dsm',
        tones: [p.ink, p.deep],
      })
    s +=
      leaves({ x: 1640, y: 1250, size: 360, seed: 'dsx', tones: [p.ink, p.deep], from: -3, to: -1.4, count: 22 }) +
      leaves({ x: -40, y: 1250, size: 340, seed: 'dsy', tones: [p.ink, p.deep], from: -1.8, to: -0.2, count: 22 })
    return s
  }, options)
export default scene
