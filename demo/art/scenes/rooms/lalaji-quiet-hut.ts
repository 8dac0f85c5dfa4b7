// A bamboo hut in the trees of Long Island seen from its path: steps of light, a net, a hammock, no one.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('shade', options, (k, p, t, o) => {
    const v = k.view({ eye: [0.4, 1.7, -4.6], look: 9, f: 1180, horizon: 560, light: [-0.5, 0.6, -0.6] }),
      front = {
        x0: -0.3,
        x1: 3.3,
        top: 2.2,
        wall: { ink: p.lime, kind: 'bamboo' as const, line: p.leaf, dark: p.fern },
        openings: [{ wall: 'front' as const, from: 0.5, to: 2.3, sill: 0, head: 2, frame: t.dark, rim: 0.07 }],
        roof: { tones: [p.fern, p.forest, p.ink] as const, over: 1.2, rise: 2, back: 2.4, thatch: p.deep },
      },
      s = k.local(v, 0, 0.5, 0)
    return (
      k.gardenView({ o, seed: 'lqh', hz: 560, x: 800, w: 1000, palms: 4 }) +
      k.ground(v, -12, 16, -7, p.leaf) +
      k.post(0.6, t.dark)(k.local(v, -0.2, 0, -1.2)) +
      k.post(0.6, t.dark)(k.local(v, 3.2, 0, -1.2)) +
      k.post(0.6, t.dark)(k.local(v, 1.5, 0, -1.2)) +
      k.room(s, {
        size: [3, 2.8, 2.2],
        back: { ink: p.light, kind: 'bamboo', line: p.lime, dark: p.lime },
        left: { ink: p.lime },
        right: { ink: p.lime },
        ceiling: p.fern,
        floor: { ink: p.fern, kind: 'planks', line: p.forest, piece: p.fern, lit: p.fern },
        items: [
          k.put(
            k.bed({ w: 1.4, frame: t.dark, sheet: t.white, spread: t.warm, head: 'none', floorShade: p.fern }),
            1.5,
            1.7,
            0,
            0.1,
          ),
          k.put(k.ringNet({ w: 1.4, net: [p.paper, p.paper, p.light], ring: p.forest, h: 2.1 }), 1.5, 1.7),
        ],
      }) +
      k.facade(s, front) +
      k.box(s, [-0.4, 3.4, -0.12, 0, -1.4, 0], [p.clay, p.forest, p.deep]) +
      k.eaves(s, front) +
      [-0.3, 3.3].map((x) => k.post(2.1, t.dark, 0.12)(k.local(s, x, 0, -1.15))).join('') +
      k.hammock({
        to: [3.4, 0, 0],
        sag: 0.38,
        wide: 0.6,
        cloth: [p.paper, p.light, p.clay],
        rope: p.ink,
        stripe: p.clay,
      })(k.local(s, -0.2, 1.2, -1.1)) +
      [0, 1, 2]
        .map((i) => k.box(v, [1, 2, 0, 0.38 - i * 0.13, -1.7 - i * 0.3, -1.4 - i * 0.3], [p.light, p.clay, p.forest]))
        .join('') +
      k.frond('br', 460, [p.ink, p.deep], 'lqh1') +
      k.frond('tl', 440, [p.ink, p.forest], 'lqh2')
    )
  })
