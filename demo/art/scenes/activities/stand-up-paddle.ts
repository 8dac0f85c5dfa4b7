// Stand-up paddle: the lagoon is so clear that the board seems to hang in the air over its own shadow on the sand.

import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, lerp, path, place, rect, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { cycle, inAndOut, sway } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { cast, type Pose, person } from '../../kit/people/person.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { palmTop } from '../../kit/trees/palm-top.ts'
import { paddleBoard } from '../../kit/water-sports/boards.ts'
import { drops } from '../../kit/water-sports/live-water.ts'
import { waterPoses } from '../../kit/water-sports/riders.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.58, y: 0.45 }
export const clip = { seconds: 5 }
const p = palettes.reef
/** A stroke of the paddle in the figure's own units: pose, blade end and grip, and how deep the blade is, -1..1. */
function stroke(time: number): { pose: Pose; blade: Point; grip: Point; wet: number } {
  const a = (cycle(time, 2, 0.12) - 0.25) * Math.PI * 2,
    back = Math.sin(a),
    lift = Math.max(0, -Math.cos(a))
  const blade: Point = [40 + 4 * lift, -8 + 24 * back - 20 * lift],
    grip: Point = [6 - 3 * back, -100 + 5 * back + 3 * lift],
    low: Point = [lerp(grip[0], blade[0], 0.5), lerp(grip[1], blade[1], 0.5)]
  const bow = 2 * back
  return {
    pose: {
      ...waterPoses.paddle,
      head: [3 + bow, -92 + bow],
      neck: [2 + bow, -83 + bow * 0.6],
      arms: [
        [[-14 + bow, -82], grip],
        [[19 + bow, -66 + bow], low],
      ],
    },
    blade,
    grip,
    wet: Math.cos(a),
  }
}
const ring = (x: number, y: number, a: number, b: number, w: number) =>
  `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0zM${x - a + w * 1.8} ${y}a${a - w * 1.8} ${b - w} 0 1 1 ${2 * (a - w * 1.8)} 0a${a - w * 1.8} ${b - w} 0 1 1 ${-2 * (a - w * 1.8)} 0z`
