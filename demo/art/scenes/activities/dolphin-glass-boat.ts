// North Bay in the morning: the dolphin-shaped boat runs in over flat water, spray at its belly, the sun low behind the hills.

import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip as cut, lens, lenses, lerp, path, place, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { cycle, inAndOut, sway, swell } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { dolphinBoat } from '../../kit/boats/dolphin-boat.ts'
import { island } from '../../kit/sea/islands.ts'
import { sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.56 }
export const clip = { seconds: 4 }
const draw = (time: number) => {
  const p = palettes.dawn,
    hz = 500
  let s =
    sky({
      bands: [
        [0, p.rose],
        [110, p.peach],
        [270, p.butter],
        [444, p.paper],
      ],
      bottom: hz,
      seed: 'ds',
      drift: 22,
      slivers: 5,
    }) +
    circle(1180, 286, 124, p.paper) +
    cloud({ x: 330, y: 236, w: 520, h: 96, seed: 'dc', ink: p.butter, lit: p.paper, light: 1 }) +
    path(lenses(quads([1180, 300, 420, 10, 1270, 340, 380, 9, 1080, 376, 460, 9])), p.butter)
  s +=
    island({ x: 260, w: 900, h: 120, horizon: hz, seed: 'di1', ink: p.mauve, lit: p.rose, light: 1, peak: 0.42 }) +
    island({ x: 1350, w: 760, h: 84, horizon: hz, seed: 'di2', ink: p.mauve, lit: p.rose, light: -1, peak: 0.6 }) +
    island({ x: 800, w: 360, h: 34, horizon: hz, seed: 'di3', ink: p.rose, peak: 0.5 })
  s += sea({ horizon: hz, inks: [p.mist, p.mist, p.jade, p.jade, p.leaf, p.ink], seed: 'dw', power: 1.5, sway: 18 })
  // the sun's road, its slivers slipping left and right
  const g = rng('road')
  let road = ''
  for (let i = 0; i < 34; i++) {
    const t = (i + 1) / 34,
      w = lerp(50, 280, t) * g.in(0.35, 1) * (0.72 + 0.28 * sway(time, 1, g()))
    road += lens(1180 + g.j(22 + 60 * t) + 10 * sway(time, 1, g()), hz + 8 + 330 * t ** 1.5, w, 4 + 8 * t)
  }
  s += path(road, p.paper)
  // the water slides past: rows of slivers, each row a whole number of its gaps a loop
  const rows = (count: number, from: number, to: number, ink: string, seed: string) => {
    const r = rng(seed)
    let d = ''
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count,
        y = lerp(from, to, t ** 1.5),
        gap = lerp(200, 500, t),
        len = lerp(70, 250, t),
        start = r() * gap,
        a = Array.from({ length: 3 }, () => r.in(0.4, 1)),
        down = Array.from({ length: 3 }, () => r.j(8 + 14 * t))
      for (let j = 0; j * gap < 1600 + 4 * gap; j++) {
        const x = start + (j - 3 * cycle(time)) * gap
        d += lens(x, y + down[j % 3], len * a[j % 3], lerp(3, 12, t))
      }
    }
    return path(d, ink)
  }
  s += rows(5, 560, 700, p.jade, 'r1') + rows(4, 760, 1010, p.mist, 'r2') + rows(4, 960, 1180, p.jade, 'r3')
  const bx = 770,
    by = 838 + 9 * sway(time, 1, 0.1),
    k = 1.72,
    pitch = -5 + 1.3 * sway(time, 1, 0.3)
  // the wake: a low white road behind, its edges running back
  const tail = (y: number, w: number, ink: string, q: number) =>
    path(
      ribbon(
        pts([bx + 120, y, bx - 160, y + 4, bx - 440, y + 16, bx - 700, y + 26, bx - 960, y + 40]),
        (t) => w * (0.3 + 0.7 * t) * (1 + 0.2 * swell(t, time, 0.22, 1, q)),
        44,
      ),
      ink,
    )
  s += path(lens(bx + 20, by + 46, 1050, 88), p.leaf) + tail(by + 30, 92, p.jade, 0.3) + tail(by + 22, 52, p.paper, 0.7)
  const above = `M-10 -400h1620v${(400 + by + 22).toFixed(1)}q-300 -14 -800 0t-820 0z`
  s += cut(
    above,
    place(
      dolphinBoat({
        back: p.ink,
        backLit: p.leaf,
        flank: p.mist,
        belly: p.paper,
        pane: p.butter,
        gleam: p.paper,
        dark: p.ink,
        stripe: p.rose,
        tops: [p.rose, p.leaf, p.mauve, p.peach],
      }),
      bx,
      by,
      k,
      pitch,
    ),
  )
  // spray: sheets thrown from the belly, drops that arc and fall
  const sheetOf = (x: number, w: number, h: number, q: number, ink: string) => {
    const b = 1 + 0.09 * sway(time, 2, q)
    return path(
      spline(
        pts([
          x + 150,
          by + 18,
          x + 60,
          by - 20 * b,
          x - 30,
          by - h * b,
          x - 20,
          by - h * 0.45,
          x - 110,
          by - h * 0.72 * b,
          x - 90,
          by - h * 0.2,
          x - w * 0.8,
          by - h * 0.34 * b,
          x - w,
          by + 22,
          x - 60,
          by + 40,
        ]),
      ),
      ink,
    )
  }
  s += sheetOf(1020, 330, 120, 0.1, p.jade) + sheetOf(1066, 260, 84, 0.6, p.paper) + sheetOf(520, 360, 76, 0.4, p.paper)
  const r = rng('drops')
  let drops = ''
  for (let i = 0; i < 34; i++) {
    const t = cycle(time, 2, r()),
      x0 = i % 3 ? 1010 + r.j(90) : 450 + r.j(90),
      far = r.in(90, 300),
      high = r.in(70, 190) * (i % 3 ? 1 : 0.7)
    const q = r.in(3, 8) * inAndOut(t, 0.2)
    drops += lens(x0 - far * t, by - 10 - 4 * high * t * (1 - t), q * 2.6, q * 1.8)
  }
  return s + path(drops, p.paper)
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
