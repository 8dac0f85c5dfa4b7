// A blue and white room with a porthole window, and the lighthouse in it.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.55, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('reef', options, (k, p, t, o) => {
    const w = 3.8,
      d = 3.4,
      v = k.view({ eye: [1.9, 1.4, -2.1], f: 1430, horizon: 560, light: [0.5, 0.7, 0.4] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1.3,
      back: { ink: p.lagoon, kind: 'planks', line: p.deep },
      left: { ink: p.light, line: p.paper },
      right: { ink: p.aqua, line: p.paper },
      ceiling: p.paper,
      floor: { ink: p.paper, kind: 'boards', line: p.light, piece: p.light, lit: p.sun },
      openings: [
        {
          wall: 'back',
          from: 1.2,
          to: 2.6,
          sill: 1.05,
          head: 2.45,
          shape: 'round',
          frame: [p.paper, p.paper, p.navy],
          rim: 0.12,
        },
      ],
      vista: k.harbourView({ o, seed: 'sld', hz: 560, x: 830, w: 430, light: true }),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.dark,
            pattern: 'stripes',
            patternInk: p.paper,
            head: 'low',
            headTones: t.white,
            floorShade: p.aqua,
            cushion: t.gold,
          }),
          1.9,
          2.25,
        ),
        k.put(k.drum({ r: 0.24, h: 0.5, tones: t.gold, floorShade: p.aqua }), 0.55, 2.9),
        k.put(k.drum({ r: 0.24, h: 0.5, tones: t.gold, floorShade: p.aqua }), 3.25, 2.9),
        k.put(k.lamp({ shade: [p.paper, p.light, p.aqua], post: p.navy }), 0.55, 2.9, 0, -0.1, 0.5),
        k.put(k.books([t.warm, t.dark, t.gold]), 3.25, 2.9, 20, -0.1, 0.5),
        k.put(k.slippers(p.coral, p.paper), 2.9, 0.9, -12),
        k.put(k.snorkelSet({ fin: p.coral, finLit: p.sun, strap: p.navy, glass: p.aqua }), 0.75, 0.5, 30),
      ],
    })
  })
