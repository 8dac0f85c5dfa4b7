// Prothra Green: sandals left at the door beside a kolam drawn on the threshold, garden leaves and their shade around it.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, type Point, path, place, rect, ribbon } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular } from '../../kit/base/shape.ts'
import { leafBlade } from '../../kit/still-life/flowers.ts'
import { sandal } from '../../kit/still-life/footwear.ts'
import { hoop } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.42, y: 0.52 }
const draw = () => {
  const p = palettes.shade
  // door sill above, the swept floor, grass below: all seen from above
  let s = rect(-10, -10, 1620, 1230, p.forest)
  s += rect(-10, -10, 1620, 110, p.ink) + rect(-10, 92, 1620, 52, p.clay) + rect(-10, 140, 1620, 26, p.deep)
  s += path(
    [250, 690, 1180, 1500].map((x) => angular([x, 166, x + 6, 166, x - 20, 1010, x - 26, 1010])).join('') +
      angular([-10, 560, 1610, 548, 1610, 554, -10, 566]),
    p.deep,
  )
  // a slant of sun from the garden
  s += path(angular([-10, 420, 1610, 166, 1610, 760, -10, 1010]), p.fern)
  s += path(
    [250, 690, 1180, 1500]
      .map((x) => angular([x, 330 - x * 0.1, x + 6, 330 - x * 0.1, x - 16, 900 - x * 0.1, x - 22, 900 - x * 0.1]))
      .join(''),
    p.forest,
  )
  s += rect(-10, 1008, 1620, 210, p.leaf) + rect(-10, 996, 1620, 22, p.lime)
  // kolam: one line that loops round its dots, eight times
  const [cx, cy] = [610, 576],
    loop = (a: number, b: number, k: number, count: number, turn = 0): Point[] =>
      Array.from({ length: count * 24 + 1 }, (_, i): Point => {
        const t = (i / (count * 24)) * 6.2832,
          rad = a + b * Math.cos(count * t)
        return [
          cx + Math.cos(t + turn + k * Math.sin(count * t)) * rad,
          cy + Math.sin(t + turn + k * Math.sin(count * t)) * rad,
        ]
      })
  const line = (q: Point[], w: number) => ribbon(q, () => w, q.length * 2)
  s += path(
    line(loop(250, 100, 0.26, 8), 13) +
      line(loop(250, 100, 0.26, 8, 0.3927), 13) +
      line(loop(96, 46, 0.3, 4), 11) +
      line(loop(96, 46, 0.3, 4, 0.785), 11) +
      hoop(cx, cy, 372, 372, 10),
    p.paper,
  )
  let dots = ''
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.2832 + 0.196
    dots += circle(cx + Math.cos(a) * 326, cy + Math.sin(a) * 326, 10, p.clay)
    if (i % 2) dots += circle(cx + Math.cos(a + 0.196) * 262, cy + Math.sin(a + 0.196) * 262, 12, p.clay)
  }
  s += dots + circle(cx, cy, 26, p.clay)
  for (let i = 0; i < 8; i++)
    s += place(path('M0 -8C-26 -30 -20 -60 0 -78C20 -60 26 -30 0 -8z', p.paper), cx, cy, 1, i * 45)
  // two pairs of sandals: one placed with care, one stepped out of at a run
  const cast = { sole: p.deep, edge: p.deep, strap: p.deep }
  const pair = (
    x: number,
    y: number,
    k: number,
    turns: [number, number],
    gap: number,
    inks: Parameters<typeof sandal>[0],
  ) =>
    place(sandal(cast), x - gap + 44 * k, y + 40 * k, k, turns[0]) +
    place(sandal(cast), x + gap + 44 * k, y + 40 * k + (turns[1] ? 26 : 0), k, turns[1], -1) +
    place(sandal(inks), x - gap, y, k, turns[0]) +
    place(sandal(inks), x + gap, y + (turns[1] ? 26 : 0), k, turns[1], -1)
  s += pair(1290, 420, 1.36, [0, 0], 68, { sole: p.clay, edge: p.ink, strap: p.ink })
  s += pair(1240, 800, 0.94, [-14, 30], 74, { sole: p.light, edge: p.ink, strap: p.clay })
  // leaves push in from the garden bed
  const lit = { lit: p.lime, shade: p.leaf },
    dark = { lit: p.forest, shade: p.ink }
  for (const [x, y, k, turn, i] of [
    [60, 1230, 3.4, -6, 1],
    [180, 1260, 3.2, 20, 0],
    [-40, 1180, 3.6, 36, 0],
    [330, 1270, 2.6, 44, 1],
    [470, 1260, 2.2, 8, 0],
    [-30, 1000, 2.6, 70, 1],
    [1440, 1280, 2.9, -28, 1],
    [1560, 1260, 3.4, -10, 0],
    [1640, 1160, 3.2, -52, 1],
    [1330, 1270, 2.1, -52, 0],
    [760, 1260, 1.7, -20, 1],
    [1000, 1265, 1.7, 18, 1],
  ])
    s += place(leafBlade(i ? dark : lit, 32), x, y, k, turn)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
