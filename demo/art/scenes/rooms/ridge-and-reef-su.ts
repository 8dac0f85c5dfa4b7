// A suite from its mezzanine: bed, sofa and round rug far below, the reef through a wall of glass.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.6, y: 0.68 }
export default (options?: SceneOptions) =>
  chamber('reef', options, (k, p, t, o) => {
    const w = 6.6,
      d = 5.4,
      v = k.view({ eye: [3.3, 4, -2.4], look: 0, f: 1100, horizon: 250, light: [-0.35, 0.75, 0.55] })
    return (
      k.room(v, {
        size: [w, d, 5.8],
        z0: -0.2,
        back: { ink: p.light, line: p.paper },
        left: { ink: p.lagoon, line: p.deep },
        right: { ink: p.aqua, line: p.light },
        ceiling: p.paper,
        floor: { ink: p.light, kind: 'tiles', line: p.aqua, piece: p.aqua, lit: p.paper },
        openings: [
          { wall: 'back', from: 1, to: 5.9, sill: 0, head: 5, bars: [4, 1], frame: [p.paper, p.deep, p.navy] },
        ],
        vista: k.seaView({ o, seed: 'rrs', hz: 250, x: 860, w: 640, boat: 'sail' }),
        items: [
          k.put(
            k.bed({
              w: 1.9,
              frame: t.dark,
              sheet: t.white,
              spread: t.cool,
              throw: t.warm,
              cushion: t.warm,
              floorShade: p.aqua,
              headTones: t.deep,
              sun: p.light,
            }),
            5.3,
            3.1,
            90,
          ),
          k.put(k.rug({ w: 2.8, d: 2.8, ink: p.sun, line: p.coral, kind: 'round' }), 2.2, 3.2, 0, 3),
          k.put(k.armchair({ w: 2, frame: t.dark, seat: t.deep, cushion: t.gold, floorShade: p.aqua }), 0.9, 3.2, -90),
          k.put(k.drum({ r: 0.45, h: 0.36, tones: t.wood, floorShade: p.coral }), 2.3, 3.2),
          k.put(k.bowl(t.white, [p.coral, p.sun]), 2.3, 3.2, 0, -0.1, 0.36),
          k.put(k.plant({ h: 1.8, pot: t.white, leaf: [p.navy, p.deep, p.lagoon], seed: 'rrp' }), 0.6, 4.9),
          k.put(k.pendant({ cord: 2.2, r: 0.4, shade: t.gold, line: p.navy }), 2.3, 3, 0, 0, 3),
        ],
      }) + k.rail({ w: 14, tones: [p.deep, p.navy, p.ink], kind: 'glass' })(k.local(v, -1.5, 1.75, -0.9))
    )
  })
