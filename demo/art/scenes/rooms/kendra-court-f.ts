// The family room at night: a fan turns over three beds, fruit-seller's bulbs in the window.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('night', options, (k, p, t, o) => {
    const w = 5,
      d = 4,
      v = k.view({ eye: [0.9, 1.65, -1.4], look: 22, f: 1120, horizon: 500, light: [-0.5, 0.7, 0.3] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1,
      back: { ink: p.teal, kind: 'brick', line: p.blue, dark: p.blue },
      left: { ink: p.blue },
      right: { ink: p.blue, line: p.navy },
      ceiling: p.navy,
      floor: { ink: p.navy, kind: 'terrazzo', line: p.blue, piece: p.deep, lit: p.blue },
      openings: [
        {
          wall: 'back',
          from: 0.7,
          to: 2.6,
          sill: 1,
          head: 2.2,
          bars: [3, 1],
          frame: [p.cyan, p.deep, p.ink],
          sun: false,
        },
      ],
      vista: k.streetView({ o, seed: 'kcf', hz: 500, x: 560, w: 420 }),
      items: [
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
          1,
          2.9,
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
          2.4,
          2.9,
        ),
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
          3.9,
          1.5,
          90,
        ),
        k.put(k.cupboard({ w: 0.5, d: 0.42, h: 0.55, body: t.dark, drawers: 2, knob: p.lamp }), 4.7, 2.9, 90),
        k.put(
          k.lamp({ shade: [p.paper, p.lamp, p.lamp], post: p.ink, glow: [p.teal], wide: 0.36 }),
          4.7,
          2.9,
          0,
          -0.1,
          0.55,
        ),
        k.put(k.fan({ blade: [p.cyan, p.teal, p.blue], hub: p.ink, r: 0.75, turn: 10 }), 2.5, 1.9, 0, 0, 2.35),
      ],
    })
  })
