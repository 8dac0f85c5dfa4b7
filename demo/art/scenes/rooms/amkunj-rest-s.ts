// A night on the wet trunk road: one narrow room, a thermos, the key on the bed, trees at the window.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.62 }
export default (options?: SceneOptions) =>
  chamber('rain', options, (k, p, t, o) => {
    const w = 2.8,
      d = 3.2,
      v = k.view({ eye: [2, 1.45, -1.5], look: -10, f: 1200, horizon: 560, light: [0.6, 0.7, -0.2] })
    return k.room(v, {
      size: [w, d, 2.6],
      z0: -1,
      back: { ink: p.lamp, line: p.paper },
      left: { ink: p.lamp, line: p.paper },
      right: { ink: p.slate },
      ceiling: p.paper,
      floor: { ink: p.sea, kind: 'check', line: p.sea, piece: p.forest, lit: p.slate },
      openings: [{ wall: 'back', from: 1.7, to: 2.5, sill: 0.95, head: 2.2, bars: [1, 3], frame: t.dark, sun: false }],
      vista: k.hillView({ o, seed: 'ars', hz: 560, x: 1010, w: 380 }) + k.rainfall('ars', p.paper),
      hung: k.cooler(v, w, d, 'back', 0.75, 2.15, [p.paper, p.mist, p.slate]),
      items: [
        k.put(
          k.bed({
            w: 1.5,
            frame: t.dark,
            sheet: t.white,
            spread: t.dark,
            pattern: 'border',
            patternInk: p.mist,
            head: 'low',
            headTones: t.dark,
            floorShade: p.ink,
          }),
          1.1,
          1.9,
          -90,
        ),
        k.put(k.table({ w: 0.7, d: 0.4, h: 0.72, top: t.dark, floorShade: p.ink }), 2.2, 2.9),
        k.put(k.vase(t.white, p.forest, p.leaf, 'arsv'), 2.3, 2.9, 0, -0.1, 0.72),
        k.put(k.rucksack({ body: t.green, strap: p.paper, roll: p.lamp }), 2.45, 2.2),
        k.put(k.fan({ blade: [p.sea, p.slate, p.forest], hub: p.ink, r: 0.6, turn: 50 }), 1.4, 1.6, 0, 0, 2.3),
      ],
    })
  })
