// Night: the only light is the water's own, where the paddle has been. The stroke and the glow move.
import type { Focus, Ink, Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, lenses, lerp, noise, path, place, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { cycle, drift, inAndOut, sway, swell } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { kayak } from '../../kit/boats/kayak.ts'
import { island } from '../../kit/sea/islands.ts'
import { ring } from '../../kit/sea/ring.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { galaxy, stars } from '../../kit/sky/stars.ts'
import { mangrove } from '../../kit/trees/mangrove.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.55, y: 0.56 }
export const clip = { seconds: 5 }
const draw = (time: number) => {
  const p = palettes.night,
    hz = 560,
    gn = noise(rng('river'))
  let s = sky({
    bands: [
      [0, p.ink],
      [300, p.deep],
      [410, p.navy],
      [496, p.blue],
    ],
    bottom: hz,
    seed: 'ns',
    drift: 20,
    slivers: 4,
  })
  s +=
    path(
      ribbon(pts([190, -140, 430, 90, 640, 250, 800, 352]), (t) => 250 * (1 - t) ** 0.6 * (1 + gn(t * 13) * 0.3), 44),
      p.deep,
    ) +
    path(
      ribbon(
        pts([190, -140, 430, 90, 700, 300, 840, 380, 1010, 480]),
        (t) => 150 * (1 - t) ** 0.6 * (1 + gn(40 + t * 15) * 0.4),
        44,
      ),
      p.navy,
    ) +
    path(
      ribbon(
        pts([190, -140, 440, 100, 690, 290, 900, 420]),
        (t) => 60 * (1 - t) ** 0.5 * (1 + gn(80 + t * 17) * 0.6),
        44,
      ),
      p.blue,
    )
  s += galaxy({ from: [260, -60], to: [1180, 620], width: 100, count: 2300, seed: 'gx', ink: p.blue, bright: p.cyan })
  s += stars({
    count: 420,
    bottom: hz - 10,
    seed: 'st',
    bright: p.paper,
    faint: p.teal,
    big: triples([330, 130, 15, 1210, 90, 18, 820, 300, 13, 1390, 330, 12, 560, 410, 10, 1040, 210, 10]).map(
      ([x, y, k], i): [number, number, number] => [x, y, k * (1 + 0.3 * sway(time, 1 + (i % 2), i * 0.37))],
    ),
  })
  s +=
    island({ x: 520, w: 900, h: 96, horizon: hz, seed: 'ni', ink: p.deep, peak: 0.35 }) +
    island({ x: 1330, w: 700, h: 60, horizon: hz, seed: 'nj', ink: p.deep, peak: 0.6 })
  s += sea({ horizon: hz, inks: [p.blue, p.navy, p.deep, p.deep, p.ink], seed: 'nw', power: 1.7, sway: 14 })
  s += path(lenses(quads([420, 574, 900, 22, 500, 590, 560, 16, 1330, 570, 640, 14, 1300, 582, 360, 9])), p.deep)
  s +=
    crests({ horizon: hz, ink: p.blue, seed: 'nc', rows: 20, density: 0.9, weight: 0.8 }) +
    crests({ horizon: hz, ink: p.teal, seed: 'nd', rows: 12, density: 0.35, from: 0.2, weight: 0.6 })
  s += path(lenses(quads([420, 563, 520, 5, 1300, 563, 420, 4, 640, 570, 200, 4])), p.cyan)
  s += mangrove({ x: 1450, y: 640, w: 460, h: 190, seed: 'nm', tones: [p.ink, p.deep], root: p.ink, reflect: p.ink })
  // the glowing track: an S from our feet to the hull
  const track: Point[] = pts([
    1080, 1320, 1060, 1220, 1100, 1120, 1190, 1040, 1260, 970, 1262, 906, 1190, 856, 1080, 824, 950, 802,
  ])
  const g = (k: number, ink: Ink, seed: string, jit: number) => {
    const q = rng(seed)
    return path(
      ribbon(track, (t) => lerp(230, 24, t ** 0.7) * k * (1 + q.j(jit) + 0.1 * swell(t, time, 0.5, -1, k)), 40),
      ink,
    )
  }
  s += g(1, p.blue, 'g1', 0.12) + g(0.7, p.teal, 'g2', 0.18) + g(0.36, p.cyan, 'g3', 0.3) + g(0.13, p.glow, 'g4', 0.5)
  const k = [760, 790 + 4 * drift(time)]
  s +=
    path(lens(k[0] - 10, k[1] + 16, 700, 96), p.blue) +
    path(lens(k[0] - 6, k[1] + 13, 620, 66), p.teal) +
    path(lens(k[0], k[1] + 9, 560, 44), p.cyan) +
    path(lens(k[0] - 30, k[1] + 8, 470, 22), p.glow)
  // rings where the blade has just left
  for (const start of [0.2, 0.53, 0.86]) {
    const t = cycle(time, 1, start)
    s += path(ring(980, 821, 40 + 160 * t, 9 + 37 * t, 6 * inAndOut(t, 0.3)), t > 0.5 ? p.teal : p.cyan)
  }
  s += place(
    kayak({
      hull: p.ink,
      deck: p.cyan,
      rim: p.glow,
      body: p.ink,
      vest: p.lamp,
      skin: p.blue,
      hair: p.ink,
      shaft: p.paper,
      blade: p.glow,
      stroke: -5 + 5 * sway(time, 1, 0.25),
    }),
    k[0],
    k[1],
    1.05,
    0.9 * sway(time, 1, 0.1),
  )
  // sparks thrown off the track and the blade
  let sp = '',
    sq = ''
  const fl = rng('fl'),
    twinkle = (i: number) => inAndOut(cycle(time, 1 + (i % 2), i * 0.381), 0.5)
  for (let i = 0; i < 90; i++) {
    const t = fl(),
      j = Math.min(7, Math.floor(t * 8)),
      u = t * 8 - j,
      a = track[j],
      b = track[j + 1],
      w = lerp(260, 40, t)
    const d = lens(
      lerp(a[0], b[0], u) + fl.j(w),
      lerp(a[1], b[1], u) + fl.j(w * 0.34),
      lerp(60, 14, t) * fl.in(0.4, 1.2) * (0.35 + 0.8 * twinkle(i)),
      lerp(7, 2.5, t) * (0.4 + 0.8 * twinkle(i)),
    )
    if (i % 3) sp += d
    else sq += d
  }
  for (let i = 0; i < 16; i++)
    sq += lens(k[0] + 215 + fl.j(70), k[1] + 24 + fl.j(22), fl.in(8, 40) * twinkle(i), fl.in(3, 6))
  s += path(sp, p.cyan) + path(sq, p.glow)
  // a palm leans in from the near shore
  s += palm({
    x: -70,
    y: 1250,
    h: 900,
    lean: 190,
    size: 380,
    seed: 'np',
    trunk: p.ink,
    trunkLit: p.blue,
    back: p.ink,
    mid: p.ink,
    lit: p.blue,
    light: 1,
    count: 8,
  })
  s += path(spline(pts([-60, 1056, 100, 1070, 330, 1136, 480, 1215, -60, 1230])), p.deep)
  // and the wave that breaks on it lights up
  const edge = (dy: number, wob: number): Point[] => [
    [-60, 1052 + dy],
    [90, 1062 + dy + wob],
    [210, 1112 + dy - wob],
    [340, 1132 + dy + wob],
    [450, 1190 + dy],
    [560, 1230 + dy],
  ]
  s +=
    path(
      ribbon(edge(-10, 6), (t) => 34 * (1 + gn(t * 9) * 0.4 + 0.2 * swell(t, time, 0.5)), 30),
      p.blue,
    ) +
    path(
      ribbon(edge(-4, 6), (t) => 19 * (1 + gn(20 + t * 12) * 0.5 + 0.3 * swell(t, time, 0.5)), 30),
      p.teal,
    ) +
    path(
      ribbon(edge(0, 6), (t) => 9 * (1 + gn(50 + t * 15) * 0.7 + 0.4 * swell(t, time, 0.5)), 34),
      p.cyan,
    )
  let lap = ''
  for (let i = 0; i < 26; i++) {
    const t = fl()
    lap += lens(
      lerp(-20, 560, t) + fl.j(60),
      lerp(1030, 1190, t) - fl.in(10, 90),
      fl.in(14, 60) * (0.4 + 0.7 * twinkle(i)),
      fl.in(2.5, 6),
    )
  }
  s += path(lap, p.cyan)
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
