// The bed of a beach cottage lies in the sun's own path; the curtain blows in from the sea.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.55, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('late', options, (k, p, t, o) => {
    const w = 4,
      d = 3.4,
      v = k.view({ eye: [0.7, 1.35, -1.3], look: 20, f: 1180, horizon: 520, light: [0.1, 0.38, 0.92] })
    return (
      k.room(v, {
        size: [w, d, 2.6],
        z0: -1,
        back: { ink: p.coral, kind: 'planks', line: p.wine },
        left: { ink: p.orange },
        right: { ink: p.wine, kind: 'planks', line: p.plum },
        ceiling: p.wine,
        beams: { tones: t.dark, count: 5 },
        floor: { ink: p.wine, kind: 'boards', line: p.plum, piece: p.wine, lit: p.gold },
        openings: [{ wall: 'back', from: 0.4, to: 2.5, sill: 0, head: 2.25, frame: t.dark, bars: [2, 1] }],
        vista: k.beachView({ o, seed: 'slb', hz: 520, x: 680, w: 620, disc: [-20, 66, 76], palms: 1 }),
        items: [
          k.put(
            k.bed({
              w: 1.8,
              frame: t.dark,
              sheet: t.white,
              spread: t.warm,
              pattern: 'stripes',
              patternInk: p.gold,
              head: 'slats',
              headTones: t.dark,
              floorShade: p.plum,
              sun: p.gold,
            }),
            2.85,
            1.6,
            90,
          ),
          k.put(k.pendant({ cord: 0.5, r: 0.24, shade: t.pale, line: p.ink }), 3.2, 2.9, 0, 0, 1.9),
          k.put(k.slippers(p.ink, p.gold), 1.5, 1.1, 10),
        ],
      }) + k.drape(-1, 300, [p.paper, p.paper, p.gold])
    )
  })
