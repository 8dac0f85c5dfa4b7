// The porch of a beach cottage toward evening: a hammock between two posts, the sun going down behind the palms.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.45, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('late', options, (k, p, t, o) => {
    const v = k.view({ eye: [1.6, 1.45, -2.3], look: 12, f: 1220, horizon: 560, light: [0.3, 0.45, 0.85] })
    return (
      k.room(v, {
        size: [5.4, 2.6, 2.6],
        z0: -2,
        left: { ink: p.wine, kind: 'planks', line: p.plum },
        ceiling: p.plum,
        beams: { tones: t.dark, count: 6, along: true },
        floor: { ink: p.coral, kind: 'boards', line: p.wine, piece: p.coral, lit: p.orange },
        open: true,
        openings: [
          { wall: 'left', from: 0.6, to: 1.7, sill: 0, head: 2.1, frame: t.wood, slats: p.orange, sun: false },
        ],
        vista: k.beachView({ o, seed: 'mbc', hz: 560, x: 900, w: 720, disc: [60, 90, 74], palms: 3 }),
        items: [
          k.put(k.rail({ w: 5.4, tones: t.dark, kind: 'cross' }), 0, 2.55),
          k.put(k.post(2.6, t.dark, 0.16), 0.4, 2.5),
          k.put(k.post(2.6, t.dark, 0.16), 4.9, 2.5, 0, -0.1),
          k.put(
            k.hammock({
              to: [4.1, 0, 0.9],
              sag: 0.42,
              wide: 0.9,
              cloth: [p.paper, p.gold, p.coral],
              rope: p.ink,
              stripe: p.teal,
            }),
            0.8,
            1.1,
            0,
            -1,
            1.6,
          ),
          k.put(k.drum({ r: 0.28, h: 0.45, tones: t.pale, floorShade: p.wine }), 1.5, 0.9),
          k.put(k.tray(t.dark, t.white), 1.5, 0.9, 20, -0.1, 0.45),
          k.put(k.plant({ h: 1.2, pot: t.warm, leaf: [p.ink, p.forest, p.teal], seed: 'mbp' }), 0.5, 1.9),
          k.put(k.slippers(p.ink, p.gold), 2.6, 0.4, -20),
        ],
      }) + k.frond('tr', 300, [p.ink, p.forest], 'mbc')
    )
  })
