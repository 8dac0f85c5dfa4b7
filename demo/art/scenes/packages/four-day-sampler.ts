// Four days side by side: the ferry at noon, the long beach at evening, a creek after dark, the watchtower at dawn; one horizon runs through all.
import {
  circle,
  clip,
  lens,
  lump,
  type Point,
  path,
  place,
  poly,
  rect,
  ribbon,
  rng,
  type Scene,
} from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { ferryBow } from '../../kit/boats/ferry-bow.ts'
import { kayak } from '../../kit/boats/kayak.ts'
import { person, poses } from '../../kit/people/person.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { cutJail } from '../../kit/things/paper-cut.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.5, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 600,
      lean = 60
    /** A leaning panel; its picture is drawn about the panel's own middle, in sheet heights. */
    const panel = (i: number, body: (cx: number) => string) => {
      const mid = 200 + i * 400,
        x0 = mid - (i ? 194 : 400),
        x1 = mid + (i < 3 ? 194 : 400)
      return clip(
        poly([
          [x0 + lean, -10],
          [x1 + lean, -10],
          [x1 - lean, 1210],
          [x0 - lean, 1210],
        ]),
        body(mid),
      )
    }
    const bands = (list: readonly (readonly [number, string])[]) =>
      list
        .map(([y, ink]) =>
          path(
            smooth([
              -400,
              y + 8,
              0,
              y - 8,
              400,
              y + 6,
              800,
              y - 6,
              1200,
              y + 8,
              1600,
              y - 8,
              2000,
              y + 8,
              2000,
              1500,
              -400,
              1500,
            ]),
            ink,
          ),
        )
        .join('')
    let s = rect(-10, -10, 1620, 1220, p.paper)
    // the first day: the ferry, a white sun, teal water
    s += panel(0, (cx) => {
      let d = rect(-100, -10, 800, 1220, p.gold) + bands([[330, p.paper]]) + circle(cx + 40, 200, 82, p.paper)
      d += path(smooth([cx - 300, 600, cx - 200, 540, cx - 60, 500, cx + 60, 548, cx + 260, 596]), p.orange)
      d +=
        rect(-100, hz, 800, 620, p.teal) +
        bands([
          [700, p.forest],
          [790, p.teal],
          [1010, p.forest],
        ])
      d += path(
        slivers([
          cx - 110,
          650,
          130,
          6,
          cx + 110,
          676,
          150,
          6,
          cx - 60,
          1100,
          220,
          12,
          cx + 120,
          1060,
          160,
          10,
          cx - 150,
          960,
          120,
          8,
        ]),
        p.gold,
      )
      return (
        d +
        path(lens(cx - 16, 884, 420, 60), p.ink) +
        place(
          ferryBow({ white: p.paper, shade: p.gold, glass: p.ink, stripe: p.coral, dark: p.forest, foam: p.paper }),
          cx - 14,
          872,
          0.94,
        )
      )
    })
    // the second: the sun goes into the sea, two people on the long sand
    s += panel(1, (cx) => {
      let d =
        rect(200, -10, 900, 1220, p.wine) +
        bands([
          [150, p.coral],
          [330, p.orange],
          [490, p.gold],
        ]) +
        circle(cx + 30, 540, 98, p.paper)
      d +=
        rect(200, hz, 900, 620, p.coral) +
        bands([[690, p.wine]]) +
        glitter({ x: cx + 30, top: hz + 4, bottom: 900, width: 190, ink: p.paper, rand: rng('fdg'), gap: 1.1 })
      d +=
        path(
          smooth([cx - 400, 820, cx - 100, 850, cx + 60, 910, cx + 300, 1010, cx + 400, 1300, cx - 400, 1300]),
          p.paper,
        ) +
        path(
          smooth([cx - 400, 840, cx - 110, 872, cx + 40, 934, cx + 270, 1040, cx + 380, 1300, cx - 400, 1300]),
          p.orange,
        ) +
        path(
          smooth([cx - 400, 910, cx - 140, 930, cx - 10, 1000, cx + 200, 1130, cx + 260, 1300, cx - 400, 1300]),
          p.gold,
        )
      const dark = { skin: p.ink, hair: p.ink, legs: 'long' as const }
      d +=
        path(smooth([cx - 60, 1010, cx - 34, 1012, cx - 70, 1120, cx - 110, 1190, cx - 120, 1150]), p.orange) +
        path(smooth([cx + 10, 1016, cx + 34, 1016, cx + 10, 1120, cx - 20, 1190, cx - 30, 1150]), p.orange)
      d +=
        place(
          person(poses.back, { ...dark, top: p.paper, topShade: p.orange, light: -1, cloth: p.plum }),
          cx - 46,
          1014,
          2.3,
        ) +
        place(
          person(poses.back, { ...dark, top: p.wine, cloth: p.wine, longHair: true, legs: 'skirt' }),
          cx + 22,
          1018,
          2.1,
        )
      return (
        d +
        farPalm({ x: cx - 230, y: 1230, h: 900, lean: 130, size: 300, seed: 'fdp', ink: p.ink, lit: p.plum, light: 1 })
      )
    })
    // the second night: a kayak, its wake the brightest thing in the creek
    s += panel(2, (cx) => {
      let d =
        rect(600, -10, 900, 1220, p.ink) +
        bands([
          [260, p.forest],
          [470, p.teal],
        ])
      const r = rng('fdn')
      for (const [x, y, k] of triples([
        -120, 120, 5, 60, 70, 4, 150, 230, 5, -40, 300, 4, 110, 380, 4, -150, 400, 5, -10, 180, 3,
      ]))
        d += circle(cx + x, y, k, p.paper)
      d += circle(cx - 40, 210, 62, p.paper) + circle(cx - 12, 196, 56, p.ink)
      let wood = ''
      for (let i = 0; i < 13; i++)
        wood += lump(cx - 260 + i * 44, 560 - 34 * Math.sin(i * 1.3) + r.j(8), 50, 56, r, 8, 0.13)
      d +=
        path(wood, p.ink) + rect(600, hz, 900, 620, p.forest) + bands([[760, p.ink]]) + rect(600, 570, 900, 34, p.ink)
      d += path(slivers([cx - 70, 640, 180, 6, cx + 90, 670, 150, 6, cx - 110, 700, 130, 6]), p.teal)
      const wake: Point[] = pts([
        cx - 20,
        1260,
        cx - 60,
        1150,
        cx + 40,
        1060,
        cx + 150,
        990,
        cx + 100,
        920,
        cx - 10,
        892,
      ])
      d +=
        path(
          ribbon(wake, (t) => 150 - 104 * t, 40),
          p.teal,
        ) +
        path(
          ribbon(wake, (t) => 88 - 62 * t, 40),
          p.gold,
        ) +
        path(
          ribbon(wake, (t) => 34 - 22 * t, 40),
          p.paper,
        )
      d += path(lens(cx - 40, 884, 420, 50), p.teal) + path(lens(cx - 40, 884, 350, 22), p.gold)
      return (
        d +
        place(
          kayak({
            hull: p.plum,
            deck: p.coral,
            rim: p.gold,
            body: p.ink,
            vest: p.orange,
            skin: p.wine,
            hair: p.ink,
            shaft: p.paper,
            blade: p.gold,
          }),
          cx - 40,
          876,
          0.76,
        )
      )
    })
    // the third: first light behind the watchtower
    s += panel(3, (cx) => {
      let d =
        rect(1000, -10, 900, 1220, p.plum) +
        bands([
          [210, p.wine],
          [400, p.coral],
          [520, p.orange],
        ]) +
        circle(cx - 10, 470, 190, p.gold) +
        circle(cx - 10, 470, 140, p.paper)
      d +=
        rect(1000, hz + 120, 900, 620, p.forest) +
        path(
          smooth([cx - 400, 720, cx - 200, 690, cx, 704, cx + 200, 684, cx + 400, 720, cx + 400, 1300, cx - 400, 1300]),
          p.ink,
        )
      d += place(cutJail(p.plum), cx - 10, 716, 1.42)
      d +=
        path(
          poly([
            [cx - 40, 716],
            [cx + 22, 716],
            [cx + 130, 1230],
            [cx - 250, 1230],
          ]),
          p.orange,
        ) +
        path(
          poly([
            [cx - 40, 716],
            [cx - 30, 716],
            [cx - 196, 1230],
            [cx - 250, 1230],
          ]),
          p.coral,
        )
      d += place(
        person(poses.back, { skin: p.ink, hair: p.ink, top: p.ink, cloth: p.ink, legs: 'long' }),
        cx - 30,
        930,
        1.35,
      )
      return (
        d +
        path(smooth([cx - 34, 930, cx - 24, 930, cx - 40, 1030, cx - 66, 1090, cx - 72, 1060]), p.wine) +
        farPalm({ x: cx + 190, y: 1000, h: 480, lean: -30, size: 190, seed: 'fdq', ink: p.ink, lit: p.plum, light: -1 })
      )
    })
    return s
  }, options)
export default scene
