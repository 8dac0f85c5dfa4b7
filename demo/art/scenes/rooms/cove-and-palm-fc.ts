// The family cottage from its loft: king and two singles under the gable, buckets and fins on the floor.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const w = 5.4,
      d = 4.8,
      v = k.view({ eye: [2.7, 3.1, -2.4], f: 1120, horizon: 210, light: [0.5, 0.7, 0.5] })
    return k.room(v, {
      size: [w, d, 2.6],
      z0: -0.8,
      back: { ink: p.paper, kind: 'planks', line: p.sand },
      left: { ink: p.sand, kind: 'planks', line: p.paper },
      right: { ink: p.sky, kind: 'planks', line: p.aqua },
      gable: { rise: 1.4, inks: [p.aqua, p.sky], purlins: p.lagoon, rafters: p.deep },
      floor: { ink: p.lagoon, kind: 'planks', line: p.deep, piece: p.lagoon, lit: p.aqua },
      openings: [
        { wall: 'back', from: 1.7, to: 3.7, sill: 0, head: 2.2, bars: [2, 1], frame: [p.paper, p.coral, p.forest] },
      ],
      vista: k.poolView({ o, seed: 'cpf', hz: 210, x: 800, w: 1150 }),
      items: [
        k.put(
          k.bed({
            w: 1.9,
            frame: t.dark,
            sheet: t.white,
            spread: t.white,
            throw: t.warm,
            floorShade: p.deep,
            headTones: t.dark,
          }),
          1.15,
          2.6,
          -90,
        ),
        k.put(
          k.bed({ w: 1, frame: t.dark, sheet: t.white, spread: t.green, head: 'low', floorShade: p.deep }),
          4.25,
          3.5,
          90,
        ),
        k.put(
          k.bed({ w: 1, frame: t.dark, sheet: t.white, spread: t.warm, head: 'low', floorShade: p.deep }),
          4.25,
          1.7,
          90,
        ),
        k.put(k.rug({ w: 1.3, d: 1.3, ink: p.sand, line: p.coral, kind: 'round' }), 2.8, 1.6, 0, 3),
        k.put(k.snorkelSet({ fin: p.coral, finLit: p.sand, strap: p.forest, glass: p.sky }), 2.7, 0.5, 10),
        k.put(k.fan({ blade: [p.coral, p.coral, p.deep], hub: p.forest, r: 0.7 }), 2.7, 2.2, 0, -1, 2.7),
      ],
    })
  })
