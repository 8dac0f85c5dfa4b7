// Cottages under Saddle Peak in grey weather: cloud on the ridge, lamps lit by the grey sand, a turtle's track, two trekkers come home.
import { crawl } from '../../kit/animals/turtle-ashore.ts'
import { camera, lens, type Point, path, ribbon, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hut, steps } from '../../kit/huts/hut.ts'
import { site } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { depths, strip } from '../../kit/shore/beach.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.58, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.rain,
      hz = 620,
      cam = camera({ cx: 800, horizon: hz, f: 1400, height: 3.6 })
    let s = sky({
      bands: [
        [0, p.slate],
        [110, p.haze],
        [300, p.mist],
        [480, p.paper],
      ],
      bottom: hz,
      seed: 'sfs',
      drift: 26,
      slivers: 7,
    })
    // the saddle: two tops and the dip between them, cloud drawn across
    s += path(
      spline(
        pts([
          120, 660, 330, 540, 520, 400, 640, 262, 716, 214, 790, 268, 880, 344, 960, 356, 1040, 300, 1120, 218, 1180,
          200, 1250, 262, 1380, 390, 1540, 480, 1760, 540, 1760, 680,
        ]),
        true,
        0.12,
      ),
      p.sea,
    )
    s += path(
      spline(
        pts([716, 214, 790, 268, 880, 344, 960, 360, 1010, 500, 1000, 680, 860, 680, 850, 520, 800, 400, 736, 310]),
        true,
        0.1,
      ) +
        spline(
          pts([1180, 200, 1250, 262, 1380, 390, 1540, 480, 1700, 620, 1420, 560, 1330, 470, 1290, 380, 1210, 320]),
          true,
          0.1,
        ),
      p.forest,
    )
    s += path(
      spline(
        pts([
          260, 640, 420, 560, 560, 470, 640, 520, 800, 560, 1000, 540, 1200, 580, 1400, 560, 1700, 600, 1700, 680, 260,
          680,
        ]),
      ),
      p.slate,
    )
    s +=
      path(lens(560, 430, 760, 62) + lens(760, 402, 420, 46) + lens(330, 470, 520, 40), p.mist) +
      path(lens(1330, 400, 760, 56) + lens(1120, 436, 520, 40) + lens(1500, 372, 300, 30), p.mist)
    s += path(lens(880, 470, 900, 26), p.haze)
    s += sea({ horizon: hz, inks: [p.haze, p.slate, p.sea, p.slate], seed: 'sfw', power: 1.3, sway: 8 })
    s += crests({ horizon: hz, bottom: 1100, ink: p.mist, seed: 'sfc', rows: 14, density: 0.6, weight: 0.7, x1: 700 })
    // grey sand in a long curve, wet edge, one line of foam
    const shore = (z: number) => -3.6 + 9 / z + 0.0011 * (z - 20) ** 2 - (z > 60 ? 0.02 * (z - 60) : 0),
      zs = depths(3, 130, 40)
    s += path(
      strip(
        cam,
        zs,
        (z) => shore(z) - 2.6,
        () => 90,
      ),
      p.paper,
    )
    s += path(
      strip(
        cam,
        zs,
        (z) => shore(z) - 2.1,
        () => 90,
      ),
      p.slate,
    )
    s += path(
      strip(
        cam,
        zs,
        (z) => shore(z) - 0.2,
        () => 90,
      ),
      p.haze,
    )
    s += path(
      strip(
        cam,
        zs,
        (z) => shore(z) + 2.4,
        () => 90,
      ),
      p.mist,
    )
    // woods at the back of the beach, the garden under them
    for (const [x, y, k] of triples([
      770, 610, 0.4, 860, 590, 0.6, 970, 560, 0.8, 1110, 540, 0.9, 1270, 500, 1.1, 1450, 450, 1.3, 1600, 420, 1.4,
    ]))
      s += canopy({ x, y, rx: 130 * k, ry: 96 * k, seed: `sft${x}`, tones: [p.ink, p.forest, p.leaf], light: -1 })
    s += path(
      strip(
        cam,
        zs,
        (z) => shore(z) + 6.4,
        () => 90,
      ),
      p.leaf,
    )
    s += thicket({
      pts: [
        [800, 650, 0.5],
        [1100, 656, 0.8],
        [1660, 640, 1.2],
      ],
      size: 60,
      seed: 'sfh',
      tones: [p.ink, p.forest],
    })
    const inks = {
      front: p.sea,
      end: p.sea,
      edge: p.ink,
      line: p.forest,
      under: p.ink,
      gable: p.mist,
      wall: p.paper,
      wallEnd: p.slate,
      dark: p.forest,
      glow: p.lamp,
      post: p.ink,
      floor: p.mist,
      floorEdge: p.forest,
    }
    for (const [x, z, turn] of triples([6.2, 60, -52, 6.6, 46, -50, 7.2, 34.5, -48, 8.4, 24.5, -46])) {
      const at = site({ cam, x: x + 1.6, z, turn })
      s += hut(
        at,
        {
          w: 5.6,
          d: 6.6,
          h: 2.5,
          floor: 0.5,
          porch: 1.7,
          rise: 2.9,
          inset: 0,
          ridge: 'v',
          over: 0.7,
          lines: 18,
          posts: 2,
          thick: 0.2,
          glow: [0.6, 0, 1.5, 2.1, 3.4, 0.7, 1.5, 1.3],
          endGlow: [2, 0.8, 1.3, 1.2],
        },
        inks,
      )
      s += steps(at, -1.6, 1.5, 0.5, p.paper, p.slate)
      const [lx, ly] = at(-1.4, 0, -2.2)
      s += path(lens(lx, ly, (1400 / z) * 2.6, (1400 / z) * 0.24), p.lamp)
    }
    // the turtle's track, from the foam up and back again
    const track: Point[] = pts([
      140, 1130, 300, 1080, 480, 1010, 640, 962, 790, 938, 860, 960, 800, 1000, 640, 1050, 470, 1120, 330, 1200,
    ])
    s += path(
      crawl(track, (t) => 54 - 26 * Math.sin(Math.PI * t), 62),
      p.slate,
    )
    s += path(slivers([900, 830, 300, 7, 760, 800, 220, 6, 1240, 1060, 360, 9]), p.haze)
    // two trekkers with their packs and sticks, home along the sand
    for (const [x, z, i, tall] of quads([1.1, 12.6, 0, 1.72, 2.2, 13.2, 1, 1.62])) {
      const [u, v] = cam(x, 0, z),
        k = (1400 / z / 100) * tall
      s += path(lens(u + 6, v + 2, 90 * k, 9 * k), p.slate)
      s += path(
        ribbon(pts([u + 22 * k, v - 66 * k, u + 34 * k, v]), () => 3.2, 3),
        p.ink,
      )
      s += folk(
        cam,
        { x, z, pose: poses.walk, tall },
        {
          skin: p.forest,
          hair: p.ink,
          top: i ? p.paper : p.forest,
          cloth: p.ink,
          legs: i ? 'short' : 'long',
          longHair: i === 1,
        },
      )
      s += path(
        spline(
          pts([-22, -88, -8, -90, -5, -62, -7, -52, -20, -54, -26, -66].map((q, j) => (j % 2 ? v + q * k : u + q * k))),
        ),
        i ? p.sea : p.lamp,
      )
    }
    s += path(spline(pts([1180, 1230, 1260, 1130, 1420, 1060, 1700, 1000, 1700, 1260])), p.forest)
    s += thicket({
      pts: [
        [1250, 1180, 0.7],
        [1420, 1080, 0.9],
        [1660, 1020, 1.3],
      ],
      size: 80,
      seed: 'sfv',
      tones: [p.ink, p.forest],
    })
    return (
      s +
      leaves({ x: 1620, y: 1250, size: 360, seed: 'sfl', tones: [p.ink, p.forest], from: -2.9, to: -1.5, count: 18 })
    )
  }, options)
export default scene
