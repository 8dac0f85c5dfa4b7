// The dorm at night: two bunks with reading lamps lit, rucksacks on the floor, the moon in the window.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.4, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('night', options, (k, p, t, o) => {
    const w = 3.9,
      d = 4.4,
      v = k.view({ eye: [2.05, 1.5, -1.6], look: 3, f: 1290, horizon: 560, light: [-0.3, 0.7, 0.6] }),
      left = k.bunk({ frame: t.pale, sheet: t.pale, spread: t.warm, upper: t.pale, curtain: t.deep }),
      right = k.bunk({ frame: t.pale, sheet: t.pale, spread: t.pale, upper: t.warm })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -0.9,
      back: { ink: p.blue, line: p.navy },
      left: { ink: p.navy, line: p.deep },
      right: { ink: p.navy, line: p.deep },
      ceiling: p.deep,
      floor: { ink: p.deep, kind: 'check', line: p.navy, piece: p.navy, lit: p.teal },
      openings: [{ wall: 'back', from: 1.2, to: 2.7, sill: 0.7, head: 2.2, shape: 'round', frame: t.cool, rim: 0.09 }],
      vista: k.seaView({ o, seed: 'ngd', hz: 560, x: 810, w: 460, disc: [-10, 110, 44], boat: 'none' }),
      items: [
        k.put(left, 0.55, 2.7),
        k.put(right, 3.35, 2.7),
        k.put(k.rucksack({ body: t.warm, strap: p.deep, roll: p.cyan }), 1.4, 2.3),
        k.put(k.slippers(p.lamp, p.ink), 2.3, 1.3, 15),
        k.put(
          k.lamp({ h: 0.2, shade: [p.paper, p.lamp, p.lamp], post: p.ink, glow: [p.teal], wide: 0.26 }),
          0.2,
          3.5,
          0,
          0.5,
          1.72,
        ),
        k.put(
          k.lamp({ h: 0.2, shade: [p.paper, p.lamp, p.lamp], post: p.ink, glow: [p.teal], wide: 0.26 }),
          3.7,
          3.5,
          0,
          0.5,
          0.8,
        ),
        k.put(k.rug({ w: 1.2, d: 1.6, ink: p.teal, line: p.lamp, kind: 'fringe' }), 1.95, 2.4, 0, 3),
      ],
    })
  })
