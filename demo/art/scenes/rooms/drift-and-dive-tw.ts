// Dive buddies' room: two blue beds either side of wetsuits on their pegs, fins below.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('reef', options, (k, p, t, o) => {
    const w = 4,
      d = 3.4,
      v = k.view({ eye: [2, 1.5, -1.9], f: 1260, horizon: 540, light: [-0.6, 0.65, 0.3] }),
      peg = (x: number, a: string, b: string) => k.wetsuit(a, b)(k.local(v, x, 2.15, 3.3))
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1,
      back: { ink: p.light, kind: 'planks', line: p.paper },
      left: { ink: p.aqua, kind: 'planks', line: p.lagoon },
      right: { ink: p.paper, kind: 'planks', line: p.light },
      ceiling: p.aqua,
      beams: { tones: t.dark, count: 4 },
      floor: { ink: p.sun, kind: 'boards', line: p.paper, piece: p.sun, lit: p.paper },
      openings: [
        { wall: 'left', from: 1.4, to: 2.6, sill: 0.8, head: 2.2, bars: [1, 4], frame: t.dark, slats: p.paper },
      ],
      vista: k.seaView({ o, seed: 'ddt', hz: 540, x: 200, w: 400 }),
      hung:
        peg(1.65, p.ink, p.coral) + peg(2.35, p.navy, p.sun) + k.path(k.front(v, 1.2, 2.8, 2.16, 2.22, 3.35), p.deep),
      items: [
        k.put(
          k.bed({
            w: 1,
            frame: t.dark,
            sheet: t.white,
            spread: t.dark,
            throw: t.gold,
            head: 'low',
            headTones: t.deep,
            floorShade: p.lagoon,
            sun: p.lagoon,
          }),
          0.75,
          2.2,
        ),
        k.put(
          k.bed({
            w: 1,
            frame: t.dark,
            sheet: t.white,
            spread: t.dark,
            throw: t.warm,
            head: 'low',
            headTones: t.deep,
            floorShade: p.lagoon,
          }),
          3.25,
          2.2,
        ),
        k.put(k.snorkelSet({ fin: p.coral, finLit: p.paper, strap: p.ink, glass: p.aqua }), 2, 2.6, 5),
        k.put(k.snorkelSet({ fin: p.navy, finLit: p.aqua, strap: p.coral, glass: p.light }), 2.1, 1.4, -14),
      ],
    })
  })
