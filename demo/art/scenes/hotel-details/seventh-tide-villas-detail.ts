// Seventh Tide Villas: a wide brass bowl of water at the villa steps by night, flowers and small flames afloat in it.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, lens, path, place, rect } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { stars } from '../../kit/sky/stars.ts'
import { frangipani, squash } from '../../kit/still-life/flowers.ts'
import { hoop, oval, turned } from '../../kit/still-life/round.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.6 }
const draw = () => {
  const p = palettes.night
  let s =
    rect(-10, -10, 1620, 1230, p.deep) + stars({ count: 60, bottom: 300, seed: 'sts', bright: p.paper, faint: p.teal })
  // the villa: a deep roof, one lit room, its steps
  s += path(angular([820, 250, 1020, 60, 1610, 30, 1610, 290]), p.ink) + rect(900, 250, 720, 230, p.navy)
  s +=
    path(
      angular([980, 280, 1210, 274, 1210, 480, 980, 480]) + angular([1260, 272, 1460, 266, 1460, 480, 1260, 480]),
      p.lamp,
    ) +
    path([1040, 1094, 1150, 1320, 1390].map((x) => angular([x, 270, x + 8, 270, x + 8, 480, x, 480])).join(''), p.navy)
  s += path([900, 1228, 1490].map((x) => angular([x, 250, x + 24, 250, x + 24, 500, x, 500])).join(''), p.ink)
  s += rect(840, 478, 780, 30, p.blue) + rect(800, 508, 820, 34, p.ink) + rect(780, 540, 840, 20, p.blue)
  // pool on the left takes the light of the room
  s +=
    path(angular([-10, 420, 830, 420, 760, 560, -10, 560]), p.blue) +
    path(lens(640, 470, 260, 10) + lens(600, 500, 360, 14) + lens(520, 534, 300, 12) + lens(200, 490, 260, 8), p.teal) +
    rect(-10, 404, 850, 18, p.ink)
  const t3 = { trunk: p.ink, trunkLit: p.blue, back: p.ink, mid: p.ink, lit: p.navy, light: 1 as const, count: 8 }
  s +=
    palm({ x: 130, y: 440, h: 330, lean: 60, size: 230, seed: 'stp', ...t3 }) +
    palm({ x: 420, y: 430, h: 220, lean: -30, size: 160, seed: 'stq', ...t3 })
  s +=
    rect(-10, 556, 1620, 660, p.navy) +
    path(
      angular([-10, 556, 300, 556, -10, 820]) +
        angular([560, 556, 566, 556, 300, 1214, 290, 1214]) +
        angular([1080, 556, 1086, 556, 1370, 1214, 1360, 1214]) +
        angular([-10, 760, 1610, 760, 1610, 766, -10, 766]),
      p.deep,
    )
  // what the flames throw on the stone
  s += path(oval(780, 900, 790, 290), p.blue) + path(oval(780, 1090, 520, 80), p.ink)
  const bowl = turned([560, 770, 540, 800, 470, 900, 330, 990, 250, 1010], 0.36)
  const water = oval(0, 776, 508, 178)
  s += place(
    path(bowl.body, p.lamp) +
      clip(
        bowl.body,
        path(bowl.band(0.2, 1), p.teal) +
          path(bowl.band(0.55, 1), p.blue) +
          path(bowl.band(-0.9, -0.74), p.paper) +
          path(bowl.belt(806, 818), p.deep),
      ) +
      path(hoop(0, 770, 560, 202, 50, 22), p.paper) +
      path(hoop(0, 772, 548, 196, 40, 18), p.lamp) +
      path(water, p.ink),
    780,
    0,
  )
  // on the water: glow under each flame, flowers between
  const on = (x: number, y: number) => [780 + x, 776 + y] as const
  let glow = '',
    halo = ''
  const lamps = [
    [-280, -20, 1],
    [40, 76, 1.25],
    [250, -50, 0.9],
    [-60, -96, 0.8],
  ]
  for (const [x, y, k] of lamps) {
    const [u, v] = on(x, y)
    glow += oval(u, v + 8, 150 * k, 54 * k)
    halo += oval(u, v + 8, 90 * k, 32 * k)
  }
  s += clip(oval(780, 776, 508, 178), path(glow, p.navy) + path(halo, p.teal))
  const pale = frangipani({ petal: p.paper, shade: p.glow, heart: p.lamp }),
    cool = frangipani({ petal: p.glow, shade: p.cyan, heart: p.lamp })
  for (const [x, y, k, t, i] of [
    [-400, 20, 0.62, 10, 0],
    [-190, -90, 0.56, 40, 1],
    [110, -104, 0.52, 70, 0],
    [350, -8, 0.62, 20, 1],
    [210, 60, 0.7, 0, 0],
    [-160, 70, 0.74, 55, 0],
    [-330, 78, 0.6, 30, 1],
    [-40, -14, 0.64, 24, 0],
    [380, -78, 0.46, 60, 0],
  ]) {
    const [u, v] = on(x, y)
    s += path(lens(u + 6, v + 22 * k, 200 * k, 40 * k), p.deep) + squash(i ? cool : pale, u, v, k, 0.5, t)
  }
  for (const [x, y, k] of lamps) {
    const [u, v] = on(x, y)
    s +=
      place(path(turned([40, -18, 36, 0, 26, 14], 0.36).body, p.lamp) + path(oval(0, -18, 33, 11), p.paper), u, v, k) +
      circle(u, v - 66 * k, 44 * k, p.blue) +
      path(
        smooth([
          u,
          v - 118 * k,
          u - 18 * k,
          v - 70 * k,
          u - 20 * k,
          v - 46 * k,
          u,
          v - 22 * k,
          u + 20 * k,
          v - 46 * k,
          u + 15 * k,
          v - 72 * k,
        ]),
        p.lamp,
      ) +
      path(smooth([u, v - 80 * k, u - 9 * k, v - 52 * k, u, v - 28 * k, u + 9 * k, v - 52 * k]), p.paper)
  }
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
