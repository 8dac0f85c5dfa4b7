// The lagoon from a swing bed on the cottage deck: ropes, cushions, bands of turquoise.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.56 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const v = k.view({ eye: [2.4, 1.5, -2.2], look: 3, f: 1160, horizon: 470, light: [0.3, 0.6, 0.7] }),
      rope = (x: number, z: number) =>
        k.put((s) => k.box(s, [-0.02, 0.02, 0.4, 2.6, -0.02, 0.02], [p.paper, p.paper, p.sand]), x, z, 0, -0.2)
    return (
      k.room(v, {
        size: [5, 2.6, 2.6],
        z0: -1.8,
        ceiling: p.sand,
        open: true,
        beams: { tones: [p.sand, p.coral, p.forest], count: 7, along: true },
        floor: { ink: p.sand, kind: 'boards', line: p.coral, piece: p.sand, lit: p.paper },
        vista: k.beachView({ o, seed: 'lgb', hz: 470, x: 820, w: 900, palms: 1 }),
        items: [
          k.put(k.post(2.6, t.wood, 0.14), 0.2, 2.5),
          k.put(k.post(2.6, t.wood, 0.14), 4.8, 2.5),
          rope(1.3, 2.1),
          rope(3.5, 2.1),
          k.put(
            k.bed({
              w: 1.1,
              l: 2.3,
              h: 0.62,
              frame: t.wood,
              sheet: t.white,
              spread: t.deep,
              cushion: t.warm,
              head: 'none',
              made: 0.72,
              floorShade: p.coral,
            }),
            2.4,
            1.5,
            90,
          ),
          rope(1.3, 0.95),
          rope(3.5, 0.95),
          k.put(k.plant({ h: 1.3, pot: t.deep, leaf: [p.forest, p.leaf], seed: 'lgb' }), 4.4, 1.7),
          k.put(k.slippers(p.coral, p.paper), 1.5, 0.4, 15),
        ],
      }) + k.frond('tl', 300, [p.forest, p.leaf], 'lgb2')
    )
  })
