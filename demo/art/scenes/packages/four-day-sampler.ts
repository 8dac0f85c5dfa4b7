// Four days side by side: the ferry at noon, the long beach at evening, a creek after dark, the watchtower at dawn; one horizon runs through all.
import {
  circle,
  clip,
  type Ink,
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
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.5, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 600,
      lean = 60
    /** A leaning panel; its picture is drawn about the panel's own middle, in sheet heights. */
    const panel = (i: number, body: () => string) => {
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
        `<g transform="translate(${mid} 0)">${body()}</g>`,
      )
    }
    /** Rows of a height and its ink, each filled down to the foot. */
    const bands = (...list: readonly [number, Ink][]) =>
      list
        .map(
          ([y, ink]) =>
            `<g transform="translate(0 ${y})">${path(smooth([-700, 8, -400, -8, 0, 6, 400, -6, 700, 8, 700, 1300, -700, 1300]), ink)}</g>`,
        )
        .join('')
    const dim = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.plum, rings: false }
    let s = rect(-10, -10, 1620, 1220, p.paper)
    // the first day: the ferry, a white sun, teal water
    s += panel(0, () => {
      let d = rect(-500, -10, 1000, 1220, p.gold) + bands([330, p.paper]) + circle(40, 200, 82, p.paper)
      d += path(smooth([-300, 600, -200, 540, -60, 500, 60, 548, 260, 596]), p.orange)
      d += rect(-500, hz, 1000, 620, p.teal) + bands([700, p.forest], [790, p.teal], [1010, p.forest])
      d += path(
        slivers([-110, 650, 130, 6, 110, 676, 150, 6, -60, 1100, 220, 12, 120, 1060, 160, 10, -150, 960, 120, 8]),
        p.gold,
      )
      return (
        d +
        path(lens(-16, 884, 420, 60), p.ink) +
        place(
          ferryBow({ white: p.paper, shade: p.gold, glass: p.ink, stripe: p.coral, dark: p.forest, foam: p.paper }),
          -14,
          872,
          0.94,
        )
      )
    })
    // the second: the sun goes into the sea, two people on the long sand
    s += panel(1, () => {
      let d =
        rect(-500, -10, 1000, 1220, p.wine) +
        bands([150, p.coral], [330, p.orange], [490, p.gold]) +
        circle(30, 540, 98, p.paper)
      d +=
        rect(-500, hz, 1000, 620, p.coral) +
        bands([690, p.wine]) +
        glitter({ x: 30, top: hz + 4, bottom: 900, width: 190, ink: p.paper, rand: rng('fdg'), gap: 1.1 })
      d +=
        path(smooth([-400, 820, -100, 850, 60, 910, 300, 1010, 400, 1300, -400, 1300]), p.paper) +
        path(smooth([-400, 840, -110, 872, 40, 934, 270, 1040, 380, 1300, -400, 1300]), p.orange) +
        path(smooth([-400, 910, -140, 930, -10, 1000, 200, 1130, 260, 1300, -400, 1300]), p.gold)
      const dark = { skin: p.ink, hair: p.ink, legs: 'long' as const }
      d +=
        path(smooth([-60, 1010, -34, 1012, -70, 1120, -110, 1190, -120, 1150]), p.orange) +
        path(smooth([10, 1016, 34, 1016, 10, 1120, -20, 1190, -30, 1150]), p.orange)
      d +=
        place(
          person(poses.back, { ...dark, top: p.paper, topShade: p.orange, light: -1, cloth: p.plum }),
          -46,
          1014,
          2.3,
        ) +
        place(person(poses.back, { ...dark, top: p.wine, cloth: p.wine, longHair: true, legs: 'skirt' }), 22, 1018, 2.1)
      return d + palm({ x: -250, y: 1240, h: 950, lean: 120, size: 290, seed: 'fdp', ...dim, light: 1, count: 9 })
    })
    // the second night: a kayak, its wake the brightest thing in the creek
    s += panel(2, () => {
      let d = rect(-500, -10, 1000, 1220, p.ink) + bands([260, p.forest], [470, p.teal])
      const r = rng('fdn')
      for (const [x, y, k] of triples([
        -120, 120, 5, 60, 70, 4, 150, 230, 5, -40, 300, 4, 110, 380, 4, -150, 400, 5, -10, 180, 3,
      ]))
        d += circle(x, y, k, p.paper)
      d += circle(-40, 210, 62, p.paper) + circle(-12, 196, 56, p.ink)
      let wood = ''
      for (let i = 0; i < 13; i++)
        wood += lump(-260 + i * 44, 560 - 34 * Math.sin(i * 1.3) + r.j(8), 50, 56, r, 8, 0.13)
      d +=
        path(wood, p.ink) + rect(-500, hz, 1000, 620, p.forest) + bands([760, p.ink]) + rect(-500, 570, 1000, 34, p.ink)
      d += path(slivers([-70, 640, 180, 6, 90, 670, 150, 6, -110, 700, 130, 6]), p.teal)
      const wake: Point[] = pts([-20, 1260, -60, 1150, 40, 1060, 150, 990, 100, 920, -10, 892])
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
      d += path(lens(-40, 884, 420, 50), p.teal) + path(lens(-40, 884, 350, 22), p.gold)
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
          -40,
          876,
          0.76,
        )
      )
    })
    // the third: first light behind the watchtower
    s += panel(3, () => {
      let d =
        rect(-500, -10, 1000, 1220, p.plum) +
        bands([210, p.wine], [400, p.coral], [520, p.orange]) +
        circle(-10, 470, 190, p.gold) +
        circle(-10, 470, 140, p.paper)
      d +=
        rect(-500, hz + 120, 1000, 620, p.forest) +
        path(smooth([-400, 720, -200, 690, 0, 704, 200, 684, 400, 720, 400, 1300, -400, 1300]), p.ink)
      d += place(cutJail(p.plum), -10, 716, 1.42)
      d +=
        path(poly(pts([-40, 716, 22, 716, 130, 1230, -250, 1230])), p.orange) +
        path(poly(pts([-40, 716, -30, 716, -196, 1230, -250, 1230])), p.coral)
      d += place(
        person(poses.back, { skin: p.ink, hair: p.ink, top: p.ink, cloth: p.ink, legs: 'long' }),
        -30,
        930,
        1.35,
      )
      return (
        d +
        path(smooth([-34, 930, -24, 930, -40, 1030, -66, 1090, -72, 1060]), p.wine) +
        palm({ x: 190, y: 1010, h: 440, lean: 20, size: 190, seed: 'fdq', ...dim, light: -1, count: 8 })
      )
    })
    return s
  }, options)
export default scene
