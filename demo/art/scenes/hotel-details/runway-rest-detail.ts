// Runway Rest: the shadow of an early flight slides over the roof terrace, two chairs and a line of sheets, seen from above.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, group, path, place, poly, rect } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { stroke } from '../../kit/still-life/round.ts'
import { palmTop } from '../../kit/trees/palm-top.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.45 }
const draw = () => {
  const p = palettes.dawn
  // the lane beside the house, with its trees
  let s = path('M-10 -10H1610V1210H-10z', p.jade)
  s +=
    path(angular([1180, -10, 1420, -10, 1560, 1214, 1320, 1214]), p.leaf) +
    path(
      [60, 330, 600, 870]
        .map((y) =>
          angular([1296 + y * 0.115, y, 1308 + y * 0.115, y, 1322 + y * 0.115, y + 120, 1310 + y * 0.115, y + 120]),
        )
        .join(''),
      p.mist,
    )
  for (const [x, y, k] of [
    [1540, 180, 150],
    [1590, 560, 170],
    [1570, 1080, 160],
  ])
    s += palmTop({ x, y, size: k, seed: `rr${x}`, ink: p.ink, lit: p.leaf, shadow: p.leaf })
  // the terrace: long morning light from the upper left, parapet shade inside the near walls
  const roof = angular([-20, -20, 1120, -20, 1260, 1220, -20, 1220]),
    floor = angular([-20, -20, 1060, -20, 1196, 1220, -20, 1220])
  s +=
    path(angular([1120, -20, 1176, -20, 1320, 1220, 1260, 1220]), p.ink) + path(roof, p.paper) + path(floor, p.butter)
  let grid = ''
  for (let i = 1; i < 9; i++) grid += stroke([i * 142 - 40, -20, i * 152 - 20, 1220], 5, 5, 2)
  for (let j = 0; j < 9; j++) grid += rect(-20, 60 + j * 146, 1240, 5, p.peach).match(/d="([^"]+)"/)?.[1] ?? ''
  s += clip(floor, path(grid, p.peach))
  // water tank and its shadow
  s +=
    path('M40 60L150 -30L420 150L330 330z', p.peach) +
    circle(330, 240, 128, p.peach) +
    circle(150, 96, 136, p.ink) +
    circle(150, 96, 118, p.leaf) +
    circle(140, 86, 60, p.jade) +
    circle(136, 82, 26, p.ink)
  // a small table with two glasses, a chair on each side
  const chair = (x: number, y: number, turn: number) =>
    path(angular([x - 60, y - 60, x + 70, y - 60, x + 140, y + 80, x + 40, y + 120]), p.peach) +
    place(
      path(smooth([-70, -64, 70, -64, 76, 56, 50, 76, -50, 76, -76, 56]), p.leaf) +
        path(smooth([-54, -46, 54, -46, 56, 40, -56, 40]), p.jade) +
        path([-36, -12, 12, 36].map((u) => angular([u - 4, -46, u + 4, -46, u + 4, 40, u - 4, 40])).join(''), p.leaf) +
        path(smooth([-84, 50, -60, 88, 0, 98, 60, 88, 84, 50, 66, 62, 0, 70, -66, 62]), p.ink),
      x,
      y,
      1,
      turn,
    )
  let seats = chair(640, 1010, -62) + chair(980, 940, 74)
  seats +=
    circle(840, 1036, 96, p.peach) +
    circle(800, 980, 96, p.ink) +
    circle(798, 976, 88, p.rose) +
    circle(790, 968, 64, p.peach) +
    circle(770, 950, 22, p.paper) +
    circle(770, 950, 15, p.mauve) +
    circle(822, 990, 22, p.paper) +
    circle(822, 990, 15, p.mauve)
  s += place(seats, -380, -6)
  // the aircraft: one flat shadow, a shade darker than whatever it crosses
  const half: [number, number][] = [
    [0, -430],
    [26, -400],
    [40, -330],
    [42, -150],
    [430, 70],
    [430, 116],
    [42, 26],
    [34, 250],
    [150, 340],
    [150, 376],
    [14, 336],
    [0, 380],
  ]
  const plane = poly([
    ...half,
    ...half
      .slice(1, -1)
      .map(([x, y]): [number, number] => [-x, y])
      .reverse(),
  ])
  const engines = [-190, 190].map((x) => smooth([x - 26, -64, x, -82, x + 26, -64, x + 24, 10, x - 24, 10])).join('')
  s += group(path(plane + engines, p.mauve), 'transform="translate(740 500) rotate(58) scale(1.12)"')
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
