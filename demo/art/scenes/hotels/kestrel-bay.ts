// A three-storey hotel in plain white against a deep noon sky: balconies in a row, the pool below, the beach between its palms.
import { camera, clip, lens, type Point, path, place, rng, type Scene, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { lounger, parasol } from '../../kit/buildings/terrace.ts'
import { folk } from '../../kit/huts/folk.ts'
import { plane, railing, site, slab, walls } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { patch } from '../../kit/vehicles/roadway.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.44, y: 0.52 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 690,
      cam = camera({ cx: 800, horizon: hz, f: 1250, height: 2 }),
      r = rng('kestrel')
    let s = sky({
      bands: [
        [0, p.deep],
        [210, p.lagoon],
        [430, p.aqua],
        [590, p.sky],
      ],
      bottom: hz,
      seed: 'kbs',
      drift: 18,
      slivers: 4,
    })
    s += cloud({ x: 1330, y: 500, w: 560, h: 130, seed: 'kbc', ink: p.paper })
    s +=
      sea({ horizon: hz, bottom: 780, inks: [p.deep, p.lagoon, p.aqua], seed: 'kbw', power: 1.2, sway: 4 }) +
      crests({ horizon: hz, bottom: 730, ink: p.aqua, seed: 'kbr', rows: 5, density: 0.7, weight: 0.6 })
    s += path(patch(cam, [-90, 70, 90, 60, 90, 3, -90, 3]), p.sand)
    s += thicket({
      pts: [
        [1000, 760, 0.6],
        [1280, 756, 0.7],
        [1660, 750, 1],
      ],
      size: 46,
      seed: 'kbt',
      tones: [p.forest, p.leaf],
    })
    const t3 = { trunk: p.forest, trunkLit: p.leaf, back: p.forest, mid: p.forest, lit: p.leaf }
    s +=
      palm({ x: 1190, y: 770, h: 360, lean: 50, size: 150, seed: 'kbp1', ...t3, count: 8 }) +
      palm({ x: 1370, y: 780, h: 290, lean: -40, size: 130, seed: 'kbp2', ...t3, count: 8 })
    // the block: its front runs away to the right, toward the sea
    const at = site({ cam, x: -3.4, z: 19, turn: 40 }),
      W = 11,
      D = 8,
      H = 9.6,
      [f, , , l] = walls(at, -W, 0, W, D)
    s += path(plane(at, [-W - 0.5, H, D, W + 0.5, H, D, W + 0.5, H, -2, -W - 0.5, H, -2]), p.lagoon)
    s += path(l.panes([0, 0, D, H]), p.lagoon) + path(l.panes([0, H - 0.1, D, 0.9]), p.deep)
    s += path(l.panes([2.8, 1, 1.1, 1.4, 2.8, 4.2, 1.1, 1.4, 2.8, 7.2, 1.1, 1.4]), p.deep)
    s += path(f.panes([0, 0, 2 * W, H]), p.sky)
    const bays = 6,
      bw = (2 * W) / bays
    for (let j = 0; j < 3; j++) {
      const y = j * 3.15
      for (let i = 0; i < bays; i++) {
        const a = i * bw
        s += path(f.panes([a + 0.3, y + 0.1, bw - 0.6, 2.6]), p.deep)
        if (j || i > 1)
          s += path(f.panes([a + 0.3 + (i + j) * 0.11, y + 0.1, 0.85, 2.6]), (i * 2 + j) % 3 ? p.aqua : p.coral)
      }
      if (j) {
        s += slab(at, [-W - 0.1, -1.5, W + 0.1, 0], y, 0.3, p.paper, p.paper, p.aqua)
        s += path(railing(at, [-W, -1.45, W, -1.45], y, { posts: 36, bars: 1, high: 1, wide: 0.06 }), p.paper)
      }
    }
    for (let i = 0; i <= bays; i++)
      s += path(f.panes([Math.min(i * bw, 2 * W - 0.3) - (i ? 0.15 : 0), 0, 0.34, H]), p.paper)
    s += slab(at, [-W - 0.5, -2, W + 0.5, D + 0.2], H + 0.9, 0.9, p.paper, p.paper, p.aqua)
    s +=
      path(f.panes([4, 0.1, 3, 2.6]), p.aqua) +
      path(f.panes([4.95, 0.1, 0.1, 2.6, 5.95, 0.1, 0.1, 2.6, 4, 1.95, 3, 0.08]), p.deep)
    // terrace, pool
    s += path(patch(cam, [-40, 17, -3, 12.8, 22, 30, 40, 30, 40, 2, -40, 2]), p.paper)
    s += path(patch(cam, [-9, 13.4, -3, 12.8, 22, 30, 18, 31]), p.sky)
    const rim = patch(cam, [-5.4, 11.6, 4.9, 11.6, 2.9, 4.4, -5.8, 4.4]),
      pool = patch(cam, [-5.1, 11.2, 4.55, 11.2, 2.65, 4.5, -5.4, 4.5])
    s += path(rim, p.sky) + path(pool, p.aqua)
    let net = ''
    for (let i = 0; i < 13; i++) {
      const y = 880 + 330 * (i / 13) ** 1.3,
        x = 240 + r() * 1100
      net += lens(x, y, 120 + (y - 860) * 0.8, 6 + (y - 860) * 0.03, r.j(4))
    }
    const far: Point[] = pts([-60, 1010, 300, 960, 700, 990, 1100, 950, 1700, 980, 1700, 1300, -60, 1300])
    s += clip(
      pool,
      path(spline(far), p.lagoon) + path(patch(cam, [-9, 11.2, 9, 11.2, 9, 10.7, -9, 10.7]), p.deep) + path(net, p.sky),
    )
    // a swimmer on her back, a child on a ring
    const [sx, sy] = cam(0.6, 0, 7.2)
    s +=
      path(lens(sx, sy + 8, 270, 30), p.sky) +
      path(
        spline(
          pts([sx - 70, sy - 4, sx - 20, sy - 14, sx + 30, sy - 8, sx + 120, sy + 2, sx + 30, sy + 6, sx - 40, sy + 6]),
        ),
        p.coral,
      ) +
      path(
        spline(pts([sx + 24, sy - 6, sx + 70, sy - 8, sx + 132, sy + 3, sx + 70, sy + 5])) +
          spline(pts([sx - 50, sy - 6, sx - 96, sy + 10, sx - 150, sy + 8, sx - 100, sy + 18, sx - 40, sy + 4])),
        p.forest,
      ) +
      place(path('M-16 0a16 15 0 1 0 32 0a16 15 0 1 0 -32 0z', p.forest), sx - 84, sy - 6)
    // loungers and one parasol by the wall, people at the steps
    const bed = { frame: p.forest, cushion: p.lagoon, cushionShade: p.deep }
    for (const [x, z, k] of quads([5.7, 14, 0.6, 0, 6.5, 12, 0.7, 0])) {
      const [u, v] = cam(x, 0, z)
      s += path(lens(u, v, 220 * k, 22), p.sky) + place(lounger({ ...bed, towel: p.coral }), u, v, k, 0, -1)
    }
    const [ux, uy] = cam(5.9, 0, 12.6)
    s +=
      path(lens(ux + 40, uy, 260, 26), p.sky) +
      place(parasol({ pole: p.forest, lit: p.paper, body: p.coral, shade: p.forest }), ux, uy, 0.86)
    const dress = (top: string, cloth: string, legs: 'long' | 'short' | 'skirt') => ({
      skin: p.forest,
      hair: p.forest,
      top,
      cloth,
      legs,
      longHair: legs === 'skirt',
    })
    s +=
      folk(
        cam,
        { x: 3.6, z: 14.2, pose: poses.walk, tall: 1.7, flip: -1, shadow: p.sky },
        dress(p.deep, p.forest, 'short'),
      ) +
      folk(
        cam,
        { x: 4.3, z: 14.4, pose: poses.walk, tall: 1.14, flip: -1, shadow: p.sky },
        dress(p.coral, p.deep, 'short'),
      )
    s += palm({ x: 1590, y: 1110, h: 870, lean: -50, size: 280, seed: 'kbp3', ...t3, count: 8 })
    s += leaves({ x: -30, y: 1240, size: 380, seed: 'kbl', tones: [p.forest, p.leaf], from: -1.6, to: -0.2, count: 18 })
    return s
  }, options)
export default scene
