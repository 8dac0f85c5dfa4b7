// The trunk road seen from above the trees: a loaded bus goes north through three bands of forest and over two creeks to a green peak.
import {
  curve,
  type Ink,
  lens,
  lump,
  type Point,
  path,
  place,
  poly,
  ribbon,
  rng,
  type Scene,
} from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { busBehind } from '../../kit/vehicles/bus-behind.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.45, y: 0.6 }
/** Middle of the road for a height on the sheet. */
const roadX = curve([
  [300, 1010],
  [350, 1000],
  [400, 900],
  [450, 880],
  [490, 980],
  [550, 1100],
  [610, 1020],
  [680, 800],
  [740, 720],
  [800, 760],
  [870, 840],
  [960, 790],
  [1080, 690],
  [1220, 640],
])
const half = (y: number) => 4 + (y - 300) * 0.098
const creekA = (x: number) => 742 + 26 * Math.sin(x / 260) + 12 * Math.sin(x / 97)
const creekB = (x: number) => 470 + 14 * Math.sin(x / 210 + 2) + 6 * Math.sin(x / 80)
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade,
      r = rng('nrd')
    let s = sky({
      bands: [
        [0, p.light],
        [130, p.paper],
      ],
      bottom: 330,
      seed: 'nrs',
      drift: 14,
      slivers: 5,
    })
    // Saddle Peak at the end of the road
    s += path(
      smooth([
        520, 400, 700, 300, 860, 190, 950, 104, 1010, 96, 1060, 140, 1120, 130, 1200, 76, 1270, 90, 1390, 210, 1560,
        320, 1700, 400, 1000, 440,
      ]),
      p.lime,
    )
    s +=
      path(
        smooth([
          1200, 76, 1270, 90, 1390, 210, 1560, 320, 1700, 420, 1330, 420, 1290, 300, 1310, 230, 1240, 190, 1250, 130,
        ]),
        p.leaf,
      ) + path(smooth([1010, 96, 1060, 140, 1080, 200, 1040, 260, 1080, 380, 950, 420, 980, 300, 960, 220]), p.leaf)
    s += ground({
      pts: [
        [-60, 330],
        [300, 310],
        [700, 330],
        [1100, 320],
        [1660, 330],
      ],
      ink: p.lime,
      seed: 'nr0',
      rough: 7,
      step: 36,
    })
    s +=
      ground({
        pts: [
          [-60, 470],
          [1660, 470],
        ],
        ink: p.leaf,
        seed: 'nr1',
        rough: 4,
      }) +
      ground({
        pts: [
          [-60, 740],
          [1660, 740],
        ],
        ink: p.forest,
        seed: 'nr2',
        rough: 4,
      })
    // the road, one pale ribbon that thins as it goes
    const line: Point[] = []
    for (let y = 1240; y >= 320; y -= 20) line.push([roadX(y), y])
    const lane = (k: number) =>
      line
        .map(([x, y]): Point => [x - half(y) * k, y])
        .concat(
          line
            .slice()
            .reverse()
            .map(([x, y]): Point => [x + half(y) * k, y]),
        )
    s += path(smooth(lane(1.34).flat()), p.lime) + path(smooth(lane(1).flat()), p.paper)
    let marks = ''
    for (let y = 1200; y > 520; y -= (y - 300) * 0.12)
      marks += ribbon(
        [
          [roadX(y), y],
          [roadX(y - (y - 300) * 0.05), y - (y - 300) * 0.05],
        ],
        () => (y - 300) * 0.012 + 1,
        3,
      )
    s += path(marks, p.lime)
    // two creeks, and the vehicle ferry on the nearer one
    const creek = (mid: (x: number) => number, w: number, ink: Ink, up = 0) => {
      const a: Point[] = [],
        b: Point[] = []
      for (let x = -60; x <= 1680; x += 60) {
        a.push([x, mid(x) - w - up])
        b.push([x, mid(x) + w - up])
      }
      return path(smooth([...a, ...b.reverse()].flat()), ink)
    }
    s += creek(creekB, 17, p.fern) + creek(creekB, 13, p.light) + creek(creekA, 56, p.fern) + creek(creekA, 48, p.light)
    s += path(
      slivers([
        250, 740, 260, 7, 420, 775, 200, 7, 1180, 700, 260, 7, 1400, 716, 200, 6, 1050, 726, 160, 6, 900, 476, 90, 4,
        1240, 460, 120, 4,
      ]),
      p.lime,
    )
    s +=
      path(lens(742, 760, 190, 34), p.fern) +
      path(poly(pts([660, 740, 812, 728, 836, 752, 676, 766])), p.clay) +
      path(poly(pts([676, 766, 836, 752, 834, 766, 678, 780])), p.ink) +
      path(poly(pts([700, 742, 752, 738, 756, 716, 706, 720])), p.paper) +
      path(poly(pts([766, 736, 800, 733, 802, 716, 770, 719])), p.forest) +
      path(poly(pts([806, 730, 811, 729, 811, 690, 806, 690])), p.ink)
    // forest from the far bank to our feet; each band has its own inks, none stands on road or water
    const bands: [number, [Ink, Ink, Ink?]][] = [
      [480, [p.leaf, p.lime]],
      [760, [p.fern, p.leaf]],
      [1400, [p.ink, p.forest, p.fern]],
    ]
    let y = 350,
      row = 0
    while (y < 1260) {
      const k = 27 + (y - 300) * 0.105,
        tones = (bands.find(([to]) => y < to) ?? bands[2])[1]
      let crest = '',
        rank = ''
      for (let x = -40 + (row % 2) * k; x < 1660; x += k * (y < 720 ? 1.25 : 1.75)) {
        const cx = x + r.j(k * 0.3),
          cy = y + r.j(k * 0.2),
          big = k * r.in(0.75, 1.3) * (y < 720 ? 0.86 : 1)
        const wide = 1.25
        if (
          Math.abs(cx - roadX(cy + big * 0.4)) < half(cy) + big * wide ||
          Math.abs(cx - roadX(cy - big)) < half(cy - big) + big * 0.7
        )
          continue
        if (Math.abs(cy + big * 0.3 - creekA(cx)) < 48 + big * 0.55 || Math.abs(cy - creekB(cx)) < 13 + big * 0.6)
          continue
        const far = y < 760
        if (far) {
          // ranks: each row of crowns in the light, its dark crest showing along the top
          const seed = r()
          crest += lump(cx, cy - big * 0.34, big, big * 0.8, rng(seed), 9, 0.13)
          rank += lump(cx + big * 0.08, cy - big * 0.06, big * 0.98, big * 0.84, rng(seed), 9, 0.13)
        } else s += canopy({ x: cx, y: cy, rx: big, ry: big * 0.78, seed: `nr${row}x${Math.round(x)}`, tones })
      }
      if (rank) s += path(crest, tones[0]) + path(rank, tones[1])
      y += k * (y < 720 ? 1.05 : 0.86)
      row++
    }
    // the bus, its shade to the right
    const by = 1092,
      bx = roadX(by) + 6
    s += path(
      smooth([
        bx - 40,
        by + 4,
        bx + 70,
        by + 22,
        bx + 140,
        by - 30,
        bx + 190,
        by - 130,
        bx + 150,
        by - 170,
        bx + 60,
        by - 60,
      ]),
      p.lime,
    )
    s += place(
      busBehind({
        body: p.clay,
        shade: p.forest,
        roof: p.paper,
        glass: p.leaf,
        dark: p.ink,
        lamp: p.light,
        loads: [p.leaf, p.clay, p.forest],
      }),
      bx,
      by,
      0.72,
      8,
    )
    return s
  }, options)
export default scene