const round = (v: number) => Math.round(v * 10) / 10
const draw = (time: number) => {
  const r = rng('sup')
  const shelf = (k: number, ink: string) =>
    path(
      spline(
        pts([
          -90,
          250 - k,
          240,
          180 - k * 0.8,
          560,
          210 - k * 0.8,
          860,
          120 - k * 0.7,
          1180 + k * 0.3,
          190 - k * 0.5,
          1310 + k * 0.7,
          420,
          1230 + k * 0.9,
          660,
          1370 + k,
          900,
          1300 + k,
          1290,
          -90,
          1290,
        ]),
      ),
      ink,
    )
  let s = rect(0, 0, 1600, 1200, p.deep) + shelf(270, p.lagoon)
  for (const [i, [x, y, w, h]] of quads([
    1490, 200, 300, 170, 1540, 700, 220, 260, 1500, 1090, 300, 160, 1120, 60, 300, 100, 300, 40, 420, 90,
  ]).entries())
    s += reefPatch({ x, y, w, h, count: 18, seed: `su${i}`, inks: [p.navy, p.deep], squash: 0.66 })
  s += shelf(110, p.aqua)
  for (const [i, [x, y, w, h]] of quads([1340, 500, 170, 150, 1370, 930, 160, 150, 700, 120, 260, 80]).entries())
    s += reefPatch({ x, y, w, h, count: 14, seed: `sv${i}`, inks: [p.lagoon, p.deep], squash: 0.66 })
  s += shelf(0, p.light)
  for (const [i, [x, y, w, h]] of quads([180, 420, 240, 110, 1130, 1050, 180, 110]).entries())
    s += reefPatch({ x, y, w, h, count: 12, seed: `sx${i}`, inks: [p.aqua, p.lagoon, p.deep], squash: 0.62 })
  // the net of light on the sand, drifting
  let net = ''
  for (let i = 0; i < 46; i++) {
    const x = r.in(-20, 1260),
      y = r.in(250, 1190),
      L = r.in(70, 190),
      a = r.in(-0.5, 0.5),
      b = r.j(22),
      ph = r()
    const dx = 10 * sway(time, 1, ph),
      dy = 5 * sway(time, 1, ph + 0.3),
      k = 1 + 0.35 * sway(time, 1, ph + 0.6)
    net += ribbon(
      [
        [x + dx, y + dy],
        [x + Math.cos(a) * L * 0.5 + dx, y + Math.sin(a) * L * 0.5 + b * k + dy],
        [x + Math.cos(a) * L + dx, y + Math.sin(a) * L + dy],
      ],
      (t) => 8 * k * Math.sin(Math.PI * t) + 0.3,
      8,
    )
  }
  s += path(net, p.paper)
  // a shoal passes through the shallows between board and shadow
  let shoal = ''
  for (let i = 0; i < 26; i++) {
    const t = cycle(time, 1, (i + r.in(0.2, 0.8)) / 26),
      across = r.j(1),
      size = r.in(0.7, 1.1) * inAndOut(t, 0.2),
      x = lerp(210, 700, t),
      y = 640 - 130 * Math.sin(t * 2.2) + across * 64 + 6 * sway(time, 3, r())
    shoal += `M${round(x + 17 * size)} ${round(y - 2 * size)}q${round(-13 * size)} ${round(-9 * size)} ${round(-25 * size)} ${round(1 * size)}l${round(-10 * size)} ${round(-6 * size)}v${round(14 * size)}l${round(10 * size)} ${round(-6 * size)}q${round(13 * size)} ${round(8 * size)} ${round(25 * size)} ${round(-3 * size)}z`
  }
  s += path(shoal, p.deep)
  const bob = 4 * sway(time, 2, 0.15),
    roll = 1.2 * sway(time, 1, 0.3),
    at: Point = [930, 640 + bob],
    turn = -9 + roll,
    { pose, blade, grip, wet } = stroke(time)
  const board = (body: string, x: number, y: number, k = 1) =>
    `<g transform="translate(${round(x)} ${round(y)}) scale(${k} ${round(k * 80) / 100}) rotate(${round(turn)})">${body}</g>`
  // the shadow lies down-sun on the sand, board first, then who stands on it
  const shade: Point = [at[0] - 190, at[1] + 216]
  s += board(paddleBoard({ deck: p.lagoon, rail: p.lagoon, stripe: p.lagoon }), shade[0], shade[1], 1.94)
  s += cast(pose, p.lagoon, shade[0] - 4, shade[1] + 16, 3.5, -0.78, 0.78, 1, 'short')
  const thrown = (q: Point): Point => [shade[0] - 4 + 3.5 * q[0] + 0.78 * 3.5 * q[1], shade[1] + 16 - 0.78 * 3.5 * q[1]]
  s += path(
    ribbon([thrown(grip), thrown(blade)], () => 12, 4),
    p.lagoon,
  )
  // ripples of the surface: a thin V from the nose, rings where the blade goes in
  for (const side of [-1, 1])
    s += path(
      ribbon(
        pts([0, -150, 60, -70, 96, 40, 112, 150]).map(
          ([x, y]): Point => [at[0] - 34 + side * (x + 46 + (side > 0 ? 8 : 0)) + (y + 150) * 0.16, at[1] + y * 1.1],
        ),
        (t) => 13 * Math.sin(Math.PI * t) + 0.5,
        20,
      ),
      p.paper,
    )
  const foot: Point = [at[0] + 4 + blade[0] * 3.6, at[1] + 14 + 3.6 * 8]
  for (let i = 0; i < 4; i++) {
    const t = cycle(time, 2, i / 4 + 0.25),
      k = inAndOut(t, 0.3)
    if (k > 0.05)
      s += path(
        ring(round(foot[0] + 14), round(foot[1] + 90 * t), round(30 + 130 * t), round(12 + 46 * t), round(1 + 5 * k)),
        p.paper,
      )
  }
  s += board(paddleBoard({ deck: p.paper, rail: p.coral, stripe: p.sun }), at[0], at[1], 1.94)
  const wood = (q: Point): Point => [at[0] + 4 + 3.6 * q[0], at[1] + 22 + 3.6 * q[1]]
  const g = wood(grip),
    b = wood(blade),
    ux = (b[0] - g[0]) / Math.hypot(b[0] - g[0], b[1] - g[1]),
    uy = (b[1] - g[1]) / Math.hypot(b[0] - g[0], b[1] - g[1])
  s +=
    path(
      ribbon([g, b], () => 9, 4),
      p.ink,
    ) +
    path(
      ribbon(
        [b, [b[0] + ux * 34, b[1] + uy * 34], [b[0] + ux * 84, b[1] + uy * 84]],
        (t) => 12 + 34 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) ** 0.7,
        12,
      ),
      p.coral,
    )
  s += place(
    person(pose, {
      skin: p.ink,
      top: p.coral,
      topLit: p.sun,
      cloth: p.navy,
      hair: p.ink,
      legs: 'short',
      light: 1,
      hat: p.sun,
    }),
    at[0] + 4,
    at[1] + 22,
    3.6,
    roll,
  )
  // water closes over the blade while it pulls
  if (wet > 0) s += path(lens(b[0] + 14, b[1] + 62, 120 * wet, 26 * wet), p.paper)
  s += drops({
    x: b[0] + ux * 80,
    y: b[1] + uy * 80,
    from: 0.72,
    to: 0.78,
    speed: 30,
    fall: 110,
    size: 8 * Math.max(0, -wet),
    count: 4,
    seed: 'sud',
    time,
    ink: p.paper,
    wide: 12,
  })
  // palms of the shore lean over the near corner, seen from above
  for (const [i, [x, y, k]] of (
    [
      [40, 1130, 190],
      [250, 1230, 150],
      [-30, 930, 130],
    ] as const
  ).entries())
    s += place(
      palmTop({ x: 0, y: 0, size: k, seed: `sup${i}`, ink: p.ink, lit: p.deep }),
      x,
      y,
      1,
      2 * sway(time, 1, i * 0.2),
    )
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
