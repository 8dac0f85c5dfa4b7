// Mud volcano, Baratang: a grey cone brims and slumps in a clearing the forest keeps its distance from.

import { lens, type Point, path, place, poly, rng, type Scene, spline } from '../../kit/base/core.ts'
import { triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { walker } from '../../kit/people/figure.ts'
import { bubble, cracks, crater, spatter, spill } from '../../kit/shore/mud-volcano.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bole, leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.56, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.rain,
      r = rng('mud')
    let s = sky({
      bands: [
        [0, p.mist],
        [150, p.paper],
      ],
      bottom: 420,
      seed: 'ms',
      drift: 14,
      slivers: 4,
    })
    // forest in two walls
    s += ground({
      pts: pts([-60, 150, 260, 210, 560, 270, 900, 290, 1200, 250, 1680, 150]),
      ink: p.slate,
      seed: 'mf0',
      rough: 10,
      to: 560,
    })
    for (let x = 20; x < 1640; x += 220)
      s += treeCrown({
        x: x + r.j(20),
        y: 235 + 60 * Math.sin((x / 1600) * Math.PI) + r.j(26),
        rx: 170,
        ry: 76,
        lobes: 5,
        seed: `mb${x}`,
        tones: [p.slate, p.haze],
        light: [-0.7, -0.7],
      })
    s += ground({
      pts: pts([-60, 300, 300, 350, 700, 372, 1100, 360, 1680, 290]),
      ink: p.forest,
      seed: 'mf1',
      rough: 14,
      to: 640,
    })
    for (let x = -20; x < 1660; x += 200) {
      const dip = 70 * Math.sin((x / 1600) * Math.PI),
        y = 310 + dip + r.j(34),
        k = r.in(0.85, 1.25)
      s +=
        bole({ x: x + 20, y: 520 + dip * 0.3, h: 190, w: 17, seed: `mo${x}`, ink: p.ink, lit: p.haze }) +
        treeCrown({
          x,
          y,
          rx: 160 * k,
          ry: 92 * k,
          lobes: 5,
          seed: `mc${x}`,
          tones: [p.forest, p.leaf],
          light: [-0.7, -0.7],
        })
    }
    const edge: Point[] = pts([-60, 560, 200, 520, 480, 506, 800, 500, 1100, 506, 1380, 524, 1680, 560])
    s += thicket({
      pts: edge.map(([x, y]): [number, number, number] => [x, y, 1]),
      size: 84,
      seed: 'mt',
      tones: [p.forest, p.leaf],
    })
    // the clearing
    s +=
      ground({ pts: edge.map(([x, y]): Point => [x, y + 6]), ink: p.haze, seed: 'mg0', rough: 9 }) +
      ground({ pts: pts([-60, 640, 400, 588, 900, 572, 1300, 600, 1680, 660]), ink: p.mist, seed: 'mg1', rough: 10 })
    s += cracks({ x0: -20, x1: 1600, y0: 600, y1: 1190, count: 70, seed: 'mk', ink: p.haze })
    const tones = { lit: p.paper, body: p.haze, shade: p.slate, wet: p.sea, shine: p.mist }
    s +=
      path(lens(1330, 640, 360, 34), p.haze) +
      crater({ x: 1300, y: 634, w: 320, h: 84, seed: 'm2', ...tones, tongues: [] })
    // the wet pan the cone stands in, then the cone
    s += path(lens(960, 930, 1300, 190, 6), p.haze) + path(lens(1120, 950, 900, 110), p.slate)
    s += crater({ x: 880, y: 880, w: 1060, h: 210, seed: 'm1', ...tones, tongues: [] })
    const pan = pts([
        170, 1082, 300, 1050, 470, 1056, 620, 1036, 760, 1050, 720, 1094, 560, 1128, 340, 1136, 200, 1116,
      ]),
      wide = (t: number) => (60 + 40 * t) * Math.sqrt(1 - Math.max(0, t - 0.8) * 5)
    s +=
      path(spline(pan.map(([x, y]): Point => [x + 6, y + 12])), p.slate) +
      spill(
        pts([930, 690, 962, 742, 946, 800, 888, 856, 900, 918, 880, 976, 770, 1022, 650, 1052, 520, 1074]),
        wide,
        p.sea,
        p.slate,
        p.slate,
      ) +
      path(spline(pan), p.sea)
    s +=
      bubble(846, 690, 46, p.haze, p.paper, p.slate) +
      bubble(944, 684, 22, p.haze, p.paper, p.slate) +
      bubble(772, 682, 15, p.haze, p.paper, p.slate) +
      spatter(triples([812, 606, 8, 872, 566, 11, 920, 604, 6, 846, 630, 5, 962, 640, 7, 780, 646, 5]), p.sea)
    s +=
      path(lens(330, 1076, 240, 10) + lens(580, 1100, 200, 8), p.slate) +
      bubble(470, 1094, 40, p.haze, p.paper, p.slate) +
      bubble(372, 1106, 22, p.haze, p.paper, p.slate) +
      bubble(570, 1092, 16, p.haze, p.paper, p.slate) +
      bubble(300, 1086, 12, p.haze, p.paper, p.slate)
    // visitors at the rope, far left of the cone
    let posts = ''
    for (let i = 0; i < 8; i++)
      posts += poly([
        [60 + i * 74, 700 + i * 3],
        [69 + i * 74, 700 + i * 3],
        [69 + i * 74, 640 + i * 3],
        [60 + i * 74, 640 + i * 3],
      ])
    const who = (top: string, skirt: boolean) =>
      walker({ skin: p.ink, top, cloth: p.ink, hair: p.ink, skirt, stride: 0.5 })
    s +=
      path(lens(300, 690, 90, 10) + lens(360, 692, 90, 10), p.slate) +
      place(who(p.lamp, true), 300, 690, 1.15) +
      place(who(p.paper, false), 358, 692, 1.24, 0, -1)
    s += path(posts + poly(pts([40, 646, 600, 670, 600, 676, 40, 652])), p.ink)
    s +=
      leaves({ x: -30, y: 1240, size: 330, seed: 'ml1', tones: [p.ink, p.forest], from: -1.8, to: -0.2, count: 22 }) +
      leaves({ x: 1640, y: 1230, size: 400, seed: 'ml2', tones: [p.ink, p.forest], from: -3, to: -1.4, count: 26 })
    return s
  }, options)
export default scene
