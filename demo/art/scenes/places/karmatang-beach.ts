// Karmatang by moonlight: a turtle hauls up the sand, her track behind her running down to the lit water.

import { crawl, turtleAshore } from '../../kit/animals/turtle-ashore.ts'
import { circle, curve, lens, type Point, path, place, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { openHut } from '../../kit/buildings/beach-hut.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { bars, glitter } from '../../kit/sky/sun.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.45, y: 0.7 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.night,
      hz = 500,
      mx = 1090,
      my = 250
    let s =
      sky({
        bands: [
          [0, p.deep],
          [210, p.navy],
          [390, p.blue],
        ],
        bottom: hz,
        seed: 'ks',
        drift: 22,
        slivers: 6,
      }) + stars({ count: 90, bottom: 380, seed: 'kst', bright: p.paper, faint: p.cyan })
    s +=
      circle(mx, my, 196, p.navy) +
      circle(mx, my, 150, p.blue) +
      circle(mx, my, 104, p.paper) +
      bars(
        [
          [1180, 318, 420, 20],
          [1010, 340, 300, 13],
          [1330, 300, 260, 12],
        ],
        p.navy,
      )
    s +=
      island({ x: 1460, w: 620, h: 90, horizon: hz, seed: 'ki', ink: p.deep, peak: 0.62 }) +
      island({ x: 330, w: 560, h: 54, horizon: hz, seed: 'kj', ink: p.deep, peak: 0.4 })
    s += sea({
      horizon: hz,
      bottom: 1000,
      inks: [p.teal, p.blue, p.navy, p.blue, p.navy],
      seed: 'kw',
      power: 1.6,
      sway: 12,
    })
    s +=
      crests({ horizon: hz, bottom: 900, ink: p.deep, seed: 'kc', rows: 14, density: 0.8, weight: 0.9 }) +
      crests({ horizon: hz, bottom: 900, ink: p.cyan, seed: 'kd', rows: 10, density: 0.4, weight: 0.6 })
    s +=
      glitter({ x: mx, top: hz + 3, bottom: 800, width: 330, ink: p.cyan, rand: rng('kg') }) +
      glitter({ x: mx, top: hz + 3, bottom: 800, width: 170, ink: p.paper, rand: rng('kh') })
    const shore = (d: number): Point[] => [
      [-60, 690 + d * 0.5],
      [240, 712 + d * 0.6],
      [560, 740 + d * 0.8],
      [900, 788 + d],
      [1240, 820 + d],
      [1680, 838 + d],
    ]
    s +=
      ground({ pts: shore(-14), ink: p.glow, seed: 'kf', rough: 12 }) +
      ground({ pts: shore(-2), ink: p.teal, seed: 'kf', rough: 12 }) +
      ground({ pts: shore(46), ink: p.blue, seed: 'kf2', rough: 12 })
    s += path(slivers([1090, 838, 260, 12, 1060, 856, 190, 9, 1130, 872, 150, 8]), p.paper)
    s += ground({ pts: shore(120), ink: p.navy, seed: 'kf3', rough: 14 })
    // her track
    const track: Point[] = pts([1216, 850, 1180, 890, 1110, 930, 1010, 966, 900, 990]),
      wide = curve(pts([0, 96, 0.7, 150, 1, 116]))
    s +=
      path(
        ribbon(track, (t) => wide(t) * 0.5, 16),
        p.blue,
      ) +
      path(crawl(track, wide, 13), p.deep) +
      path(
        crawl(
          track.map(([x, y]): Point => [x + 7, y - 5]),
          (t) => wide(t) * 0.98,
          13,
        ),
        p.teal,
      )
    s += path(lens(770, 1040, 640, 46), p.deep)
    s += place(
      turtleAshore({
        shell: p.ink,
        scute: p.blue,
        lit: p.teal,
        rim: p.paper,
        skin: p.blue,
        skinLit: p.cyan,
        shade: p.ink,
      }),
      770,
      1010,
      1.55,
      2,
    )
    let rip = ''
    const rr = rng('kr')
    for (let i = 0; i < 34; i++) rip += lens(rr.in(0, 1600), rr.in(1010, 1180), rr.in(40, 140), rr.in(4, 9))
    s += path(rip, p.deep)
    // trees at the left, the picnic hut under them
    s +=
      ground({
        pts: pts([-60, 690, 100, 712, 220, 750, 290, 800, 330, 860, 344, 896, 352, 900]),
        ink: p.ink,
        seed: 'kl',
        rough: 10,
        to: 900,
      }) + place(openHut({ thatch: p.ink, thatchLit: p.deep, under: p.ink, post: p.ink, floor: p.ink }), 200, 776, 0.95)
    const t3 = { trunk: p.ink, trunkLit: p.blue, back: p.ink, mid: p.ink, lit: p.blue }
    s +=
      palm({ x: 110, y: 830, h: 620, lean: 90, size: 300, seed: 'kp1', ...t3, light: 1, count: 8 }) +
      palm({ x: -20, y: 880, h: 520, lean: 130, size: 250, seed: 'kp2', ...t3, light: 1, count: 8 })
    s +=
      ground({
        pts: pts([-60, 800, 120, 820, 230, 860, 290, 930, 330, 978, 340, 980]),
        ink: p.ink,
        seed: 'km',
        rough: 10,
        to: 980,
      }) +
      thicket({
        pts: triples([-40, 870, 1.2, 110, 884, 1, 230, 900, 0.6]),
        size: 64,
        seed: 'kt',
        tones: [p.ink, p.deep],
      })
    s +=
      ground({
        pts: pts([-60, 900, 120, 904, 260, 930, 350, 976, 400, 998, 410, 1000]),
        ink: p.navy,
        seed: 'kn',
        rough: 6,
        to: 1000,
      }) + leaves({ x: 1640, y: 1250, size: 300, seed: 'klv', tones: [p.ink, p.deep], from: -3, to: -1.4, count: 22 })
    return s
  }, options)
export default scene
