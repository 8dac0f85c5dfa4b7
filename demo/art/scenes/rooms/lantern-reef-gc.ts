// A garden cottage with paper lanterns along its porch, seen through the leaves at night.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('night', options, (k, p, t, o) => {
    const v = k.view({ eye: [3, 1.5, -5.4], look: -5, f: 1150, horizon: 620, light: [0.4, 0.6, -0.6] }),
      front = {
        x0: -0.6,
        x1: 5,
        top: 2.6,
        wall: { ink: p.blue, kind: 'bamboo' as const, line: p.navy, dark: p.navy },
        openings: [{ wall: 'front' as const, from: 1.7, to: 4.3, sill: 0, head: 2.2, frame: t.cool, rim: 0.08 }],
        roof: { tones: [p.teal, p.navy, p.ink] as const, over: 1.1, rise: 1.8, back: 3, thatch: p.blue },
      }
    return (
      k.gardenView({ o, seed: 'lrg', hz: 620, x: 800, w: 1100, palms: 3, disc: [-420, 420, 40] }) +
      k.ground(v, -12, 16, -7, p.deep) +
      k.room(v, {
        size: [4.4, 3.6, 2.6],
        back: { ink: p.cyan, line: p.teal },
        left: { ink: p.teal },
        right: { ink: p.teal },
        ceiling: p.teal,
        floor: { ink: p.teal, kind: 'planks', line: p.blue, piece: p.teal, lit: p.teal },
        items: [
          k.put(
            k.bed({
              w: 1.8,
              frame: t.dark,
              sheet: t.white,
              spread: t.warm,
              head: 'arch',
              headTones: t.dark,
              floorShade: p.blue,
            }),
            2.9,
            2.2,
          ),
        ],
      }) +
      k.facade(v, front) +
      k.path(k.level(v, -0.6, 5, -1.4, 0, 0.02), p.navy) +
      k.eaves(v, front) +
      [0, 1.3, 2.7, 4.3]
        .map((x, i) =>
          k.pendant({
            cord: 0.2 + (i % 2) * 0.12,
            r: 0.15,
            shade: [p.paper, p.lamp, p.lamp],
            line: p.ink,
            glow: [p.teal],
          })(k.local(v, x, 2.05 - (i % 2) * 0.12, -0.7)),
        )
        .join('') +
      [-0.5, 4.9].map((x) => k.post(2.45, t.dark)(k.local(v, x, 0, -1.05))).join('') +
      k.hammock({ to: [1.7, 0, 0.1], sag: 0.36, cloth: [p.paper, p.cyan, p.teal], rope: p.ink, stripe: p.lamp })(
        k.local(v, -0.4, 1.25, -0.7),
      ) +
      k.frond('br', 420, [p.ink, p.deep], 'lrg') +
      k.frond('bl', 300, [p.ink, p.deep], 'lrg3')
    )
  })
