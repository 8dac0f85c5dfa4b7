// The small single-hulled ferry alongside a wooden jetty at sunset: guests walk out to her, lamps along the planks.
import { camera, circle, lens, path, place, poly, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { triples } from '../../kit/base/rows.ts'
import { singleHull } from '../../kit/boats/fast-ferries.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 470,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 5.4 }),
      stand = { cam, x: 0.6, z: 47, turn: 25, flip: -1 as const }
    let s = sky({
      bands: [
        [0, p.plum],
        [120, p.wine],
        [250, p.coral],
        [360, p.orange],
      ],
      bottom: hz,
      seed: 'sts',
      drift: 18,
      slivers: 7,
    })
    s +=
      sun({ x: 1190, y: 380, r: 120, ink: p.gold, halo: [[1.3, p.orange]] }) +
      bars(
        [
          [1100, 350, 420, 9],
          [1300, 410, 300, 8],
        ],
        p.coral,
      )
    s += island({ x: 260, w: 900, h: 120, horizon: hz, seed: 'sti', ink: p.plum, lit: p.wine, light: 1, peak: 0.5 })
    s +=
      sea({ horizon: hz, inks: [p.orange, p.coral, p.wine, p.plum, p.plum], seed: 'stw', power: 1.3, sway: 12 }) +
      crests({ horizon: hz, bottom: 1000, ink: p.gold, seed: 'str', rows: 16, density: 0.6, weight: 0.7 })
    s += glitter({ x: 1190, top: hz + 4, bottom: 900, width: 260, ink: p.gold, rand: rng('stg') })
    s += path(lens(800, 728, 1400, 60), p.ink)
    s += singleHull(stand, {
      white: p.paper,
      shade: p.gold,
      top: p.paper,
      glass: p.ink,
      glare: p.wine,
      hull: p.orange,
      low: p.wine,
      stripe: p.paper,
      deck: p.coral,
      trim: p.coral,
      dark: p.ink,
    })
    s += path(slivers([420, 770, 360, 12, 900, 752, 420, 12, 620, 800, 520, 14, 1180, 730, 260, 9]), p.orange)
    // jetty: planks toward us, then along the ship; posts in the water
    const posts: [number, number][] = []
    for (let x = -14; x <= 16; x += 3) posts.push([x, 28])
    let legs = ''
    for (const [x, z] of posts) {
      const [u, v] = cam(x, 0.9, z),
        [, w] = cam(x, -0.4, z)
      legs += poly([
        [u - 11, v],
        [u + 11, v],
        [u + 11, w],
        [u - 11, w],
      ])
    }
    s += path(legs, p.ink)
    const deck = (flat: readonly number[], up: number) => {
      const out: [number, number][] = []
      for (let i = 0; i < flat.length; i += 2) out.push(cam(flat[i], up, flat[i + 1]))
      return poly(out)
    }
    s +=
      path(deck([-30, 31.5, 30, 31.5, 30, 27.6, -30, 27.6], 1.1), p.coral) +
      path(deck([-30, 31.5, 30, 31.5, 30, 31, -30, 31], 1.1), p.orange)
    s += path(poly([cam(-30, 1.1, 27.6), cam(30, 1.1, 27.6), cam(30, 0.6, 27.6), cam(-30, 0.6, 27.6)]), p.plum)
    s +=
      path(deck([-1.6, 27.6, 3.4, 27.6, 3.4, 5, -1.6, 5], 1.1), p.coral) +
      path(deck([-1.6, 27.6, -1.1, 27.6, -1.1, 5, -1.6, 5], 1.1), p.orange)
    s += path(poly([cam(-1.6, 1.1, 27.6), cam(-1.6, 1.1, 5), cam(-1.6, 0.3, 5), cam(-1.6, 0.3, 27.6)]), p.ink)
    let gaps = ''
    for (let z = 6.4; z < 27; z *= 1.06) gaps += deck([-1.6, z, 3.4, z, 3.4, z * 1.004, -1.6, z * 1.004], 1.1)
    for (let x = -29; x < 29; x += 1.1) gaps += deck([x, 31, x + 0.06, 31, x + 0.06, 27.6, x, 27.6], 1.1)
    s += path(gaps, p.wine)
    const lamp = (x: number, z: number) => {
      const [u, v] = cam(x, 1.1, z),
        k = 1900 / z
      return (
        path(`M${u - 0.06 * k} ${v}v${-2.3 * k}h${0.12 * k}v${2.3 * k}z`, p.ink) +
        circle(u, v - 2.5 * k, 0.34 * k, p.orange) +
        circle(u, v - 2.5 * k, 0.2 * k, p.paper) +
        path(lens(u, v, 1.4 * k, 0.2 * k), p.gold)
      )
    }
    for (const [x, z] of [
      [-9.6, 28.2],
      [9.6, 28.2],
      [-1.4, 19],
      [3.2, 19],
    ] as const)
      s += lamp(x, z)
    const folk = (
      X: number,
      Z: number,
      top: string,
      cloth: string,
      legsOf: 'long' | 'skirt',
      tall: number,
      pose = poses.back,
      flip: 1 | -1 = 1,
    ) => {
      const [x, y] = cam(X, 1.1, Z),
        k = (tall * 1900) / Z / 100
      return (
        path(lens(x - 30 * k, y + 4 * k, 120 * k, 10 * k), p.wine) +
        place(
          person(pose, { skin: p.ink, hair: p.ink, top, cloth, legs: legsOf, longHair: legsOf === 'skirt' }),
          x,
          y,
          k,
          0,
          flip,
        )
      )
    }
    s +=
      folk(-4.4, 29.4, p.paper, p.ink, 'long', 1.72, poses.walk) +
      folk(-5.4, 29.2, p.gold, p.wine, 'skirt', 1.6, poses.walk) +
      folk(6, 29.6, p.teal, p.ink, 'long', 1.74, poses.hold, -1)
    s +=
      folk(0.5, 17.4, p.gold, p.gold, 'skirt', 1.62) +
      folk(1.5, 17.2, p.paper, p.ink, 'long', 1.74) +
      folk(1, 16.7, p.teal, p.ink, 'long', 1.08)
    const [bx, by] = cam(2.1, 1.1, 17)
    s +=
      path(
        poly([
          [bx, by],
          [bx + 44, by],
          [bx + 44, by - 68],
          [bx, by - 68],
        ]),
        p.plum,
      ) +
      path(
        poly([
          [bx + 8, by - 68],
          [bx + 8, by - 104],
          [bx + 36, by - 104],
          [bx + 36, by - 68],
          [bx + 31, by - 68],
          [bx + 31, by - 99],
          [bx + 13, by - 99],
          [bx + 13, by - 68],
        ]),
        p.ink,
      )
    const t3 = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.plum, light: 1 as const, rings: false }
    for (const [x, h, lean] of triples([-10, 900, 70]))
      s += palm({ x, y: 1240, h, lean, size: 330, seed: 'stp', ...t3, count: 9 })
    return s
  }, options)
export default scene
