// A bungalow room in steady rain on Long Island: a hammock inside the window, frogs somewhere below.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('rain', options, (k, p, t, o) => {
    const w = 3.8,
      d = 3.4,
      v = k.view({ eye: [2.9, 1.45, -1.5], look: -15, f: 1180, horizon: 550, light: [0.3, 0.6, 0.7] })
    return k.room(v, {
      size: [w, d, 2.2],
      z0: -1,
      back: { ink: p.forest, kind: 'bamboo', line: p.ink, dark: p.ink },
      left: { ink: p.sea, kind: 'bamboo', line: p.forest, dark: p.forest },
      right: { ink: p.sea },
      gable: { rise: 1.3, inks: [p.sea, p.slate], purlins: p.forest, rafters: p.ink },
      floor: { ink: p.haze, kind: 'mat', line: p.slate, piece: p.slate, lit: p.mist },
      openings: [{ wall: 'back', from: 0.4, to: 3.4, sill: 0.7, head: 2, frame: [p.lamp, p.lamp, p.ink], sun: false }],
      vista: k.gardenView({ o, seed: 'lqb', hz: 550, x: 800, w: 640, palms: 3 }) + k.rainfall('lqb', p.paper),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.white,
            pattern: 'stripes',
            patternInk: p.leaf,
            head: 'slats',
            headTones: t.wood,
            floorShade: p.slate,
          }),
          1.15,
          1.5,
          -90,
        ),
        k.put(
          k.hammock({
            to: [2, 0.05, -0.9],
            sag: 0.4,
            wide: 0.7,
            cloth: [p.paper, p.lamp, p.slate],
            rope: p.ink,
            stripe: p.forest,
          }),
          1.7,
          3.2,
          0,
          -0.6,
          1.75,
        ),
        k.put(k.lamp({ h: 0.3, shade: [p.paper, p.lamp, p.lamp], post: p.ink, wide: 0.24 }), 0.35, 2.75, 0, 0, 0.5),
        k.put(k.drum({ r: 0.2, h: 0.5, tones: t.dark }), 0.35, 2.75, 0, 0.1),
      ],
    })
  })
