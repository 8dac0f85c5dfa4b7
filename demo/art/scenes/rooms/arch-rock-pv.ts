// Eye at the water of a private pool: stepping stones, a white villa with three arches, cushions in the shade.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('reef', options, (k, p, t, o) => {
    const v = k.view({ eye: [2.6, 0.85, -5.4], f: 1180, horizon: 640, light: [-0.5, 0.65, -0.5] }),
      arch = (from: number) => ({
        wall: 'front' as const,
        from,
        to: from + 1.7,
        sill: 0,
        head: 2.5,
        shape: 'arch' as const,
        frame: [p.paper, p.light, p.aqua] as const,
        rim: 0.06,
      }),
      front = { x0: -1.4, x1: 6.8, top: 3.2, wall: { ink: p.paper }, openings: [arch(-0.4), arch(1.8), arch(4)] }
    return (
      k.seaView({ o, seed: 'arp', hz: 640, x: 800, w: 900 }) +
      k.ground(v, -14, 18, -9, p.light) +
      k.room(v, {
        size: [5.6, 3.8, 3.2],
        back: { ink: p.lagoon, line: p.deep },
        left: { ink: p.deep },
        right: { ink: p.lagoon },
        ceiling: p.deep,
        floor: { ink: p.deep, kind: 'bare', line: p.deep, piece: p.deep, lit: p.lagoon },
        items: [
          k.put(
            k.bed({
              w: 2,
              frame: t.dark,
              sheet: t.white,
              spread: t.white,
              throw: t.warm,
              cushion: t.warm,
              headTones: t.gold,
            }),
            2.65,
            2.2,
          ),
          k.put(k.lamp({ h: 1.4, shade: t.gold, post: p.ink }), 4.7, 2.8),
        ],
      }) +
      k.facade(v, front) +
      k.eaves(v, front) +
      k.path(k.front(v, -1.7, 7.1, 3.2, 3.5, -0.3), p.light) +
      k.pool({ w: 6, d: 3, water: p.aqua, lit: p.paper, deep: p.lagoon, rim: p.paper, edge: p.navy })(
        k.local(v, 2.6, 0, -2.9),
      ) +
      k.lounger(
        { frame: p.navy, cushion: p.paper, cushionShade: p.lagoon, towel: p.coral },
        p.aqua,
      )(k.local(v, 4.9, 0, -0.75)) +
      k.guest('sitBack', { skin: p.navy, top: p.coral, cloth: p.coral, hair: p.ink, longHair: true })(
        k.local(v, 1.4, 0.02, -1.2),
      ) +
      k.plant({ h: 1.5, pot: t.warm, leaf: [p.navy, p.deep], seed: 'arp1' })(k.local(v, -1, 0, -0.7)) +
      k.plant({ h: 1.5, pot: t.warm, leaf: [p.navy, p.deep], seed: 'arp2' })(k.local(v, 6.2, 0, -0.7)) +
      k.frond('tr', 420, [p.ink, p.navy], 'arp')
    )
  })
