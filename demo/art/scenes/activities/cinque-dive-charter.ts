// Deep off Cinque: two certified divers with torches among heaped granite blocks, barracuda turning in a ring above them.

import { fan, table } from '../../kit/animals/coral.ts'
import { school } from '../../kit/animals/school.ts'
import type { Focus, Ink, Point, SceneOptions } from '../../kit/base/core.ts'
import { circle, lens, path, place, rect, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { cycle, drift, inAndOut, orbit, rising, sway } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { bubbles, diver } from '../../kit/people/diver.ts'
import { ridge, water } from '../../kit/sea/under-water.ts'
import { block } from '../../kit/shore/block.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.5 }
export const clip = { seconds: 6 }
const draw = (time: number) => {
  const p = palettes.night
  let s =
    rect(0, 0, 1600, 1204, p.cyan) +
    path(lens(1080, -16, 900, 90), p.glow) +
    water(54, p.teal, 12, time, 0.2, -30) +
    water(300, p.blue, 22, time, 0.5, -110) +
    water(548, p.navy, 22, time, 0.8, -60)
  const g = rng('deep-ceiling')
  let pale = ''
  for (let i = 0; i < 30; i++) {
    const x = 1080 + g.j(560),
      k = 0.4 + 0.6 * inAndOut(cycle(time, 1, g()), 0.5)
    pale += lens(x, 10 + g() * 74, g.in(60, 200) * k, g.in(5, 12) * k, g.j(4))
  }
  s += path(pale, p.glow)
  // far blocks, each plane one ink nearer
  const stone = (x: number, y: number, w: number, h: number, ink: Ink, lit: Ink, rim?: Ink) =>
    block({ x, y, w, h, seed: `cb${x}`, ink, lit, rim, light: 1 })
  s +=
    stone(700, 900, 420, 320, p.deep, p.blue) +
    stone(1010, 960, 400, 300, p.deep, p.blue) +
    stone(1290, 880, 320, 300, p.deep, p.blue) +
    stone(1560, 800, 420, 460, p.deep, p.blue)
  // the ring of barracuda, two rounds of it, tilted to us
  const ring = (
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    count: number,
    size: number,
    seed: string,
    ink: Ink,
    lit: Ink,
    from: number,
  ) => {
    const line = Array.from({ length: 25 }, (_, i): Point => {
      const a = (i / 24) * 6.2832 + from,
        [dx, dy] = orbit(time, 8, 5)
      return [cx + dx + Math.cos(a) * rx - Math.sin(a) * ry * 0.3, cy + dy + Math.sin(a) * ry - Math.cos(a) * rx * 0.12]
    })
    return school({ line, closed: true, count, spread: 32, size, rand: rng(seed), ink, lit, time, places: 3 })
  }
  s +=
    ring(1090, 330, 250, 96, 33, 1.8, 'ra', p.deep, p.teal, 0.4) +
    ring(1080, 356, 370, 160, 54, 2.3, 'rb', p.ink, p.cyan, 1.2)
  // the wall of blocks at the left, from the bed to the top of the picture
  s +=
    stone(150, 240, 520, 440, p.ink, p.deep, p.teal) +
    stone(330, 560, 360, 300, p.ink, p.deep, p.teal) +
    stone(60, 660, 520, 440, p.ink, p.deep, p.teal) +
    stone(1500, 1060, 560, 380, p.ink, p.deep, p.blue) +
    stone(1120, 1150, 440, 260, p.ink, p.deep, p.blue)
  s += fan({ x: 470, y: 486, h: 190, seed: 'cf', ink: p.ink, lit: p.ink, lean: 0.7 + 0.03 * sway(time) })
  // the torch: its cone, and what it finds in its own colours
  const dx = 780 + 12 * drift(time, 0.1),
    dy = 620 + 14 * sway(time, 1, 0.15),
    aim = 0.03 * sway(time, 1, 0.4),
    lamp: Point = [dx - 214, dy + 16]
  const reach = (a: number, k: number): Point => [lamp[0] - Math.cos(a + aim) * k, lamp[1] + Math.sin(a + aim) * k]
  const cone = (open: number, k: number) => {
    const [ax, ay] = reach(0.5 - open, k),
      [bx, by] = reach(0.5 + open, k)
    return `M${lamp[0].toFixed(1)} ${lamp[1].toFixed(1)}L${ax.toFixed(1)} ${ay.toFixed(1)}Q${reach(0.5, k * 1.12)
      .map((v) => v.toFixed(1))
      .join(' ')} ${bx.toFixed(1)} ${by.toFixed(1)}z`
  }
  s += stone(300, 950, 560, 360, p.ink, p.deep, p.teal)
  s += path(cone(0.27, 440), p.lamp, 'opacity=".2"') + path(cone(0.15, 400), p.lamp, 'opacity=".28"')
  s +=
    fan({ x: 340, y: 820, h: 180, seed: 'cg', ink: p.lamp, lit: p.lamp, lean: -0.2 + 0.03 * sway(time, 1, 0.3) }) +
    table({ x: 214, y: 830, w: 200, h: 90, seed: 'ct', ink: p.lamp, lit: p.paper })
  const gear = (tank: Ink, fin: Ink, kick: number) => ({
    suit: p.ink,
    suitLit: p.teal,
    tank,
    tankLit: p.paper,
    fin,
    finLit: p.paper,
    skin: p.glow,
    glass: p.glow,
    kick,
  })
  const second: Point = [1330 + 10 * drift(time, 0.45), 726 + 12 * sway(time, 1, 0.55)]
  s +=
    place(diver(gear(p.cyan, p.cyan, sway(time, 2, 0.3))), second[0], second[1], 0.8, -9 + 2 * sway(time, 1, 0.5), -1) +
    place(diver(gear(p.lamp, p.lamp, sway(time, 2))), dx, dy, 1.3, 10 + 2 * sway(time, 1, 0.2), -1) +
    circle(lamp[0] + 4, lamp[1] - 3, 9, p.paper)
  const air = (x: number, y: number, seed: string, size: number) =>
    bubbles(rising({ x, from: y, to: 96, count: 12, size, rand: rng(seed), time, wobble: 30 }), p.cyan, p.paper)
  s += air(dx - 150, dy - 60, 'ca', 18) + air(second[0] - 110, second[1] - 50, 'cc', 13)
  // the bed in the dark
  s += table({ x: 850, y: 1180, w: 330, h: 130, seed: 'cu', ink: p.ink, lit: p.blue })
  return (
    s +
    path(
      ridge(pts([-60, 1080, 160, 1090, 420, 1130, 760, 1176, 1100, 1180, 1400, 1150, 1660, 1120]), rng('cz'), 14),
      p.ink,
    )
  )
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
