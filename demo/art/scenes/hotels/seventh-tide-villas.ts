// Pool villas from above after dark: each pool glows in its own deck, dark wood between them, the sea and the moon beyond.
import { camera, circle, lens, path, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hut } from '../../kit/huts/hut.ts'
import { plane, site, slab } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.night,
      hz = 230,
      cam = camera({ cx: 800, horizon: hz, f: 1500, height: 17 })
    let s =
      sky({
        bands: [
          [0, p.ink],
          [90, p.deep],
          [170, p.navy],
        ],
        bottom: hz,
        seed: 'sts',
        drift: 10,
        slivers: 4,
      }) + stars({ count: 90, bottom: 190, seed: 'stt', bright: p.paper, faint: p.teal })
    s += sun({ x: 1180, y: 128, r: 40, ink: p.paper, halo: [[1.8, p.navy]] })
    s += island({ x: 380, w: 760, h: 52, horizon: hz, seed: 'sti', ink: p.deep, peak: 0.6 })
    s +=
      sea({ horizon: hz, bottom: 520, inks: [p.blue, p.navy, p.navy, p.blue], seed: 'stw', power: 1.4, sway: 8 }) +
      crests({ horizon: hz, bottom: 480, ink: p.teal, seed: 'stc', rows: 9, density: 0.5, weight: 0.6 }) +
      glitter({ x: 1180, top: hz + 6, bottom: 420, width: 190, ink: p.paper, rand: rng('stg') })
    // the wood between the villas and the beach
    const wood = { tones: [p.ink, p.deep, p.navy] as const, light: 1 as const }
    s += ground({
      pts: [
        [-60, 392],
        [500, 404],
        [1000, 428],
        [1660, 400],
      ],
      ink: p.deep,
      seed: 'stf',
      rough: 10,
      step: 40,
    })
    for (const [x, y, k] of triples([
      30, 420, 1.1, 190, 432, 0.9, 330, 420, 0.8, 480, 446, 1, 640, 440, 0.9, 800, 462, 1, 960, 450, 0.9, 1120, 462, 1,
      1290, 444, 0.9, 1430, 430, 1.1, 1580, 440, 1.2,
    ]))
      s += canopy({ x, y, rx: 112 * k, ry: 62 * k, seed: `sta${x}`, ...wood })
    s += ground({
      pts: [
        [-60, 500],
        [800, 520],
        [1660, 490],
      ],
      ink: p.deep,
      seed: 'stg2',
      rough: 8,
      step: 50,
    })
    const inks = {
      front: p.blue,
      end: p.navy,
      edge: p.ink,
      line: p.navy,
      under: p.ink,
      wall: p.teal,
      wallEnd: p.navy,
      dark: p.ink,
      glow: p.lamp,
      post: p.ink,
      floor: p.teal,
      floorEdge: p.ink,
    }
    const villa = (x: number, z: number, turn: number, swim = '') => {
      const at = site({ cam, x, z, turn })
      let v = path(plane(at, [-7.4, 0, -7.4, 8.4, 0, -7.4, 8.4, 0, 9, -7.4, 0, 9]), p.ink)
      v += slab(at, [-6.2, -6.4, 7, 0.2], 0.5, 0.5, p.blue, p.deep, p.ink)
      v += path(plane(at, [-4.6, 0.5, -5.8, 4.6, 0.5, -5.8, 4.6, 0.5, -2, -4.6, 0.5, -2]), p.glow)
      v += path(plane(at, [-4.3, 0.5, -5.5, 4.3, 0.5, -5.5, 4.3, 0.5, -2.3, -4.3, 0.5, -2.3]), p.cyan)
      v += path(plane(at, [-4.3, 0.5, -5.5, 4.3, 0.5, -5.5, 3.4, 0.5, -4.3, -4.3, 0.5, -4]), p.teal)
      v += swim
      for (const u of [5.2, 6.1])
        v += path(plane(at, [u, 0.75, -4.6, u + 0.6, 0.75, -4.6, u + 0.6, 0.75, -2.6, u, 0.75, -2.6]), p.paper)
      v += hut(
        at,
        {
          w: 9.6,
          d: 7.6,
          h: 3,
          floor: 0.5,
          porch: 1.6,
          rise: 3.5,
          inset: 4.2,
          over: 0.9,
          lines: 26,
          posts: 4,
          glow: [0.5, 0, 1.9, 2.5, 2.6, 0, 1.9, 2.5, 5.1, 0, 1.9, 2.5, 7.2, 0, 1.9, 2.5],
          endGlow: [2.2, 0.9, 1.6, 1.3],
          endDark: [4.6, 0.9, 0.9, 1.3],
        },
        inks,
      )
      return v
    }
    const tree = (list: readonly number[], tag: string) => {
      let d = ''
      for (const [x, y, k] of triples(list)) d += canopy({ x, y, rx: 120 * k, ry: 78 * k, seed: `${tag}${x}`, ...wood })
      return d
    }
    // a lamp-lit path runs down between the villas
    const walk = path(
      ribbon(pts([330, 1280, 372, 1120, 440, 1010, 620, 880, 760, 760, 900, 640, 1080, 600]), (t) => 74 - 60 * t, 30),
      p.navy,
    )
    s += walk
    s +=
      villa(13.5, 68, -16) +
      tree([560, 600, 0.8, 690, 620, 0.7, 1240, 640, 0.9, 1420, 600, 1.1, 1560, 640, 1.2, 400, 570, 0.9], 'stb')
    s +=
      villa(-10.5, 52, 14) +
      tree(
        [70, 640, 1.2, 840, 700, 0.9, 960, 740, 0.8, 20, 800, 1.3, 180, 880, 0.9, 1330, 760, 1.2, 1520, 800, 1.5],
        'std',
      )
    const near = site({ cam, x: 2.6, z: 35, turn: -8 }),
      swimmer = near(-0.4, 0.5, -3.6)
    const back: typeof poses.back = {
      ...poses.back,
      head: [0, -45],
      neck: [0, -36],
      hip: [0, -10],
      legs: [],
      arms: [
        [
          [-20, -28],
          [-34, -20],
        ],
        [
          [20, -28],
          [34, -20],
        ],
      ],
    }
    const who = folk(
      cam,
      { x: 1.7, z: 31.5, y: 0.2, pose: back, tall: 1.9 },
      { skin: p.navy, top: p.ink, cloth: p.ink, hair: p.ink },
    )
    s += villa(2.6, 35, -8, path(lens(swimmer[0] + 10, swimmer[1] + 6, 110, 16), p.glow) + who)
    s += tree(
      [-20, 1040, 1.7, 150, 1170, 1.2, 1400, 1080, 1.5, 1580, 1000, 1.6, 1230, 1200, 1.1, 1560, 1180, 1.6],
      'ste',
    )
    for (const [x, y, k] of triples([306, 1086, 1.3, 424, 930, 1.05, 648, 808, 0.8, 742, 690, 0.65, 938, 592, 0.5]))
      s +=
        path(lens(x, y + 26 * k, 90 * k, 18 * k), p.blue) +
        circle(x, y, 9 * k, p.lamp) +
        path(`M${x - 1.5 * k} ${y}h${3 * k}v${26 * k}h${-3 * k}z`, p.lamp)
    s += palm({
      x: 1500,
      y: 1240,
      h: 640,
      lean: -70,
      size: 260,
      seed: 'stp',
      trunk: p.ink,
      trunkLit: p.navy,
      back: p.ink,
      mid: p.ink,
      lit: p.blue,
      light: -1,
      count: 8,
    })
    return s
  }, options)
export default scene
