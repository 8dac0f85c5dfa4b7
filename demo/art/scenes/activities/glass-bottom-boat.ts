// From below: the boat's dark bottom with its row of panes, the guests bent over them, and the turtle they look at.

import { fish } from '../../kit/animals/fish.ts'
import { school } from '../../kit/animals/school.ts'
import { turtle } from '../../kit/animals/turtle.ts'
import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { clip as cut, lens, lerp, path, place, poly, rect, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { cycle, drift, inAndOut, orbit, sway } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { lookingDown } from '../../kit/people/looking-down.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.45 }
export const clip = { seconds: 5 }
const draw = (time: number) => {
  const p = palettes.reef
  // the surface from beneath: wide soft bands on a slant, and glints that come and go
  const edge = (flat: readonly number[], ink: string, k: number) => {
    const q = pts(flat).map(
      ([x, y], i): Point => [x + 14 * sway(time, 1, k + i * 0.31), y + 12 * sway(time, 1, k + i * 0.43)],
    )
    return path(`${spline(q, false)}L1760 1300L-160 1300z`, ink)
  }
  let s =
    rect(0, 0, 1600, 1204, p.light) +
    edge([-80, 330, 160, 250, 420, 280, 700, 170, 980, 190, 1300, 60, 1700, 20], p.aqua, 0.1) +
    edge([-80, 830, 200, 790, 460, 830, 760, 750, 1060, 770, 1360, 640, 1700, 620], p.lagoon, 0.4) +
    edge([-80, 1080, 260, 1050, 560, 1090, 900, 1030, 1220, 1040, 1700, 930], p.deep, 0.7)
  const g = rng('glass-glints')
  let pale = '',
    low = ''
  for (let i = 0; i < 86; i++) {
    const x = g.in(-60, 1660),
      t = g(),
      k = 0.4 + 0.6 * inAndOut(cycle(time, 1, g()), 0.5),
      y = lerp(-10, 1010, t) - x * 0.14 + 60
    const d = lens(x, y, g.in(60, 190) * k * (1.1 - 0.5 * t), g.in(8, 20) * k * (1.1 - 0.6 * t), g.j(5))
    if (t < 0.42) pale += d
    else low += d
  }
  s += path(low, p.aqua) + path(pale, p.paper)
  // the boat
  const hull = pts([
    -700, -180, -560, -262, -200, -282, 260, -268, 560, -184, 760, 0, 560, 184, 260, 268, -200, 282, -560, 262, -700,
    180, -716, 0,
  ])
  const inner = hull.map(([x, y]): Point => [x * 0.955, y * 0.9])
  const panes = [-470, -232, 6, 244].map((x) => [x, -150, 212, 300] as const)
  const opening = panes
    .map(([x, y, w, h]) =>
      poly(
        pts([
          x + 16,
          y,
          x + w - 16,
          y,
          x + w,
          y + 16,
          x + w,
          y + h - 16,
          x + w - 16,
          y + h,
          x + 16,
          y + h,
          x,
          y + h - 16,
          x,
          y + 16,
        ]),
      ),
    )
    .join('')
  // through the panes: a striped awning far above, and everyone who looks down
  let awning = rect(-520, -190, 1040, 380, p.light)
  for (let i = 0; i < 7; i++)
    awning += path(
      poly(pts([-500 + i * 150, -190, -424 + i * 150, -190, -424 + i * 150, 190, -500 + i * 150, 190])),
      p.paper,
    )
  const nod = (k: number) => 7 * sway(time, 1, k)
  const guest = (x: number, side: -1 | 1, k: number, size: number, inks: Parameters<typeof lookingDown>[0]) =>
    place(
      lookingDown(inks),
      x + 4 * sway(time, 1, k + 0.4),
      side * (-78 + nod(k) * 0.6),
      size,
      side === 1 ? 3 * sway(time, 1, k + 0.2) : 180,
    )
  const skin = { skin: p.navy, hair: p.ink }
  const people =
    guest(-372, 1, 0.1, 1.4, { ...skin, top: p.lagoon, palms: [1] }) +
    guest(-122, 1, 0.45, 1.34, { ...skin, top: p.coral, longHair: true, palms: [-1, 1] }) +
    guest(-250, -1, 0.7, 1.3, { ...skin, top: p.sun }) +
    guest(114, -1, 0.3, 1.05, { ...skin, top: p.coral, palms: [-1, 1] }) +
    guest(352, 1, 0.85, 1.4, { ...skin, top: p.sun, palms: [-1] })
  const shine = panes
    .map(([x, y, w]) => poly(pts([x + w * 0.62, y, x + w * 0.78, y, x + w * 0.3, y + 300, x + w * 0.14, y + 300])))
    .join('')
  const boat =
    path(spline(hull, true, 0.13), p.ink) +
    path(spline(inner, true, 0.13), p.navy) +
    path(
      poly(pts([-660, -210, 520, -196, 640, -120, 640, -128, 520, -206, -640, -222])) +
        poly(pts([-660, 210, 520, 196, 640, 120, 640, 128, 520, 206, -640, 222])),
      p.deep,
    ) +
    rect(-498, -178, 984, 356, p.ink) +
    cut(opening, awning + people + path(shine, p.paper, 'opacity=".35"')) +
    path(
      spline(pts([520, -7, 640, -9, 744, -3, 744, 3, 640, 9, 520, 7])) +
        spline(pts([-520, -7, -700, -8, -700, 8, -520, 7])),
      p.ink,
    ) +
    path(lens(-742, 0, 92, 20) + lens(-748, -26, 22, 52) + lens(-748, 26, 22, 52), p.ink)
  s += place(boat, 800 + 8 * drift(time), 430 + 6 * sway(time, 1, 0.2), 1, -9 + 0.7 * sway(time, 1, 0.05))
  // between us and the glass: small fish in a ring, a turtle, three reef fish
  s += school({
    line: pts([-80, 700, 160, 760, 420, 840, 560, 960, 520, 1100, 380, 1260]),
    count: 48,
    spread: 60,
    size: 2,
    rand: rng('gs'),
    ink: p.ink,
    lit: p.aqua,
    time,
    places: 6,
  })
  const at = orbit(time, 20, 12)
  s += place(
    turtle({
      shell: p.ink,
      scute: p.deep,
      scuteLit: p.aqua,
      skin: p.ink,
      skinLit: p.aqua,
      belly: p.light,
      far: p.deep,
      eye: p.paper,
      rand: rng('gt'),
      flap: sway(time, 1, 0.1),
    }),
    1140 + at[0],
    905 + at[1],
    1.3,
    14 + 2.5 * sway(time, 1, 0.35),
  )
  for (const [i, [x, y, k]] of (
    [
      [640, 760, 0.9],
      [742, 838, 0.7],
      [596, 868, 0.6],
    ] as const
  ).entries()) {
    const o = orbit(time, 22, 9, 1, i * 0.31)
    s += place(
      fish({ body: p.sun, stripe: p.ink, fin: p.coral, eye: p.ink, belly: p.paper, tall: 1.3, bars: 2 }),
      x + o[0],
      y + o[1],
      k,
      8 + 4 * sway(time, 1, i * 0.4),
    )
  }
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
