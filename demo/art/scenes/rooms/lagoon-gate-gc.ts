// A garden cottage with one great round window, turquoise inside and out, a coral bed below it.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.45, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('reef', options, (k, p, t, o) => {
    const w = 3.8,
      d = 3.4,
      v = k.view({ eye: [2.7, 1.4, -1.6], look: -13, f: 1220, horizon: 560, light: [0.35, 0.6, 0.7] })
    return k.room(v, {
      size: [w, d, 2.8],
      z0: -1,
      back: { ink: p.paper, line: p.light },
      left: { ink: p.aqua, line: p.lagoon },
      right: { ink: p.light },
      ceiling: p.aqua,
      beams: { tones: [p.light, p.lagoon, p.deep], count: 5 },
      floor: { ink: p.lagoon, kind: 'boards', line: p.deep, piece: p.lagoon, lit: p.light },
      openings: [
        {
          wall: 'back',
          from: 0.75,
          to: 2.65,
          sill: 0.7,
          head: 2.6,
          shape: 'round',
          frame: [p.coral, p.coral, p.navy],
          rim: 0.1,
        },
      ],
      vista: k.gardenView({ o, seed: 'lgg', hz: 560, x: 800, w: 520, palms: 3, flowers: true }),
      items: [
        k.put(
          k.bed({
            w: 1.8,
            frame: t.white,
            sheet: t.white,
            spread: t.warm,
            pattern: 'border',
            patternInk: p.paper,
            head: 'none',
            floorShade: p.deep,
          }),
          1.7,
          2.3,
        ),
        k.put(k.drum({ r: 0.22, h: 0.45, tones: t.gold, floorShade: p.deep }), 3.1, 3),
        k.put(k.vase(t.white, p.navy, p.coral, 'lgv'), 3.1, 3, 0, -0.1, 0.45),
        k.put(k.plant({ h: 1.2, pot: t.gold, leaf: [p.navy, p.deep], seed: 'lggp' }), 0.4, 2.9),
      ],
    })
  })
