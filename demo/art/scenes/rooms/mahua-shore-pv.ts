// Noon at a villa's own pool: steps into pale water, the bedroom cool and open beyond.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const v = k.view({ eye: [2.2, 2.6, -6], f: 1180, horizon: 330, light: [0.5, 0.7, -0.5] }),
      front = {
        x0: -1.6,
        x1: 6,
        top: 2.8,
        wall: { ink: p.paper, kind: 'stone' as const, line: p.sand, dark: p.sand },
        openings: [
          {
            wall: 'front' as const,
            from: 0.1,
            to: 4.3,
            sill: 0,
            head: 2.35,
            bars: [1, 1] as const,
            frame: t.dark,
            rim: 0.09,
          },
        ],
        roof: { tones: [p.sand, p.coral, p.forest] as const, over: 1, rise: 1.4, back: 3, thatch: p.coral },
      }
    return (
      k.gardenView({ o, seed: 'mspv', hz: 330, x: 800, w: 1300, palms: 4 }) +
      k.ground(v, -14, 18, -9, p.sand) +
      k.room(v, {
        size: [4.4, 4, 2.8],
        back: { ink: p.sky, line: p.aqua },
        left: { ink: p.aqua },
        right: { ink: p.sky },
        ceiling: p.aqua,
        floor: { ink: p.lagoon, kind: 'planks', line: p.deep, piece: p.lagoon, lit: p.aqua },
        items: [
          k.put(
            k.bed({
              w: 1.9,
              frame: t.dark,
              sheet: t.white,
              spread: t.white,
              throw: t.warm,
              cushion: t.warm,
              headTones: t.wood,
              floorShade: p.deep,
            }),
            2.2,
            2.5,
          ),
          k.put(k.plant({ h: 1.3, pot: t.white, leaf: [p.forest, p.leaf], seed: 'mspp' }), 3.9, 3.3),
        ],
      }) +
      k.facade(v, front) +
      k.eaves(v, front) +
      k.pool({ w: 4.6, d: 2.8, water: p.aqua, lit: p.paper, deep: p.lagoon, rim: p.paper, edge: p.deep })(
        k.local(v, 2.2, 0, -2.6),
      ) +
      k.parasol({ pole: p.forest, lit: p.paper, body: p.coral, shade: p.forest }, p.aqua)(k.local(v, -0.5, 0, -0.75)) +
      k.lounger(
        { frame: p.forest, cushion: p.paper, cushionShade: p.aqua, towel: p.coral },
        p.aqua,
        -1,
      )(k.local(v, -0.2, 0, -0.9)) +
      k.plant({ h: 1.4, pot: t.warm, leaf: [p.forest, p.leaf], seed: 'mspq' })(k.local(v, 5.2, 0, -0.8)) +
      k.frond('bl', 380, [p.forest, p.leaf], 'mspv')
    )
  })
