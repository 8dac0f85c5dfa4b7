// The sea villa: two poster posts and the whole horizon, a day bed on the deck outside.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.45 }
export default (options?: SceneOptions) =>
  chamber('reef', options, (k, p, t, o) => {
    const w = 6,
      d = 3.4,
      v = k.view({ eye: [3, 1.4, -1.6], f: 1080, horizon: 520, light: [0.4, 0.5, 0.8] })
    return (
      k.room(v, {
        size: [w, d, 3],
        z0: -1.2,
        left: { ink: p.light, line: p.paper },
        right: { ink: p.aqua, line: p.light },
        ceiling: p.paper,
        open: true,
        beams: { tones: t.wood, count: 6, along: true },
        floor: { ink: p.sun, kind: 'planks', line: p.paper, piece: p.sun, lit: p.paper },
        vista:
          k.seaView({ o, seed: 'sdv', hz: 520, x: 860, w: 900, boat: 'sail' }) +
          k.ground(k.local(v, 0, 0, 6.2), -8, 14, -3, p.light) +
          k.pool({ w: 5, d: 1.5, water: p.aqua, lit: p.paper, deep: p.lagoon, rim: p.paper, edge: p.navy })(
            k.local(v, 3, 0, 5),
          ),
        items: [
          k.put(
            k.bed({
              w: 1.9,
              frame: t.dark,
              sheet: t.white,
              spread: t.cool,
              pattern: 'diamond',
              patternInk: p.paper,
              throw: t.warm,
              head: 'none',
              pillows: 0,
              made: 0.98,
              floorShade: p.deep,
            }),
            3,
            0.6,
            180,
          ),
          k.put(k.tray(t.dark, t.white), 2.6, 0.9, 20, -1, 0.6),
          k.put(k.post(3, t.dark, 0.12), 0.25, 3.3),
          k.put(k.post(3, t.dark, 0.12), 5.75, 3.3),
          k.put(k.armchair({ frame: t.dark, seat: t.deep, cushion: t.gold, floorShade: p.deep }), 1.5, 2.6, -140),
          k.put(k.plant({ h: 1.4, pot: t.deep, leaf: [p.navy, p.deep], seed: 'sdv' }), 5.3, 2.9),
        ],
      }) + k.drape(-1, 250, [p.paper, p.paper, p.light])
    )
  })
