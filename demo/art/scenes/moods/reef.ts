// Under the surface: a turtle in the light, a diver below her, coral in shadow at our feet.

import { brain, fan, staghorn, table, tubes } from '../../kit/animals/coral.ts'
import { fish, shoal } from '../../kit/animals/fish.ts'
import { turtle } from '../../kit/animals/turtle.ts'
import type { Focus, Ink, Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, lenses, lerp, noise, path, place, poly, rect, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { bubbles, diver } from '../../kit/people/diver.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.425 }
const draw = () => {
  const p = palettes.reef,
    r = rng('reef'),
    w = noise(r)
  const band = (y: number, ink: Ink, amp: number, ph: number) => {
    const q: Point[] = []
    for (let x = -80; x <= 1680; x += 100)
      q.push([x, y + w(x / 260 + ph) * amp + ((x - 980) / 800) ** 2 * y * 0.16 * -1])
    return path(`${spline(q, false)}L1700 1210L-100 1210z`, ink)
  }
  let s = rect(0, 0, 1600, 1204, p.light)
  s += band(120, p.aqua, 26, 1) + band(300, p.lagoon, 34, 5) + band(900, p.deep, 40, 9)
  // the bright ceiling: broken ovals round the place where the sun comes in
  let ov = ''
  for (let i = 0; i < 70; i++) {
    const t = r(),
      a = r.j(1),
      x = 980 + a * 900 * (0.3 + t),
      y = 8 + t * 150 + a * a * -30
    ov += lens(x, y, 60 + 150 * (1 - t) * r(), 6 + 12 * (1 - t), r.j(5))
  }
  s +=
    path(ov, p.paper) +
    path(lenses(quads([980, 20, 420, 60, 900, 62, 300, 34, 1060, 70, 260, 30, 970, 100, 200, 22])), p.paper)
  // light shafts: one ink step lighter than what they cross
  const shaft = (x0: number, w0: number, x1: number, w1: number, y1: number) =>
    poly([
      [x0, -10],
      [x0 + w0, -10],
      [x1 + w1, y1],
      [x1, y1],
    ])
  const beams = [
    [820, 60, 330, 150, 1000],
    [930, 40, 640, 90, 1080],
    [1000, 70, 960, 170, 1150],
    [1120, 40, 1270, 110, 980],
    [1180, 60, 1500, 180, 860],
  ]
    .map(([x0, w0, x1, w1, y1]) => shaft(x0, w0, x1, w1, y1))
    .join('')
  s += path(beams, p.aqua, 'opacity=".42"')
  // far reef wall, middle reef
  const ridge = (list: readonly Point[], ink: Ink, seed: string) => {
    const rr = rng(seed),
      q: Point[] = []
    for (let i = 0; i < list.length - 1; i++)
      for (let j = 0; j < 6; j++) {
        const t = j / 6
        q.push([lerp(list[i][0], list[i + 1][0], t), lerp(list[i][1], list[i + 1][1], t) + rr.j(16)])
      }
    q.push(list[list.length - 1])
    return path(`${spline(q, false)}L1700 1210L-100 1210z`, ink)
  }
  s += ridge(pts([-60, 720, 120, 690, 330, 800, 560, 900, 900, 940, 1200, 900, 1420, 800, 1660, 740]), p.deep, 'r1')
  for (const [x, y, h, k] of quads([
    90, 700, 120, 0, 230, 750, 90, 1, 1460, 800, 130, 2, 1340, 850, 90, 0, 1560, 770, 110, 1,
  ]))
    s +=
      k === 0
        ? table({ x, y: y + 8, w: h * 1.7, h, seed: `rt${x}`, ink: p.deep, lit: p.deep })
        : k === 1
          ? staghorn({ x, y: y + 10, h, seed: `rs${x}`, ink: p.deep, lit: p.lagoon })
          : brain({ x, y: y + 14, w: h * 1.6, h: h * 0.8, seed: `rb${x}`, ink: p.deep, lit: p.lagoon })
  s += shoal({
    pts: pts([90, 520, 190, 390, 340, 320, 480, 330, 570, 410]),
    count: 74,
    spread: 66,
    size: 1.9,
    rand: r,
    ink: p.deep,
    lit: p.light,
  })
  s += shoal({
    pts: pts([1560, 560, 1440, 620, 1320, 640]),
    count: 22,
    spread: 40,
    size: 1.5,
    rand: r,
    ink: p.deep,
    lit: p.aqua,
  })
  s += ridge(pts([-60, 960, 160, 900, 360, 980, 620, 1060, 940, 1080, 1240, 1010, 1480, 930, 1660, 900]), p.navy, 'r2')
  // turtle and diver
  s += place(
    turtle({
      shell: p.navy,
      scute: p.lagoon,
      scuteLit: p.aqua,
      skin: p.navy,
      skinLit: p.aqua,
      belly: p.light,
      far: p.deep,
      eye: p.ink,
      rand: rng('tt'),
    }),
    1010,
    400,
    1.32,
    10,
  )
  s += place(
    diver({
      suit: p.ink,
      suitLit: p.deep,
      tank: p.sun,
      tankLit: p.paper,
      fin: p.coral,
      finLit: p.sun,
      skin: p.sun,
      glass: p.light,
      hair: p.ink,
    }),
    560,
    730,
    0.96,
    -16,
  )
  s += bubbles(
    triples([668, 640, 9, 684, 606, 14, 664, 566, 8, 692, 540, 11, 676, 490, 18, 700, 446, 9, 688, 410, 12]),
    p.light,
    p.paper,
  )
  // near reef, in shadow, with the warm inks kept for it
  s += fan({ x: 170, y: 1110, h: 330, seed: 'fa', ink: p.ink, lit: p.ink, lean: -0.1 })
  s += fan({ x: 1420, y: 1120, h: 380, seed: 'fb', ink: p.coral, lit: p.coral, lean: 0.14 })
  s +=
    staghorn({ x: 330, y: 1140, h: 250, seed: 'sa', ink: p.coral, lit: p.sun }) +
    table({ x: 700, y: 1200, w: 330, h: 130, seed: 'ta', ink: p.deep, lit: p.aqua }) +
    brain({ x: 1170, y: 1180, w: 260, h: 150, seed: 'ba', ink: p.deep, lit: p.lagoon }) +
    tubes({ x: 1570, y: 1150, h: 240, seed: 'tu', ink: p.sun, lit: p.sun, hole: p.ink, count: 4 }) +
    tubes({ x: 60, y: 1200, h: 220, seed: 'tv', ink: p.deep, lit: p.lagoon, hole: p.ink }) +
    staghorn({ x: 940, y: 1200, h: 130, seed: 'sb', ink: p.lagoon, lit: p.light })
  s += ridge(
    pts([-60, 1120, 140, 1090, 340, 1110, 600, 1164, 900, 1176, 1150, 1140, 1380, 1080, 1660, 1050]),
    p.ink,
    'r3',
  )
  for (const [x, y, k, f, rot] of [
    [930, 960, 0.62, 1, 6],
    [1040, 1010, 0.48, 1, -8],
    [840, 1030, 0.42, 1, 10],
    [1300, 940, 0.5, -1, 4],
  ])
    s += place(
      fish({ body: p.sun, stripe: p.ink, fin: p.coral, eye: p.ink, belly: p.paper, tall: 1.25, bars: 2 }),
      x,
      y,
      k,
      rot,
      f,
    )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
