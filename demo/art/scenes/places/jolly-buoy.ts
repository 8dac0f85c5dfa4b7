// Jolly Buoy from straight above: the glass-bottom launch drifts over the coral garden, its shadow on the reef below.

import type { Focus, Point, SceneOptions } from '../../kit/base/core.ts'
import { circle, lenses, lump, path, place, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { launchOutline, launchPlan } from '../../kit/boats/launch-plan.ts'
import { swimmerPlan } from '../../kit/people/swimmer-plan.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palmTop } from '../../kit/trees/palm-top.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.52, y: 0.5 }
const draw = () => {
  const p = palettes.reef,
    r = rng('jolly')
  // deep at the lower right, rising by terraces to the islet at the upper left
  const shelf = (k: number, ink: string) =>
    path(
      spline(
        pts([
          -80,
          -80,
          1180 - k * 1.6,
          -80,
          1120 - k * 1.5,
          140 - k * 0.2,
          1180 - k * 1.35,
          330 - k * 0.3,
          1040 - k * 1.1,
          560 - k * 0.5,
          860 - k * 0.9,
          700 - k * 0.6,
          760 - k * 0.75,
          920 - k * 0.85,
          480 - k * 0.55,
          1080 - k,
          300 - k * 0.4,
          1280 - k * 1.1,
          -80,
          1300 - k,
        ]),
      ),
      ink,
    )
  let s = `<path d="M0 0h1600v1200h-1600z" fill="${p.navy}"/>`
  s += path(
    spline(
      pts([
        -80, -80, 1700, -80, 1640, 260, 1440, 420, 1480, 640, 1280, 800, 1180, 1010, 900, 1120, 700, 1280, -80, 1280,
      ]),
    ),
    p.deep,
  )
  s += shelf(-240, p.lagoon) + shelf(-60, p.lagoon)
  // the coral garden along the drop: table, brain and staghorn as rounds of two or three inks
  for (const [i, [x, y, w, h]] of quads([
    1250, 250, 420, 260, 1180, 560, 420, 300, 900, 830, 460, 300, 560, 1060, 420, 240, 1420, 90, 260, 160, 1380, 470,
    200, 160, 1120, 900, 240, 180,
  ]).entries())
    s += reefPatch({
      x,
      y,
      w,
      h,
      count: 26,
      seed: `jb${i}`,
      inks: i > 3 ? [p.navy, p.lagoon] : [p.deep, p.navy, p.aqua],
      squash: 0.86,
    })
  s += shelf(110, p.aqua)
  for (const [i, [x, y, w, h]] of quads([
    900, 150, 240, 260, 780, 470, 260, 240, 520, 720, 280, 200, 240, 960, 260, 180,
  ]).entries())
    s += reefPatch({ x, y, w, h, count: 16, seed: `jc${i}`, inks: [p.lagoon, p.deep], squash: 0.86 })
  s += shelf(330, p.light)
  s += shelf(470, p.paper)
  // a warm head here and there in the shade of the deeper coral, kept few
  let warm = '',
    tips = ''
  for (const [x, y, k] of triples([
    1250, 330, 34, 1318, 196, 26, 1060, 640, 30, 1216, 700, 24, 840, 900, 30, 960, 780, 22, 1450, 520, 20,
  ])) {
    warm += lump(x, y, k, k * 0.86, r, 7, 0.24)
    tips += lump(x - k * 0.2, y - k * 0.2, k * 0.5, k * 0.42, r, 6, 0.24)
  }
  s += path(warm, p.coral) + path(tips, p.sun)
  // caustic net on the shallows: a few bent strokes
  let net = ''
  for (let i = 0; i < 34; i++) {
    const x = r.in(420, 1120),
      y = r.in(20, 760),
      L = r.in(40, 120),
      a = r.in(-0.9, 0.3)
    if (x * 0.62 + y > 1190 || x * 0.8 + y < 560) continue
    const q: Point[] = [
      [x, y],
      [x + Math.cos(a) * L * 0.5 + r.j(14), y + Math.sin(a) * L * 0.5 + r.j(14)],
      [x + Math.cos(a) * L, y + Math.sin(a) * L],
    ]
    net += ribbon(q, (t) => 5 * Math.sin(Math.PI * t), 8)
  }
  s += path(net, p.light)
  // boat: shadow thrown down to the right on the bed, wake, hull
  const at = [930, 560] as const,
    turn = -34
  s += place(path(launchOutline, p.ink), at[0] + 92, at[1] + 96, 1.02, turn)
  s +=
    path(
      ribbon(pts([760, 676, 690, 724, 620, 786, 560, 860]), (t) => 60 * (1 - t) ** 0.6, 16),
      p.light,
    ) +
    path(
      ribbon(pts([770, 668, 700, 716, 640, 768]), (t) => 26 * (1 - t), 12),
      p.paper,
    )
  s += place(
    launchPlan({
      hull: p.paper,
      deck: p.light,
      stripe: p.coral,
      awning: p.coral,
      awningLit: p.coral,
      glass: p.lagoon,
      heads: [p.sun, p.paper, p.deep, p.coral],
      skin: p.ink,
    }),
    at[0],
    at[1],
    1.02,
    turn,
  )
  // snorkellers, each over its own shadow
  for (const [x, y, a] of triples([1160, 350, -70, 1256, 470, -110, 560, 540, 30])) {
    const dark = { skin: p.navy, suit: p.navy, fin: p.navy }
    s +=
      place(swimmerPlan(dark), x + 46, y + 50, 1.06, a) +
      place(swimmerPlan({ skin: p.coral, suit: p.ink, fin: p.sun }), x, y, 1.06, a)
  }
  // the islet's corner: beach creeper, trees, palms that lean over the sand
  s +=
    path(
      spline(pts([-80, -80, 300, -80, 290, 60, 330, 170, 270, 300, 280, 430, 180, 560, 150, 700, -80, 780])),
      p.lagoon,
    ) +
    path(spline(pts([-80, -80, 276, -80, 262, 60, 300, 170, 240, 290, 250, 420, 150, 540, 120, 680, -80, 750])), p.ink)
  for (const [i, [x, y, k]] of triples([
    60, 40, 1.3, 200, 60, 0.9, 230, 200, 0.8, 70, 220, 1.3, 190, 380, 0.8, 40, 420, 1.2, 100, 590, 0.9, -20, 660, 1,
  ]).entries())
    s += canopy({ x, y, rx: 110 * k, ry: 96 * k, seed: `jt${i}`, tones: [p.ink, p.deep, p.lagoon] })
  for (const [i, [x, y, k]] of triples([330, 40, 78, 300, 230, 88, 268, 470, 80, 150, 690, 84, 40, 800, 70]).entries())
    s += palmTop({ x, y, size: k, seed: `jp${i}`, ink: p.ink, lit: p.deep, shadow: p.aqua })
  // a mat and a parasol on the sand, for the size of it
  s +=
    path(
      lenses([
        [486, 216, 66, 50],
        [378, 620, 66, 50],
      ]),
      p.aqua,
    ) +
    circle(470, 196, 28, p.coral) +
    path(lump(470, 196, 20, 20, r, 6, 0.4), p.paper) +
    circle(360, 600, 28, p.sun) +
    path(lump(360, 600, 20, 20, r, 6, 0.4), p.paper)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
