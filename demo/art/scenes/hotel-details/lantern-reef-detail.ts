// Lantern Reef: three woven lanterns hang from a sea almond's branch, seen from below against the evening over Vijaynagar.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, path, place } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular } from '../../kit/base/shape.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leafBlade } from '../../kit/still-life/flowers.ts'
import { stroke } from '../../kit/still-life/round.ts'
import { wovenLantern } from '../../kit/still-life/woven-lantern.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.55, y: 0.5 }
const draw = () => {
  const p = palettes.dawn
  let s = sky({
    bands: [
      [0, p.leaf],
      [210, p.jade],
      [520, p.mist],
      [850, p.butter],
      [1060, p.peach],
    ],
    bottom: 1214,
    seed: 'lrd',
    drift: 30,
    slivers: 5,
  })
  s +=
    cloud({ x: 330, y: 960, w: 520, h: 130, seed: 'lrc', ink: p.peach }) +
    cloud({ x: 1380, y: 1040, w: 400, h: 90, seed: 'lre', ink: p.rose })
  // roof of the play house and palms stand along the foot, small and dark
  s += path(
    angular([-10, 1150, 1610, 1130, 1610, 1214, -10, 1214]) + angular([150, 1150, 270, 1060, 420, 1060, 540, 1150]),
    p.ink,
  )
  for (const [x, h, l] of [
    [60, 300, 40],
    [640, 200, -30],
    [1300, 220, 30],
    [1540, 330, -60],
  ])
    s += farPalm({ x, y: 1180, h, lean: l, seed: `lr${x}`, ink: p.ink })
  // the branch and its tiers of leaves
  s += path(
    stroke([-60, 330, 200, 210, 520, 190, 900, 120, 1240, 130, 1660, 20], 92, 34, 40) +
      stroke([900, 124, 1060, 40, 1200, -60], 44, 20) +
      stroke([380, 196, 470, 80, 520, -60], 54, 26),
    p.ink,
  )
  s += path(stroke([-40, 300, 200, 190, 520, 174, 900, 108, 1240, 122], 16, 6, 30), p.mauve)
  const dark = { lit: p.leaf, shade: p.ink },
    red = { lit: p.rose, shade: p.mauve },
    deep = { lit: p.ink, shade: p.ink }
  const spray = (x: number, y: number, k: number, turn: number, redAt = -1) => {
    let t = ''
    for (const [i, a] of [-112, 104, -76, 72, -44, 42, -14, 14].entries())
      t += place(leafBlade(i === redAt ? red : i % 3 ? dark : deep, 34), x, y, k * (0.84 + (i % 3) * 0.12), turn + a)
    return t
  }
  s +=
    spray(70, 180, 2.2, 10, 3) +
    spray(300, 90, 2, -20) +
    spray(560, 60, 2.1, 20, 6) +
    spray(760, 90, 1.7, 4) +
    spray(1050, 30, 2.1, 30, 2) +
    spray(1290, 60, 2.2, -6) +
    spray(1520, 30, 2.3, 14, 5) +
    spray(1560, 210, 1.8, 150)
  const inks = { cord: p.ink, shell: p.peach, lit: p.butter, shade: p.rose, rib: p.mauve, light: p.paper }
  // each lantern lights a ring of the sky behind it
  s += circle(930, 640, 330, p.mist) + circle(430, 520, 190, p.mist) + circle(1350, 500, 176, p.mist)
  s += place(
    wovenLantern(
      { ...inks, shell: p.rose, lit: p.peach, shade: p.mauve, rib: p.ink, light: p.butter },
      [60, 210, 92, 250, 118, 320, 122, 400, 104, 470, 78, 508],
      7,
    ),
    430,
    160,
    1,
    2,
  )
  s += place(
    wovenLantern(
      { ...inks, shell: p.rose, lit: p.peach, shade: p.mauve, rib: p.ink, light: p.butter },
      [34, 250, 60, 280, 104, 372, 132, 470],
      6,
    ),
    1350,
    110,
    1,
    -2,
  )
  s += place(
    wovenLantern(inks, [48, 170, 96, 190, 142, 236, 160, 300, 146, 366, 104, 412, 70, 428], 8),
    930,
    120,
    1.75,
    -1,
  )
  // near leaves, cut by the edge
  s += spray(-30, 1000, 3.4, 60) + spray(1640, 880, 3, -70, 4)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
