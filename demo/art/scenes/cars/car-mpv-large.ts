// A large MPV on the hill road: the tar bends out of a bright gap between great trunks, ferns close the corners.
import { camera, lump, path, poly, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { padaukBole } from '../../kit/trees/padauk.ts'
import { dashes, lane } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade,
      hz = 470,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 2.2 }),
      stand = { cam, x: 0.25, z: 10, turn: 40, flip: -1 as const },
      r = rng('hill road')
    let s =
      path('M-10 -10H1610V1210H-10z', p.fern) +
      path(lump(1080, 330, 470, 380, r, 10, 0.05), p.lime) +
      path(lump(1090, 350, 290, 260, r, 9, 0.05), p.light) +
      path(lump(1100, 370, 150, 150, r, 8, 0.04), p.paper)
    for (const [x, w] of pts([760, 30, 850, 22, 960, 18, 1040, 14, 1150, 18, 1230, 26, 1330, 34, 640, 40]))
      s += path(
        ribbon(pts([x, 640, x + r.j(8), 360, x + r.j(16), -20]), (t) => w * (1.25 - 0.3 * t), 8),
        p.leaf,
      )
    s += canopy({
      pts: pts([-60, 420, 300, 330, 620, 220, 860, 120, 1080, 70, 1290, 140, 1480, 260, 1680, 330]),
      ink: p.leaf,
      seed: 'hrc0',
      rough: 28,
      step: 36,
      soft: 0.2,
    })
    // the slope beyond the road and its trees
    s += ground({
      pts: pts([-60, 430, 260, 470, 560, 530, 860, 560, 1120, 562, 1400, 530, 1680, 470]),
      ink: p.leaf,
      seed: 'hrg0',
      rough: 12,
      step: 36,
    })
    for (const [x, y, k] of triples([620, 520, 0.7, 1400, 510, 0.8, 420, 470, 1, 1560, 470, 1.1]))
      s += treeCrown({
        x,
        y,
        rx: 130 * k,
        ry: 80 * k,
        seed: `hrt${x}`,
        tones: [p.forest, p.fern, p.lime],
        light: [x < 1000 ? 0.8 : -0.8, -0.5],
        lobes: 5,
      })
    s += padaukBole({
      x: 560,
      y: 660,
      w: 84,
      h: 760,
      seed: 'hrb0',
      ink: p.fern,
      lit: p.lime,
      shade: p.forest,
      light: 1,
    })
    s += padaukBole({
      x: 1450,
      y: 640,
      w: 100,
      h: 760,
      seed: 'hrb1',
      ink: p.fern,
      lit: p.lime,
      shade: p.forest,
      light: -1,
    })
    s += ground({
      pts: pts([-60, 560, 260, 590, 560, 620, 860, 610, 1120, 590, 1400, 600, 1680, 590]),
      ink: p.forest,
      seed: 'hrg1',
      rough: 9,
      step: 36,
    })
    s += thicket({
      pts: triples([-40, 610, 1.1, 240, 640, 1, 560, 650, 0.7, 800, 625, 0.4]),
      size: 66,
      seed: 'hrh1',
      tones: [p.forest, p.fern],
    })
    s += thicket({
      pts: triples([1180, 610, 0.5, 1420, 640, 0.9, 1660, 640, 1.2]),
      size: 62,
      seed: 'hrh2',
      tones: [p.forest, p.fern],
    })
    // tar with a gutter wall on the hill side
    const way = { bend: 1.9, from: -26 }
    s += path(lane(stand, -6.2, 4, way), p.lime) + path(lane(stand, -5.4, 3.1, way), p.deep)
    s += path(lane(stand, 2.7, 2.9, way) + dashes(stand, -2.1, 0.16, 2.4, 2.4, way), p.light)
    // bars of sun across the tar
    const bar = (at: number, wide: number, skew: number) =>
      poly(
        [
          [at, -5.3, 0],
          [at + wide, -5.3, 0],
          [at + wide + skew, 3, 0],
          [at + skew, 3, 0],
        ].map(([a, y]) => pointOn(a, y)),
      )
    const pointOn = (a: number, y: number) => {
      const t = (stand.turn * Math.PI) / 180
      return cam(stand.x - (a * Math.cos(t) - y * Math.sin(t)), 0, stand.z - a * Math.sin(t) - y * Math.cos(t))
    }
    s += path(bar(2.9, 0.9, -1.6) + bar(-5.4, 1.2, -1.6) + bar(4.6, 0.4, -1.6), p.forest)
    s += vehicle({
      ...stand,
      kind: 'mpv7',
      cast: [-0.7, 0.6],
      colour: {
        top: p.paper,
        front: p.clay,
        side: p.clay,
        low: p.forest,
        glass: p.ink,
        glare: p.fern,
        inside: p.forest,
        dark: p.ink,
        rim: p.light,
        lamp: p.paper,
        trim: p.paper,
        shadow: p.ink,
        indicator: p.light,
      },
    })
    s += padaukBole({
      x: 120,
      y: 1010,
      w: 230,
      h: 1150,
      seed: 'hrb2',
      ink: p.forest,
      lit: p.leaf,
      shade: p.ink,
      light: 1,
      reach: 1.3,
    })
    s += path(
      ribbon(pts([220, 40, 260, 260, 230, 480]), (t) => 9 - 5 * t, 12) +
        ribbon(pts([60, -10, 40, 200, 66, 330]), (t) => 8 - 5 * t, 12),
      p.ink,
    )
    s += canopy({
      pts: pts([-60, 300, 200, 240, 420, 150, 660, 60, 900, 20, 1180, 30, 1380, 110, 1680, 210]),
      ink: p.deep,
      seed: 'hrc1',
      rough: 30,
      step: 34,
      soft: 0.2,
    })
    s +=
      thicket({
        pts: triples([-20, 200, 1.3, 220, 160, 1.1, 480, 60, 0.9]),
        size: 88,
        seed: 'hrl',
        tones: [p.ink, p.forest],
      }) +
      thicket({
        pts: triples([1220, 30, 0.9, 1420, 110, 1, 1640, 170, 1.2]),
        size: 88,
        seed: 'hrr',
        tones: [p.ink, p.forest],
      })
    s +=
      leaves({
        x: 1640,
        y: 1240,
        size: 420,
        seed: 'hrx',
        tones: [p.ink, p.forest, p.fern],
        from: -3.05,
        to: -1.4,
        count: 26,
      }) +
      leaves({
        x: -30,
        y: 1240,
        size: 400,
        seed: 'hry',
        tones: [p.ink, p.forest, p.fern],
        from: -1.7,
        to: -0.15,
        count: 26,
      })
    return s
  }, options)
export default scene
