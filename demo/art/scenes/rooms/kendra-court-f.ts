// The family room at night from above: three checked beds and one lit lamp.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('night', options, (k, p, t) => {
    const w = 5,
      d = 4.2,
      v = k.view({ eye: [2.5, 3.5, -2.4], f: 1160, horizon: 100, light: [-0.5, 0.7, 0.3] })
    return k.room(v, {
      size: [w, d, 3.8],
      z0: -0.4,
      back: { ink: p.teal, kind: 'brick', line: p.blue, dark: p.blue },
      left: { ink: p.blue, line: p.navy },
      right: { ink: p.blue, line: p.navy },
      ceiling: p.navy,
      floor: { ink: p.navy, kind: 'terrazzo', line: p.blue, piece: p.deep, lit: p.blue },
      items: [
        k.put(
          k.bed({
            w: 1.8,
            frame: t.dark,
            sheet: t.white,
            spread: t.pale,
            pattern: 'checks',
            patternInk: p.teal,
            head: 'low',
            headTones: t.dark,
            floorShade: p.ink,
          }),
          1.2,
          3,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            pattern: 'checks',
            patternInk: p.paper,
            head: 'low',
            headTones: t.dark,
            floorShade: p.ink,
          }),
          3.88,
          3,
          90,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.cool,
            pattern: 'checks',
            patternInk: p.paper,
            head: 'low',
            headTones: t.dark,
            floorShade: p.ink,
          }),
          3.88,
          1.4,
          90,
        ),
        k.put(k.cupboard({ w: 0.5, d: 0.42, h: 0.55, body: t.cool, drawers: 2, knob: p.lamp }), 2.45, 3.9),
        k.put(
          k.lamp({ shade: [p.paper, p.lamp, p.lamp], post: p.ink, glow: [p.cyan], wide: 0.4 }),
          2.45,
          3.9,
          0,
          -0.1,
          0.55,
        ),
        k.put(k.rug({ w: 1.6, d: 1.2, ink: p.teal, line: p.lamp, kind: 'round' }), 1.7, 0.9, 0, 3),
      ],
    })
  })
