// The whole bungalow after dark from its garden: three rooms lit side by side, a bed in each.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.6 }
export default (options?: SceneOptions) =>
  chamber('night', options, (k, p, t, o) => {
    const v = k.view({ eye: [4.5, 1.6, -6.4], f: 1060, horizon: 630, light: [0.3, 0.6, -0.6] }),
      hole = (from: number) => ({
        wall: 'front' as const,
        from,
        to: from + 2.1,
        sill: 0,
        head: 2.3,
        frame: t.wood,
        rim: 0.09,
      }),
      front = {
        x0: 0,
        x1: 9,
        top: 2.7,
        wall: { ink: p.navy, kind: 'planks' as const, line: p.deep },
        openings: [hole(0.45), hole(3.45), hole(6.45)],
        roof: { tones: [p.blue, p.navy, p.ink] as const, over: 1, rise: 1.5, back: 3, thatch: p.teal },
      }
    return (
      k.gardenView({ o, seed: 'msw', hz: 650, x: 800, w: 1300, disc: [420, 480, 46], palms: 2 }) +
      k.ground(v, -12, 22, -9, p.deep) +
      k.room(v, {
        size: [9, 3.4, 2.7],
        back: { ink: p.lamp },
        floor: { ink: p.teal, kind: 'planks', line: p.blue, piece: p.teal, lit: p.teal },
        items: [t.deep, t.cool, t.pale].flatMap((spread, i) => [
          k.put(
            k.bed({
              w: 1.5,
              frame: t.dark,
              sheet: t.white,
              spread,
              head: 'panel',
              headTones: t.dark,
              floorShade: p.blue,
            }),
            1.5 + i * 3,
            2,
          ),
          k.put(
            k.pendant({ cord: 0.3, r: 0.2, shade: [p.paper, p.paper, p.cyan], line: p.ink }),
            2.22 + i * 3,
            2.4,
            0,
            0,
            2,
          ),
        ]),
      }) +
      k.facade(v, front) +
      k.ground(v, -0.4, 9.4, -1.5, p.blue, 0.02) +
      k.eaves(v, front) +
      [-0.3, 2.95, 6.05, 9.3].map((x) => k.post(2.55, t.dark)(k.local(v, x, 0, -0.95))).join('') +
      [1.5, 4.5, 7.5]
        .map((x) =>
          k.path(
            k.face(v, [
              [x - 1, 0.03, -0.1],
              [x + 1, 0.03, -0.1],
              [x + 1.5, 0.03, -2.4],
              [x - 1.5, 0.03, -2.4],
            ]),
            p.teal,
          ),
        )
        .join('') +
      k.hammock({ to: [2.6, 0, -0.2], sag: 0.4, cloth: [p.paper, p.cyan, p.teal], rope: p.ink })(
        k.local(v, 6.1, 1.3, -1),
      ) +
      k.plant({ h: 1.2, pot: t.deep, leaf: [p.ink, p.deep], seed: 'msw' })(k.local(v, 2.95, 0, -1.5)) +
      k.frond('bl', 420, [p.ink, p.deep], 'msw') +
      k.frond('tr', 380, [p.ink, p.deep], 'msw2')
    )
  })
