// A timber bungalow on posts over a creek: wide steps down to the landing, a Karen boat tied there, the forest standing in the water.
import { camera, lens, path, place, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy as ceiling, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { karenBoat } from '../../kit/boats/karen-boat.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hut, steps } from '../../kit/huts/hut.ts'
import { site, slab } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { crests } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { mangrove } from '../../kit/trees/mangrove.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.42, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade,
      hz = 640,
      cam = camera({ cx: 800, horizon: hz, f: 1400, height: 1.7 })
    let s = sky({
      bands: [
        [0, p.light],
        [260, p.paper],
      ],
      bottom: hz,
      seed: 'kcs',
      drift: 16,
      slivers: 5,
    })
    // a hill of forest, paler as it goes up the creek
    s += ground({
      pts: [
        [760, 560],
        [980, 470],
        [1220, 420],
        [1660, 380],
      ],
      ink: p.lime,
      seed: 'kc1',
      rough: 10,
      to: 680,
    })
    for (const [x, y, k] of triples([1120, 560, 0.8, 1250, 540, 1, 1420, 520, 1.2, 1580, 500, 1.3]))
      s += canopy({ x, y, rx: 130 * k, ry: 90 * k, seed: `kca${x}`, tones: [p.leaf, p.lime], light: 1 })
    for (const [x, y, k] of triples([
      -20, 300, 1.8, 180, 250, 1.6, 420, 270, 1.5, 640, 330, 1.3, 820, 420, 1.1, 930, 520, 0.8, 60, 480, 1.6, 300, 470,
      1.5, 700, 520, 1.2,
    ]))
      s += canopy({ x, y, rx: 140 * k, ry: 100 * k, seed: `kcb${x}`, tones: [p.forest, p.fern, p.leaf], light: 1 })
    // water: dark where the forest stands in it, bright where the sky does
    s += path(`M-10 ${hz + 16}H1610V1210H-10z`, p.fern)
    s += path(
      spline(
        pts([
          900,
          hz + 22,
          1200,
          hz + 16,
          1700,
          hz + 14,
          1700,
          1000,
          1460,
          1060,
          1240,
          1020,
          1330,
          930,
          1130,
          870,
          1180,
          790,
          1010,
          740,
        ]),
      ),
      p.light,
    )
    s += path(spline(pts([1240, hz + 18, 1700, hz + 14, 1700, 760, 1520, 740, 1560, 710, 1380, 690])), p.lime)
    s += crests({ horizon: hz + 10, ink: p.forest, seed: 'kcc', rows: 12, density: 0.5, weight: 0.8, x1: 1000 })
    s += mangrove({
      x: 1330,
      y: 690,
      w: 330,
      h: 110,
      seed: 'kcm',
      tones: [p.forest, p.fern, p.leaf],
      root: p.deep,
      reflect: p.leaf,
    })
    s += mangrove({
      x: 1580,
      y: 708,
      w: 300,
      h: 140,
      seed: 'kcn',
      tones: [p.forest, p.fern, p.leaf],
      root: p.deep,
      reflect: p.leaf,
    })
    s += thicket({
      pts: [
        [-40, 690, 1.4],
        [300, 690, 1],
        [820, 680, 0.8],
        [1010, 672, 0.6],
      ],
      size: 62,
      seed: 'kct',
      tones: [p.deep, p.forest],
    })
    // reflection of the house, stacked slivers under it
    s +=
      path(slivers([690, 886, 900, 30, 730, 918, 720, 22, 670, 950, 600, 18, 730, 978, 420, 13]), p.deep) +
      path(slivers([560, 904, 300, 14, 780, 934, 240, 12, 600, 964, 200, 9, 760, 992, 220, 8]), p.clay)
    const at = site({ cam, x: -1.5, z: 17.8, turn: 20 })
    const inks = {
      front: p.fern,
      end: p.forest,
      edge: p.ink,
      line: p.deep,
      under: p.ink,
      gable: p.clay,
      wall: p.clay,
      wallEnd: p.fern,
      dark: p.ink,
      glow: p.light,
      post: p.deep,
      floor: p.clay,
      floorEdge: p.ink,
    }
    const sitter = (u: number, flip: 1 | -1, top: string) => {
      const q = 20 * (Math.PI / 180)
      return folk(
        cam,
        {
          x: -1.5 + u * Math.cos(q) - 1.2 * Math.sin(q),
          z: 17.8 + u * Math.sin(q) + 1.2 * Math.cos(q),
          y: 1.75 + 0.12,
          pose: poses.sit,
          tall: 1.72,
          flip,
        },
        { skin: p.ink, hair: p.ink, top, cloth: p.ink, legs: 'long' },
      )
    }
    s += hut(
      at,
      {
        w: 12,
        d: 8.6,
        h: 2.75,
        floor: 1.75,
        porch: 2.3,
        rise: 3.9,
        inset: 1.6,
        over: 1,
        lines: 30,
        posts: 5,
        rail: true,
        gap: 2.4,
        boards: 22,
        postWide: 0.2,
        glow: [0.9, 0.7, 1.3, 1.4, 2.9, 0.7, 1.3, 1.4, 8.2, 0.7, 1.3, 1.4, 10, 0.7, 1.2, 1.4],
        dark: [5.3, 0, 1.4, 2.2, 1.5, 0.7, 0.1, 1.4, 3.5, 0.7, 0.1, 1.4, 8.8, 0.7, 0.1, 1.4],
        endDark: [3.6, 0.8, 1.3, 1.2],
        endGlow: [5.8, 0.8, 1.2, 1.2],
      },
      inks,
      sitter(-3.4, 1, p.paper) + sitter(-2.1, -1, p.lime),
    )
    s += steps(at, 0, 2.2, 1.75, p.clay, p.deep)
    // the landing and its boat
    s += slab(at, [-2, -5.2, 5.2, -2.3], 0.35, 0.3, p.clay, p.deep, p.ink)
    for (const u of [-1.8, 1.6, 5]) {
      const [x, y] = at(u, 0.1, -5.1)
      s += path(`M${(x - 8).toFixed(1)} ${(y - 4).toFixed(1)}h16v60h-16z`, p.ink)
    }
    s += folk(
      cam,
      { x: 1.5, z: 14.9, y: 0.35, pose: poses.hold, tall: 1.68 },
      { skin: p.ink, hair: p.ink, top: p.paper, cloth: p.forest, legs: 'skirt', longHair: true },
    )
    s += palm({
      x: 90,
      y: 740,
      h: 560,
      lean: -20,
      size: 230,
      seed: 'kcp',
      trunk: p.deep,
      trunkLit: p.leaf,
      back: p.deep,
      mid: p.forest,
      lit: p.leaf,
      light: 1,
      count: 8,
    })
    s += path(slivers([1210, 1030, 640, 34, 1180, 1062, 480, 18, 1230, 1086, 300, 12]), p.forest)
    s += place(
      karenBoat({
        hull: p.forest,
        hullShade: p.ink,
        rim: p.clay,
        inside: p.deep,
        hood: p.paper,
        hoodShade: p.lime,
        cargo: p.leaf,
      }),
      1210,
      1016,
      1.08,
    )
    s += path(slivers([1240, 1120, 420, 10, 560, 1090, 380, 9, 820, 1150, 460, 11]), p.leaf)
    // leaves of the near bank
    s += ceiling({
      pts: [
        [-60, 70],
        [200, 40],
        [420, -20],
        [1000, -40],
        [1260, -10],
        [1460, 60],
        [1660, 150],
      ],
      ink: p.deep,
      seed: 'kcz',
      rough: 20,
      step: 40,
    })
    for (const [x, y, k] of triples([1380, 20, 1, 1560, 90, 1.2, 20, 30, 1.1]))
      s += canopy({ x, y, rx: 150 * k, ry: 74 * k, seed: `kcq${x}`, tones: [p.deep, p.forest], light: -1 })
    s += path(lens(0, 1230, 900, 120), p.deep)
    s += leaves({ x: 60, y: 1240, size: 360, seed: 'kcl', tones: [p.ink, p.deep], from: -2, to: -0.3, count: 20 })
    return (
      s + leaves({ x: 1640, y: 1250, size: 280, seed: 'kcv', tones: [p.ink, p.deep], from: -2.9, to: -1.5, count: 14 })
    )
  }, options)
export default scene
