// Looking up from the drift: divers spread below the bright round of the surface, their boat a leaf on it.

import { fan } from '../../kit/animals/coral.ts'
import { shoal } from '../../kit/animals/fish.ts'
import { path, place, rect, rng, type Scene } from '../../kit/base/core.ts'
import { triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { bubbles } from '../../kit/people/diver.ts'
import { diverBelow } from '../../kit/people/diver-below.ts'
import { limb } from '../../kit/people/limb.ts'
import { cragPath } from '../../kit/shore/rock.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.52, y: 0.48 }
/** A round of light with a restless edge. */
const round = (x: number, y: number, rx: number, ry: number, seed: string, amp: number): string => {
  const r = rng(seed),
    flat: number[] = []
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 6.2832,
      k = 1 + r.j(amp)
    flat.push(x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k)
  }
  return smooth(flat)
}
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      cx = 660,
      cy = 400
    let s = rect(-10, -10, 1620, 1220, p.navy)
    s +=
      path(round(cx + 30, cy + 60, 860, 720, 'dd-1', 0.03), p.deep) +
      path(round(cx + 14, cy + 30, 600, 500, 'dd-2', 0.035), p.lagoon) +
      path(round(cx, cy, 420, 340, 'dd-3', 0.045), p.aqua) +
      path(round(cx - 10, cy - 10, 310, 244, 'dd-4', 0.055), p.light) +
      path(round(cx - 40, cy - 40, 150, 108, 'dd-5', 0.09), p.paper)
    // ripples of the surface, broken rings
    const r = rng('dd-r')
    let rip = ''
    for (let i = 0; i < 26; i++) {
      const a = r() * 6.283,
        k = r.in(1.04, 1.5),
        span = r.in(0.1, 0.3),
        q: number[] = []
      for (let j = 0; j <= 4; j++)
        q.push(cx + Math.cos(a + (span * j) / 4) * 330 * k, cy + Math.sin(a + (span * j) / 4) * 262 * k + r.j(3))
      rip += limb(q, 1, 9, 11, 8, 1)
    }
    s += path(rip, p.light)
    // the boat: a dark leaf with its outrigger, the line going down
    s += place(
      path(smooth([-190, 0, -140, -42, 0, -56, 140, -40, 206, 0, 140, 40, 0, 56, -140, 42]), p.ink) +
        path(smooth([-150, -6, 0, -16, 160, -6, 0, 4]), p.navy) +
        path(
          limb([-60, 40, -60, 116], 11, 11) +
            limb([70, 40, 70, 116], 11, 11) +
            limb([-150, 122, 0, 128, 160, 120], 12, 24, 12),
          p.ink,
        ) +
        path(limb([-190, 0, -226, 2], 16, 10), p.ink),
      690,
      290,
      0.86,
      -22,
    )
    s += path(limb([600, 366, 620, 640, 560, 900, 590, 1240], 4, 6, 8, 11), p.ink)
    s += shoal({
      pts: [
        [980, 220],
        [1180, 330],
        [1290, 520],
        [1260, 700],
      ],
      count: 34,
      spread: 70,
      size: 1.7,
      rand: rng('dd-s'),
      ink: p.navy,
      lit: p.ink,
    })
    // the wall on the left, with its fans reaching for the light
    const wall = cragPath(
      pts([-60, 130, 90, 190, 150, 330, 250, 430, 240, 600, 340, 740, 320, 900, 420, 1040, 450, 1240, -60, 1240]),
      rng('dd-wall'),
      0.1,
      3,
    )
    s +=
      fan({ x: 250, y: 470, h: 210, seed: 'dd-f1', ink: p.coral, lit: p.coral, lean: 0.7 }) +
      fan({ x: 330, y: 780, h: 180, seed: 'dd-f2', ink: p.sun, lit: p.sun, lean: 0.9 })
    s += path(wall, p.ink)
    // far pair on the line, the middle one, and the near one over our heads
    const suit = { suit: p.ink, suitLit: p.navy, tank: p.deep, skin: p.navy, mask: p.deep }
    s +=
      place(diverBelow({ ...suit, fin: p.ink, finLit: p.navy }, 0.4), 520, 560, 0.34, -40) +
      place(diverBelow({ ...suit, fin: p.ink, finLit: p.navy }, 0.7), 770, 610, 0.4, 30)
    s += place(
      diverBelow({ ...suit, fin: p.sun, finLit: p.paper, tank: p.lagoon, mask: p.light }, 0.8),
      760,
      900,
      0.68,
      -64,
    )
    s += place(
      diverBelow({ ...suit, fin: p.coral, finLit: p.sun, tank: p.lagoon, mask: p.light, skin: p.deep }, 0.6),
      1210,
      830,
      1.2,
      -28,
    )
    const rise = (list: readonly number[]): string => bubbles(triples(list), p.light, p.paper)
    s += rise([
      1080, 640, 20, 1040, 600, 15, 1062, 560, 12, 1010, 530, 11, 1000, 480, 9, 960, 450, 8, 930, 400, 6, 590, 800, 13,
      610, 760, 10, 596, 720, 8, 640, 690, 7, 650, 640, 6, 660, 590, 5,
    ])
    return s
  }, options)
export default scene
