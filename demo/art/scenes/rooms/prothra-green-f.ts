// The family room of a homestay on a wet day: three checked beds, the garden dripping at a long window.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('rain', options, (k, p, t, o) => {
    const w = 5.4,
      d = 3.8,
      v = k.view({ eye: [0.8, 1.6, -1.3], look: 24, f: 1120, horizon: 500, light: [-0.5, 0.65, 0.5] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1,
      back: { ink: p.mist, kind: 'dado', line: p.leaf, dark: p.forest },
      left: { ink: p.paper },
      right: { ink: p.paper, kind: 'dado', line: p.leaf, dark: p.forest },
      ceiling: p.paper,
      floor: { ink: p.haze, kind: 'check', line: p.slate, piece: p.mist, lit: p.paper },
      openings: [{ wall: 'back', from: 0.7, to: 4.7, sill: 1.1, head: 2.2, bars: [4, 1], frame: t.dark, sun: false }],
      vista: k.gardenView({ o, seed: 'pgf', hz: 500, x: 760, w: 620, flowers: true }) + k.rainfall('pgf', p.paper),
      items: [
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            pattern: 'checks',
            patternInk: p.paper,
            head: 'slats',
            headTones: t.dark,
            floorShade: p.slate,
          }),
          1.2,
          2.7,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            pattern: 'checks',
            patternInk: p.paper,
            head: 'slats',
            headTones: t.dark,
            floorShade: p.slate,
          }),
          2.6,
          2.7,
        ),
        k.put(
          k.bed({
            w: 1.8,
            frame: t.dark,
            sheet: t.white,
            spread: t.green,
            pattern: 'checks',
            patternInk: p.paper,
            head: 'slats',
            headTones: t.dark,
            floorShade: p.slate,
          }),
          4.3,
          1.8,
          90,
        ),
        k.put(k.plant({ h: 0.9, pot: t.warm, leaf: [p.forest, p.leaf], seed: 'pgf' }), 3.4, 3.5),
        k.put(k.slippers(p.lamp, p.ink), 2.1, 1, 10),
      ],
    })
  })
