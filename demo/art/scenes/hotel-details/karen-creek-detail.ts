// Karen Creek: a striped Karen shoulder bag on its peg by the window, a dugout going home on the water at Mayabunder.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { circle, clip, lenses, path, place, rect, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { stroke } from '../../kit/still-life/round.ts'
import { shoulderBag } from '../../kit/still-life/shoulder-bag.ts'
import { mangrove } from '../../kit/trees/mangrove.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.36, y: 0.55 }
const draw = () => {
  const p = palettes.late,
    hz = 520,
    pane = angular([800, 120, 1540, 120, 1540, 900, 800, 900])
  // the wall: planks, the evening lying across it from the window
  let s = rect(-10, -10, 1620, 1230, p.wine)
  for (let i = 0; i < 8; i++) s += rect(-10, i * 156 - 4, 1620, 8, p.plum)
  s += path(
    [300, 620].map((x, i) => rect(x, i * 156, 7, 156, p.plum).match(/d="([^"]+)"/)?.[1] ?? '').join('') +
      angular([120, 468, 127, 468, 127, 624, 120, 624]) +
      angular([480, 936, 487, 936, 487, 1092, 480, 1092]),
    p.plum,
  )
  s += clip(
    pane,
    sky({
      bands: [
        [0, p.orange],
        [270, p.gold],
        [420, p.paper],
      ],
      bottom: hz,
      seed: 'kcd',
      drift: 14,
      slivers: 5,
    }) +
      circle(1300, 440, 96, p.orange) +
      island({ x: 1000, w: 700, h: 90, horizon: hz, seed: 'kci', ink: p.coral, peak: 0.4 }) +
      sea({
        horizon: hz,
        bottom: 1000,
        inks: [p.gold, p.orange, p.coral, p.orange],
        seed: 'kcw',
        power: 1.3,
        sway: 10,
      }) +
      crests({ horizon: hz, bottom: 900, ink: p.paper, seed: 'kcc', rows: 11, density: 0.6, weight: 0.7, x0: 760 }) +
      glitter({ x: 1300, top: hz + 4, bottom: 800, width: 150, ink: p.paper, rand: rng('kcg') }) +
      mangrove({
        x: 1560,
        y: 560,
        w: 360,
        h: 190,
        seed: 'kcm',
        tones: [p.forest, p.teal],
        root: p.ink,
        reflect: p.wine,
      }) +
      // the dugout: a long dark sliver, one man standing with a pole
      path(smooth([900, 688, 980, 716, 1120, 722, 1250, 714, 1330, 680, 1260, 740, 1120, 752, 980, 744]), p.ink) +
      path(
        lenses([
          [1120, 764, 420, 12],
          [1090, 790, 260, 10],
        ]),
        p.plum,
      ) +
      place(
        person(poses.walk, { skin: p.ink, hair: p.ink, top: p.teal, cloth: p.ink, legs: 'short' }),
        1210,
        726,
        1.5,
        0,
        -1,
      ) +
      path(stroke([1150, 560, 1240, 800], 6), p.ink),
  )
  // frame, sill, the shutter thrown back
  s +=
    rect(770, 90, 40, 840, p.ink) +
    rect(1530, 90, 90, 840, p.ink) +
    rect(770, 84, 850, 44, p.ink) +
    rect(1166, 120, 16, 780, p.ink) +
    path(angular([740, 896, 1610, 896, 1610, 950, 724, 950]), p.gold) +
    rect(724, 946, 890, 26, p.ink)
  // peg rail, the bag and its shadow to the left
  s +=
    path(angular([40, 120, 690, 120, 690, 176, 40, 176]), p.ink) +
    path(angular([40, 120, 690, 120, 690, 134, 40, 134]), p.coral)
  s += path(
    stroke([330, 190, 250, 330, 160, 520], 70, 60) +
      angular([90, 520, 470, 520, 470, 1010, 90, 1010]) +
      stroke([330, 190, 400, 330, 460, 540], 60, 60),
    p.plum,
  )
  for (const x of [150, 390, 620]) s += circle(x, 156, 26, p.plum) + circle(x - 4, 150, 24, p.orange)
  s += place(
    shoulderBag({ cloth: p.coral, shade: p.ink, stripe: p.gold, thread: p.paper, dark: p.forest }),
    394,
    160,
    1.08,
  )
  s += circle(390, 150, 24, p.orange) + circle(384, 144, 10, p.gold)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
