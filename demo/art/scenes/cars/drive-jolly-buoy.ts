// Dawn at Wandoor jetty: fins, masks and towels on the roof rack of a waiting car, the park boat and the sun behind them.

import { circle, path, place, poly, rect, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { diveMask } from '../../kit/things/dive-mask.ts'
import { uprightFin } from '../../kit/things/upright-fin.ts'
import { carRoof, rackBars } from '../../kit/vehicles/roof-rack.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.42, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 520
    let s = sky({
      bands: [
        [0, p.rose],
        [120, p.peach],
        [300, p.butter],
        [440, p.paper],
      ],
      bottom: hz,
      seed: 'dbs',
      drift: 20,
      slivers: 6,
    })
    s +=
      sun({ x: 1130, y: 400, r: 120, ink: p.paper }) +
      bars(
        [
          [1160, 430, 380, 11],
          [1050, 458, 300, 9],
        ],
        p.butter,
      )
    s += island({ x: 1420, w: 760, h: 70, horizon: hz, seed: 'dbi', ink: p.mauve, peak: 0.3 })
    s += island({ x: 300, w: 1000, h: 130, horizon: hz, seed: 'dbj', ink: p.mauve, peak: 0.4 })
    s += sea({
      horizon: hz,
      bottom: 1204,
      inks: [p.butter, p.mist, p.jade, p.jade, p.leaf],
      seed: 'dbw',
      power: 1.2,
      sway: 10,
    })
    s += crests({ horizon: hz, bottom: 900, ink: p.leaf, seed: 'dbr', rows: 11, density: 0.5, weight: 0.7 })
    s += glitter({ x: 1130, top: hz + 6, bottom: 900, width: 190, ink: p.paper, rand: rng('dbg') })
    // jetty from the right, its hut and lamp; people wait at the counter
    s += path([1180, 1290, 1400, 1510].map((x) => rect2(x, 742, 16, 150)).join(''), p.ink)
    s +=
      path(poly(pts([1090, 722, 1700, 706, 1700, 752, 1090, 748])), p.mauve) +
      path(poly(pts([1090, 716, 1700, 698, 1700, 712, 1090, 726])), p.peach)
    s +=
      rect(1330, 566, 10, 150, p.ink) +
      rect(1560, 560, 10, 150, p.ink) +
      path(smooth([1290, 580, 1330, 540, 1460, 494, 1600, 530, 1660, 574, 1460, 566]), p.rose) +
      path(smooth([1290, 580, 1460, 560, 1660, 574, 1660, 588, 1460, 574, 1290, 592]), p.ink)
    for (const [x, k, top, legs, pose, flip] of [
      [1390, 1.2, p.paper, 'long', poses.hold, 1],
      [1450, 1.26, p.leaf, 'skirt', poses.back, 1],
      [1502, 0.86, p.butter, 'short', poses.back, 1],
    ] as const)
      s += place(
        person(pose, {
          skin: p.ink,
          hair: p.ink,
          top,
          cloth: legs === 'skirt' ? top : p.ink,
          legs,
          longHair: legs === 'skirt',
        }),
        x,
        712,
        k,
        0,
        flip,
      )
    // the park boat at the head of it
    s += path(slivers([910, 698, 300, 14, 930, 718, 220, 11, 890, 738, 150, 9]), p.leaf)
    s += place(
      path(poly(pts([-116, -56, -110, -136, -102, -136, -106, -56, 96, -56, 92, -136, 100, -136, 106, -56])), p.ink) +
        path(smooth([-140, -132, -100, -158, 100, -158, 136, -134, 0, -140]), p.rose) +
        path(smooth([-140, -132, 0, -144, 136, -134, 130, -120, 0, -126, -134, -118]), p.paper) +
        [-66, -22, 26]
          .map(
            (x) =>
              circle(x, -80, 13, p.ink) +
              path(smooth([x - 18, -50, x - 14, -66, x + 14, -66, x + 18, -50]), x < 0 ? p.peach : p.mist),
          )
          .join('') +
        path(smooth([-190, -66, -120, -58, 100, -56, 170, -66, 150, -20, 120, 0, -120, 0, -160, -24]), p.paper) +
        path(smooth([-176, -40, 0, -30, 160, -40, 150, -20, 120, 0, -120, 0, -160, -24]), p.mauve),
      910,
      694,
      0.9,
    )
    // the load: crate of fins, mask over the bar, rolled towels, steel bottle
    const X = 700,
      Y = 980
    s += place(
      carRoof({ paint: p.rose, shade: p.mauve, lit: p.peach, glass: p.ink, glare: p.mauve, bar: p.ink }),
      X,
      Y,
      1.12,
    )
    const at = (body: string, dx: number, dy: number, k: number, turn = 0, flip = 1) =>
      place(body, X + dx * 1.12, Y + dy * 1.12, k, turn, flip)
    const finInks = { blade: p.leaf, lit: p.jade, rib: p.ink, shoe: p.ink, shoeLit: p.leaf },
      pink = { blade: p.peach, lit: p.butter, rib: p.rose, shoe: p.mauve, shoeLit: p.rose }
    s += at(uprightFin(finInks), -440, -140, 0.98, -14) + at(uprightFin(finInks), -372, -140, 1.06, -4)
    s += at(uprightFin(pink), -262, -140, 0.92, 6) + at(uprightFin(pink), -190, -140, 0.86, 18)
    s += path(poly(pts([X - 600, Y - 92, X - 624, Y - 250, X - 126, Y - 250, X - 144, Y - 92])), p.leaf)
    s += path([0, 1, 2].map((i) => rect2(X - 606 + i * 5, Y - 226 + i * 44, 466 - i * 10, 14)).join(''), p.jade)
    // towels rolled, ends toward us
    for (const [x, y, r, a, b] of [
      [-30, -122, 60, p.paper, p.peach],
      [90, -120, 56, p.jade, p.mist],
      [32, -206, 54, p.rose, p.butter],
    ] as const)
      s +=
        circle(X + x * 1.12, Y + y * 1.12, r, a) +
        circle(X + x * 1.12, Y + y * 1.12, r * 0.72, b) +
        circle(X + x * 1.12, Y + y * 1.12, r * 0.46, a) +
        circle(X + x * 1.12, Y + y * 1.12, r * 0.2, b)
    // a bottle of steel, a box
    s +=
      path(
        smooth([
          X + 216,
          Y - 96,
          X + 212,
          Y - 186,
          X + 228,
          Y - 208,
          X + 282,
          Y - 208,
          X + 298,
          Y - 186,
          X + 294,
          Y - 96,
        ]),
        p.mist,
      ) +
      path(smooth([X + 266, Y - 96, X + 268, Y - 188, X + 282, Y - 208, X + 298, Y - 186, X + 294, Y - 96]), p.jade) +
      rect(X + 230, Y - 240, 50, 34, p.ink)
    s +=
      path(
        smooth([
          X + 310,
          Y - 90,
          X + 306,
          Y - 206,
          X + 320,
          Y - 214,
          X + 458,
          Y - 206,
          X + 468,
          Y - 196,
          X + 466,
          Y - 84,
        ]),
        p.peach,
      ) +
      path(
        smooth([
          X + 306,
          Y - 190,
          X + 306,
          Y - 206,
          X + 320,
          Y - 214,
          X + 458,
          Y - 206,
          X + 468,
          Y - 196,
          X + 468,
          Y - 178,
        ]),
        p.paper,
      )
    s += place(rackBars({ bar: p.ink }), X, Y, 1.12)
    // the mask hangs by its strap from the upper bar, the snorkel beside it
    s += path(
      limb([X - 6, Y - 214, X - 70, Y - 130, X - 96, Y - 20], 15, 17, 15) +
        limb([X + 40, Y - 214, X + 128, Y - 130, X + 152, Y - 20], 15, 17, 15),
      p.ink,
    )
    s += place(
      diveMask(
        { skirt: p.mauve, skirtLit: p.rose, rim: p.butter, rimShade: p.peach, strap: p.ink },
        path('M-500 -560H500V0H-500z', p.jade) +
          path(poly(pts([-330, -560, -160, -560, -330, 0, -500, 0])), p.paper) +
          path(poly(pts([120, -560, 200, -560, 60, 0, -20, 0])), p.mist),
      ),
      X + 26,
      Y + 108,
      0.36,
    )
    return s
  }, options)
const rect2 = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`
export default scene
