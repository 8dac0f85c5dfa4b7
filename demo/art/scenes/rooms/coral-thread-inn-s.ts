// A plain small room on a wet afternoon: one bed under a long louvred window, an umbrella-grey light.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.6 }
export default (options?: SceneOptions) =>
  chamber('rain', options, (k, p, t, o) => {
    const w = 2.9,
      d = 3.2,
      v = k.view({ eye: [1.45, 1.5, -2.2], f: 1360, horizon: 540, light: [0.4, 0.7, 0.3] })
    return k.room(v, {
      size: [w, d, 2.6],
      z0: -1.4,
      back: { ink: p.paper, kind: 'stone', line: p.mist, dark: p.mist },
      left: { ink: p.slate, line: p.haze },
      right: { ink: p.forest, line: p.sea },
      ceiling: p.paper,
      floor: { ink: p.sea, kind: 'terrazzo', line: p.slate, piece: p.forest, lit: p.slate },
      openings: [
        { wall: 'back', from: 0.35, to: 2.55, sill: 1.25, head: 2.2, bars: [4, 1], frame: t.dark, sun: false },
      ],
      vista: k.harbourView({ o, seed: 'cts', hz: 540, x: 800, w: 560, ship: true }) + k.rainfall('cts', p.paper),
      items: [
        k.put(
          k.bed({
            w: 1.5,
            frame: t.dark,
            sheet: t.white,
            spread: t.gold,
            pattern: 'diamond',
            patternInk: p.paper,
            head: 'panel',
            headTones: t.dark,
            floorShade: p.forest,
          }),
          1.35,
          2.05,
        ),
        k.put(k.drum({ r: 0.2, h: 0.5, tones: t.dark, floorShade: p.forest }), 2.45, 2.7),
        k.put(k.lamp({ h: 0.34, shade: [p.paper, p.lamp, p.lamp], post: p.ink, wide: 0.28 }), 2.45, 2.7, 0, -0.1, 0.5),
        k.put(k.rucksack({ body: t.warm, strap: p.ink, roll: p.forest }), 0.4, 1.2),
        k.put(k.slippers(p.ink, p.lamp), 2.35, 1, -10),
      ],
    })
  })
