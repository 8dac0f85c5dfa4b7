// A pool villa by night from the plunge pool: underwater light, the bed glowing behind glass.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.55, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('night', options, (k, p, t, o) => {
    const v = k.view({ eye: [3.6, 1.3, -5.4], look: -9, f: 1180, horizon: 560, light: [0.5, 0.6, -0.6] }),
      front = {
        x0: -0.4,
        x1: 5.4,
        top: 3,
        wall: { ink: p.navy, line: p.deep },
        openings: [
          {
            wall: 'front' as const,
            from: 0.2,
            to: 4.8,
            sill: 0,
            head: 2.6,
            bars: [3, 1] as const,
            frame: [p.teal, p.deep, p.ink] as const,
            rim: 0.08,
          },
        ],
      }
    return (
      k.seaView({ o, seed: 'rrv', hz: 560, x: 1250, w: 620, disc: [90, 330, 54] }) +
      k.ground(v, -12, 16, -8, p.blue) +
      k.room(v, {
        size: [5, 4, 3],
        back: { ink: p.lamp, line: p.paper },
        left: { ink: p.lamp },
        right: { ink: p.lamp },
        ceiling: p.paper,
        floor: { ink: p.teal, kind: 'tiles', line: p.blue, piece: p.teal, lit: p.teal },
        hung: k.picture(v, 5, 4, {
          wall: 'back',
          at: 2.4,
          y: 2,
          pw: 1.5,
          ph: 0.5,
          frame: p.blue,
          ground: p.cyan,
          inks: [p.teal, p.blue, p.paper],
          art: 'sea',
        }),
        items: [
          k.put(
            k.bed({
              w: 1.9,
              frame: t.dark,
              sheet: t.white,
              spread: t.white,
              throw: t.deep,
              cushion: t.deep,
              headTones: t.dark,
              floorShade: p.blue,
            }),
            2.4,
            2.6,
          ),
          k.put(k.armchair({ frame: t.dark, seat: t.deep, floorShade: p.blue }), 0.8, 1.3, -40),
          k.put(k.lamp({ h: 1.4, shade: t.white, post: p.ink }), 4.2, 3.4),
        ],
      }) +
      k.facade(v, front) +
      k.eaves(v, front) +
      k.path(k.level(v, -0.9, 5.9, -0.9, 3, 3), p.deep) +
      k.path(k.front(v, -0.9, 5.9, 3, 3.25, -0.9), p.ink) +
      k.pool({ w: 4.4, d: 2.6, water: p.cyan, lit: p.paper, deep: p.teal, rim: p.navy, edge: p.glow })(
        k.local(v, 2.6, 0, -2.9),
      ) +
      k.chair({ frame: t.dark, seat: t.cool })(k.local(v, -0.5, 0, -1.2, -60)) +
      k.frond('tl', 360, [p.ink, p.deep], 'rrv') +
      k.frond('br', 300, [p.ink, p.deep], 'rrv2')
    )
  })
