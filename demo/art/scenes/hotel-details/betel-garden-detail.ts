// Betel Garden: two glasses of masala tea steam on the verandah rail while rain falls on the betel palms.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { lens, lerp, path, place, rect, ribbon, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { steam, teaGlass } from '../../kit/still-life/cups.ts'
import { castRound } from '../../kit/still-life/round.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.6, y: 0.62 }
const draw = () => {
  const p = palettes.rain,
    r = rng('betel')
  let s =
    rect(-10, -10, 1620, 1230, p.mist) +
    path(smooth([-60, 300, 300, 260, 800, 330, 1300, 250, 1700, 300, 1700, 900, -60, 900]), p.haze)
  for (const [x, y, k, i] of [
    [120, 560, 1.4, 1],
    [520, 600, 1.1, 2],
    [900, 580, 1.2, 3],
    [1250, 600, 1.1, 4],
    [1560, 560, 1.4, 5],
  ])
    s += canopy({ x, y, rx: 240 * k, ry: 150 * k, seed: `bg${i}`, tones: [p.slate, p.haze], light: -1 })
  // betel palms: straight ringed stems, a green shaft, a small stiff crown
  const palm = (x: number, top: number, w: number, ink: string, lit: string, ring: string) => {
    let d = '',
      stays = ''
    for (let y = top + 180; y < 1000; y += 52)
      stays += angular([x - w / 2, y, x + w / 2, y + 2, x + w / 2, y + 9, x - w / 2, y + 7])
    for (const [a, b] of [
      [-1, -0.5],
      [1, -0.5],
      [-0.75, -1],
      [0.75, -1],
      [-1.05, 0.15],
      [1.05, 0.15],
      [-0.3, -1.25],
      [0.34, -1.2],
    ]) {
      const L = w * 5.6 * r.in(0.9, 1.1)
      d += ribbon(
        [
          [x, top],
          [x + a * L * 0.5, top + b * L * 0.52],
          [x + a * L, top + b * L * 0.5 + Math.abs(a) * L * 0.22],
        ],
        (t) => w * 1.5 * Math.sin(Math.PI * lerp(0.06, 1, t)) ** 0.7,
        12,
      )
    }
    return (
      path(angular([x - w * 0.42, top, x + w * 0.42, top, x + w / 2, 1010, x - w / 2, 1010]), ink) +
      path(angular([x - w * 0.42, top, x - w * 0.1, top, x - w * 0.14, 1010, x - w / 2, 1010]) + stays, ring) +
      path(d, ink) +
      path(smooth([x - w * 0.6, top + 150, x - w * 0.5, top + 10, x + w * 0.5, top + 10, x + w * 0.6, top + 150]), lit)
    )
  }
  for (const [x, t] of [
    [250, 260],
    [620, 320],
    [1010, 280],
    [1460, 310],
  ])
    s += palm(x, t, 24, p.sea, p.leaf, p.slate)
  s += path(smooth([-60, 800, 200, 720, 500, 770, 800, 730, 1200, 780, 1700, 720, 1700, 1010, -60, 1010]), p.sea)
  for (const [x, t] of [
    [110, 130],
    [430, 190],
    [1270, 150],
  ])
    s += palm(x, t, 42, p.forest, p.leaf, p.ink)
  s += path(
    smooth([-60, 890, 240, 820, 420, 870, 640, 830, 900, 880, 1300, 840, 1700, 880, 1700, 1010, -60, 1010]),
    p.forest,
  )
  // rain, then the row of drops off the eave
  let rain = ''
  for (let i = 0; i < 110; i++) {
    const x = r.in(-40, 1700),
      y = r.in(-40, 900),
      l = r.in(50, 120)
    rain += angular([x, y, x + 4, y, x + 4 - l * 0.16, y + l, x - l * 0.16, y + l])
  }
  s += path(rain, p.paper)
  s +=
    rect(-10, -10, 1620, 74, p.ink) +
    path(
      Array.from({ length: 21 }, (_, i) =>
        angular([i * 80 - 10, 64, i * 80 + 66, 64, i * 80 + 56, 92, i * 80, 92]),
      ).join(''),
      p.ink,
    ) +
    rect(-10, 52, 1620, 12, p.slate)
  let drops = ''
  for (let i = 0; i < 20; i++) {
    const x = i * 80 + 28,
      y = 130 + ((i * 97) % 130)
    drops += `M${x} ${y - 36}Q${x + 12} ${y} ${x} ${y + 6}Q${x - 12} ${y} ${x} ${y - 36}z`
  }
  s += path(drops, p.paper)
  // the rail: a broad wet plank, balusters under it, a post at the right
  s += path(
    Array.from({ length: 9 }, (_, i) =>
      angular([i * 190 + 20, 1120, i * 190 + 74, 1120, i * 190 + 74, 1214, i * 190 + 20, 1214]),
    ).join(''),
    p.ink,
  )
  s +=
    path(angular([-10, 960, 1610, 960, 1610, 1110, -10, 1110]), p.lamp) +
    rect(-10, 952, 1620, 16, p.paper) +
    rect(-10, 1106, 1620, 40, p.ink)
  s += path(lens(300, 1000, 420, 16) + lens(420, 1060, 300, 14) + lens(1400, 1030, 240, 14), p.paper)
  s += path(angular([1490, -10, 1610, -10, 1610, 1214, 1490, 1214]), p.ink) + rect(1490, -10, 18, 970, p.sea)
  s += path(castRound(820, 1056, 70, 0.26, -250, 26, 84) + castRound(1090, 1070, 70, 0.26, -190, 24, 84), p.forest)
  s += place(steam(p.paper, 1.3), 806, 770) + place(steam(p.paper, 1.15, -1), 1090, 800)
  const tea = { tea: p.lamp, shade: p.forest, glass: p.haze, lit: p.paper, froth: p.paper }
  s += place(teaGlass(tea), 820, 1050, 2) + place(teaGlass(tea), 1090, 1066, 2)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
