// Chidiya Tapu at sunset: bare trees on the tide flat, the sun going down between the islets, birds coming home.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { lenses, path, place, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { snag } from '../../kit/trees/snag.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.55, y: 0.52 }
const draw = () => {
  const p = palettes.late,
    hz = 700,
    r = rng('chidiya')
  let s = sky({
    bands: [
      [0, p.coral],
      [150, p.orange],
      [360, p.gold],
    ],
    bottom: hz,
    seed: 'cts',
    drift: 30,
    slivers: 8,
  })
  s += sun({ x: 690, y: 560, r: 168, ink: p.paper })
  s +=
    bars(quads([520, 470, 420, 16, 840, 510, 360, 14, 610, 606, 520, 12]), p.gold) +
    bars(
      quads([250, 210, 620, 26, 430, 240, 420, 18, 1240, 300, 560, 22, 1420, 330, 380, 16, 120, 330, 300, 12]),
      p.coral,
    ) +
    bars(quads([760, 640, 420, 12, 540, 664, 380, 10, 1040, 600, 300, 9, 300, 590, 340, 9]), p.orange)
  // islets in three depths
  s +=
    island({ x: 260, w: 700, h: 92, horizon: hz, seed: 'ci1', ink: p.coral, peak: 0.45 }) +
    island({ x: 1320, w: 760, h: 130, horizon: hz, seed: 'ci2', ink: p.coral, peak: 0.6 })
  s +=
    island({ x: 90, w: 560, h: 150, horizon: hz + 4, seed: 'ci3', ink: p.wine, peak: 0.3 }) +
    island({ x: 1080, w: 260, h: 84, horizon: hz + 4, seed: 'ci4', ink: p.wine, peak: 0.55 })
  s +=
    path(spline(pts([-60, hz, 1660, hz, 1660, 1240, -60, 1240]), true, 0), p.orange) +
    path(spline(pts([-60, 760, 300, 752, 760, 770, 1200, 756, 1660, 772, 1660, 1240, -60, 1240])), p.coral) +
    path(spline(pts([-60, 880, 260, 890, 600, 930, 900, 930, 1300, 900, 1660, 896, 1660, 1240, -60, 1240])), p.wine)
  s +=
    path(
      lenses(quads([120, 712, 560, 18, 160, 730, 420, 12, 90, 750, 300, 10, 1080, 710, 260, 14, 1070, 726, 180, 9])),
      p.wine,
    ) +
    crests({ horizon: hz, bottom: 960, ink: p.gold, seed: 'cc', rows: 14, density: 0.7, weight: 0.7 }) +
    crests({ horizon: hz, bottom: 1000, ink: p.wine, seed: 'cd', rows: 12, density: 0.8, weight: 0.8, from: 0.15 })
  s +=
    glitter({ x: 690, top: hz + 3, bottom: 1060, width: 330, ink: p.gold, rand: r }) +
    glitter({ x: 690, top: hz + 3, bottom: 990, width: 190, ink: p.paper, rand: r })
  // the flat: a spit of dark sand, pools that keep the light
  s +=
    path(
      spline(
        pts([420, 1240, 520, 1120, 700, 1060, 900, 1010, 1100, 960, 1300, 930, 1660, 880, 1660, 1240]),
        true,
        0.12,
      ),
      p.plum,
    ) + path(spline(pts([-60, 1010, 100, 1020, 260, 1060, 360, 1120, 330, 1180, 200, 1240, -60, 1240])), p.plum)
  s +=
    path(spline(pts([760, 1130, 860, 1098, 1010, 1090, 1120, 1104, 1060, 1134, 900, 1150])), p.orange) +
    path(spline(pts([1220, 1050, 1330, 1024, 1480, 1026, 1540, 1044, 1420, 1068, 1280, 1070])), p.coral) +
    path(lenses(quads([930, 1112, 190, 8, 960, 1128, 120, 6, 1380, 1042, 150, 6])), p.gold)
  // bare trees: three standing, one fallen toward the water
  s +=
    snag({ x: 1470, y: 960, h: 430, lean: 60, w: 40, seed: 'k2', ink: p.plum, limbs: 6 }) +
    snag({ x: 1330, y: 990, h: 300, lean: -40, w: 30, seed: 'k3', ink: p.plum, limbs: 5 })
  s += snag({
    x: 1130,
    y: 1080,
    h: 860,
    lean: -110,
    w: 92,
    seed: 'k1',
    ink: p.ink,
    lit: p.coral,
    limbs: 8,
    reach: 0.36,
  })
  s += path(
    lenses([
      [1150, 1096, 320, 26],
      [1180, 1118, 220, 14],
    ]),
    p.ink,
  )
  s += snag({ x: 150, y: 1110, h: 380, lean: 70, w: 40, seed: 'k5', ink: p.ink, lit: p.wine, light: 1, limbs: 6 })
  // birds, in one loose skein that bends round the sun
  let birds = ''
  for (const [x, y, k] of triples([
    330, 420, 1, 372, 398, 0.9, 300, 452, 0.9, 420, 386, 0.8, 264, 470, 1, 470, 366, 0.8, 236, 508, 0.8, 520, 352, 0.7,
    560, 330, 0.7, 350, 470, 0.7, 612, 320, 0.6, 190, 524, 0.7,
  ]))
    birds += spline(
      pts([
        x - 30 * k,
        y - 8 * k,
        x - 14 * k,
        y - 9 * k,
        x,
        y,
        x + 13 * k,
        y - 12 * k,
        x + 28 * k,
        y - 14 * k,
        x + 13 * k,
        y - 6 * k,
        x + 2 * k,
        y + 6 * k,
        x - 3 * k,
        y + 5 * k,
        x - 14 * k,
        y - 3 * k,
      ]),
      true,
      0.12,
    )
  s += path(birds, p.plum)
  // two who came to see it
  s +=
    path(lenses([[800, 1074, 120, 9]]), p.ink) +
    place(person(poses.back, { skin: p.ink, top: p.ink, cloth: p.ink, hair: p.ink, legs: 'long' }), 776, 1072, 1.3) +
    place(
      person(poses.back, { skin: p.ink, top: p.coral, cloth: p.ink, hair: p.ink, legs: 'skirt', longHair: true }),
      834,
      1076,
      1.2,
    )
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
