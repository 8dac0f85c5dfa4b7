// A pool villa at sunset seen from its own water: the bed and its net stand lit in the open front.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('late', options, (k, p, t, o) => {
    const v = k.view({ eye: [1.9, 1.55, -7.2], f: 1360, horizon: 540, light: [-0.6, 0.6, -0.5] }),
      front = {
        x0: -0.6,
        x1: 5.2,
        top: 2.7,
        wall: { ink: p.wine, kind: 'planks' as const, line: p.plum },
        openings: [{ wall: 'front' as const, from: 0.3, to: 4.3, sill: 0, head: 2.3, frame: t.wood, rim: 0.09 }],
        roof: { tones: [p.plum, p.ink, p.ink] as const, over: 0.9, rise: 1.5, back: 3, thatch: p.wine },
      }
    return (
      k.beachView({ o, seed: 'stpv', hz: 540, x: 1330, w: 620, disc: [90, 70, 62], palms: 2 }) +
      k.ground(v, -9, 13, -9, p.coral) +
      k.room(v, {
        size: [4.6, 4.4, 2.7],
        back: { ink: p.gold, line: p.orange },
        left: { ink: p.orange },
        right: { ink: p.orange },
        ceiling: p.coral,
        floor: { ink: p.orange, kind: 'planks', line: p.coral, piece: p.orange, lit: p.gold },
        hung: k.picture(v, 4.6, 4.4, {
          wall: 'back',
          at: 3.9,
          y: 1.5,
          pw: 0.7,
          ph: 1,
          frame: p.wine,
          ground: p.paper,
          inks: [p.coral, p.wine, p.coral],
          art: 'weave',
        }),
        items: [
          k.put(
            k.bed({
              w: 1.9,
              frame: t.deep,
              sheet: t.white,
              spread: t.white,
              throw: t.cool,
              cushion: t.cool,
              head: 'cane',
              floorShade: p.coral,
            }),
            1.9,
            2.6,
            0,
            0.1,
          ),
          k.put(k.poster({ w: 2, l: 2.2, frame: t.deep, net: [p.paper, p.paper, p.gold] }), 1.9, 2.6),
          k.put(k.lamp({ h: 1.4, shade: [p.paper, p.paper, p.gold], post: p.plum, glow: [p.gold] }), 3.7, 3.4),
        ],
      }) +
      k.facade(v, front) +
      k.eaves(v, front) +
      k.post(2.6, t.dark)(k.local(v, -0.6, 0, -0.85)) +
      k.post(2.6, t.dark)(k.local(v, 5.2, 0, -0.85)) +
      k.pool({ w: 5.4, d: 3, water: p.teal, lit: p.gold, deep: p.forest, rim: p.orange, edge: p.wine })(
        k.local(v, 2, 0, -3.9),
      ) +
      k.plant({ h: 1.3, pot: t.warm, leaf: [p.forest, p.teal], seed: 'stp' })(k.local(v, -0.9, 0, -1.6)) +
      k.frond('bl', 420, [p.ink, p.forest], 'st') +
      k.frond('tr', 360, [p.ink, p.forest], 'st2')
    )
  })
