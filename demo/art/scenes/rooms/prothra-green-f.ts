// The family room of a homestay on a wet day: three checked beds in a row along one wall, the garden dripping.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('rain', options, (k, p, t, o) => {
    const w = 3.6,
      d = 6,
      v = k.view({ eye: [2.9, 1.65, -1], look: -9, f: 1180, horizon: 470, light: [0.5, 0.65, 0.3] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -0.6,
      back: { ink: p.mist, kind: 'dado', line: p.leaf, dark: p.forest },
      left: { ink: p.paper, kind: 'dado', line: p.leaf, dark: p.forest },
      right: { ink: p.haze, kind: 'dado', line: p.forest, dark: p.forest },
      ceiling: p.paper,
      beams: { tones: t.dark, count: 6 },
      floor: { ink: p.haze, kind: 'check', line: p.slate, piece: p.mist, lit: p.paper },
      openings: [{ wall: 'back', from: 0.4, to: 3.2, sill: 0.9, head: 2.3, bars: [3, 2], frame: t.dark, sun: false }],
      vista: k.gardenView({ o, seed: 'pgf', hz: 470, x: 700, w: 460, flowers: true }) + k.rainfall('pgf', p.paper),
      items: [
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
          1.1,
          1.6,
          -90,
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
          1.1,
          3.5,
          -90,
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
          1.1,
          5,
          -90,
        ),
        k.put(k.plant({ h: 1, pot: t.warm, leaf: [p.forest, p.leaf], seed: 'pgf' }), 3.1, 5.3),
        k.put(k.slippers(p.lamp, p.ink), 2.6, 2.3, 80),
      ],
    })
  })
