// A town room after dark: the bedside lamp is lit, and so are windows across the street.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.6, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('night', options, (k, p, t, o) => {
    const w = 4,
      d = 3.6,
      v = k.view({ eye: [2.7, 1.45, -1.7], look: -12, f: 1290, horizon: 560, light: [0.6, 0.6, -0.2] })
    return k.room(v, {
      size: [w, d, 2.75],
      z0: -1,
      back: { ink: p.navy, kind: 'dado', line: p.deep, dark: p.teal },
      left: { ink: p.blue, kind: 'dado', line: p.navy, dark: p.teal },
      right: { ink: p.deep, kind: 'dado', line: p.ink, dark: p.navy },
      ceiling: p.deep,
      floor: { ink: p.navy, kind: 'check', line: p.deep, piece: p.deep, lit: p.blue },
      openings: [
        {
          wall: 'left',
          from: 1.5,
          to: 2.7,
          sill: 0.85,
          head: 2.3,
          shape: 'arch',
          bars: [2, 2],
          frame: t.cool,
          sun: false,
        },
        {
          wall: 'back',
          from: 2.4,
          to: 3.4,
          sill: 0.85,
          head: 2.3,
          shape: 'arch',
          bars: [2, 2],
          frame: t.cool,
          sun: false,
        },
      ],
      vista: k.streetView({ o, seed: 'thd', hz: 560, x: 760, w: 560 }),
      hung: k.picture(v, w, d, {
        wall: 'back',
        at: 0.55,
        y: 1.65,
        pw: 0.5,
        ph: 0.7,
        frame: p.teal,
        ground: p.cyan,
        inks: [p.teal, p.navy, p.lamp],
        art: 'boat',
      }),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.deep,
            throw: t.warm,
            head: 'slats',
            headTones: t.cool,
            floorShade: p.ink,
          }),
          1.5,
          2.5,
        ),
        k.put(k.cupboard({ w: 0.46, d: 0.42, h: 0.56, body: t.cool, drawers: 2, knob: p.lamp }), 2.7, 3.3),
        k.put(
          k.lamp({ shade: [p.paper, p.lamp, p.lamp], post: p.ink, glow: [p.teal, p.cyan], wide: 0.4 }),
          2.7,
          3.3,
          0,
          -0.1,
          0.56,
        ),
        k.put(k.rug({ w: 1.1, d: 1.9, ink: p.teal, line: p.lamp, kind: 'border' }), 3, 1.7, 0, 3),
        k.put(k.armchair({ frame: t.dark, seat: t.deep, cushion: t.warm, floorShade: p.ink }), 0.6, 0.9, -120),
        k.put(k.slippers(p.lamp, p.ink), 2.7, 1.5, -15),
      ],
    })
  })
