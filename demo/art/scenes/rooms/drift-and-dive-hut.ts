// A dive lodge's bamboo hut from the sand: its whole front is open, a wetsuit dries on the post.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const v = k.view({ eye: [2.2, 1.9, -4.2], look: -6, f: 1200, horizon: 560, light: [-0.5, 0.65, -0.5] }),
      front = {
        x0: -0.3,
        x1: 3.3,
        top: 2.3,
        wall: { ink: p.sand, kind: 'bamboo' as const, line: p.coral, dark: p.coral },
        openings: [{ wall: 'front' as const, from: 0.15, to: 2.85, sill: 0.9, head: 2.05, frame: t.dark, rim: 0.07 }],
        roof: { tones: [p.sand, p.deep, p.forest] as const, over: 0.8, rise: 1.6, back: 2.4, thatch: p.coral },
      }
    return (
      k.beachView({ o, seed: 'ddh', hz: 560, x: 900, w: 1100, palms: 2 }) +
      k.ground(v, -12, 16, -7, p.sand) +
      k.path(k.shadow(v, -0.4, 3.4, -0.1, 2.8, 1.4), p.aqua) +
      k.room(v, {
        size: [3, 2.8, 2.3],
        back: { ink: p.deep, kind: 'bamboo', line: p.forest, dark: p.forest },
        left: { ink: p.lagoon },
        right: { ink: p.deep },
        ceiling: p.forest,
        floor: { ink: p.deep, kind: 'mat', line: p.forest, piece: p.deep, lit: p.deep },
        items: [
          k.put(
            k.bed({
              w: 1.4,
              h: 0.9,
              frame: t.dark,
              sheet: t.white,
              spread: t.warm,
              head: 'none',
              floorShade: p.forest,
            }),
            1.5,
            1.3,
            90,
          ),
          k.put(k.pendant({ cord: 0.2, r: 0.2, shade: t.gold, line: p.forest }), 1, 1.8, 0, 0, 1.85),
        ],
      }) +
      k.facade(v, front) +
      k.eaves(v, front) +
      [-0.25, 3.25].map((x) => k.post(2.2, t.dark, 0.12)(k.local(v, x, 0, -0.75))).join('') +
      k.wetsuit(p.forest, p.coral)(k.local(v, 3.25, 2, -0.8)) +
      k.snorkelSet({ fin: p.coral, finLit: p.paper, strap: p.forest, glass: p.aqua })(k.local(v, 0.6, 0, -1.6, 20)) +
      k.board({ deck: p.paper, stripe: p.lagoon, rail: p.deep, h: 2.2 })(k.local(v, -0.5, 0, -0.5)) +
      k.frond('br', 330, [p.forest, p.leaf], 'ddh')
    )
  })
