// The garden cottage's porch in a shower: an empty hammock, the bed dry behind the open door.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('rain', options, (k, p, t, o) => {
    const v = k.view({ eye: [3.3, 1.5, -4.2], look: -10, f: 1180, horizon: 580, light: [0.4, 0.6, -0.5] }),
      front = {
        x0: -0.4,
        x1: 5,
        top: 2.5,
        wall: { ink: p.lamp, kind: 'planks' as const, line: p.sea },
        openings: [
          { wall: 'front' as const, from: 0.1, to: 1.9, sill: 0, head: 2.15, frame: t.dark, rim: 0.09 },
          {
            wall: 'front' as const,
            from: 3,
            to: 4.2,
            sill: 0.9,
            head: 2.05,
            bars: [2, 2] as const,
            frame: t.dark,
            rim: 0.08,
          },
        ],
        roof: { tones: [p.slate, p.sea, p.ink] as const, over: 1.3, rise: 1.6, back: 3, thatch: p.forest },
      }
    return (
      k.gardenView({ o, seed: 'slg', hz: 580, x: 800, w: 1100, palms: 2 }) +
      k.ground(v, -12, 16, -7, p.leaf) +
      k.room(v, {
        size: [4.6, 3.6, 2.5],
        back: { ink: p.mist, line: p.haze },
        left: { ink: p.mist },
        right: { ink: p.haze },
        ceiling: p.haze,
        floor: { ink: p.slate, kind: 'planks', line: p.sea, piece: p.slate, lit: p.slate },
        items: [
          k.put(
            k.bed({
              w: 1.7,
              frame: t.dark,
              sheet: t.white,
              spread: t.deep,
              throw: t.warm,
              headTones: t.dark,
              floorShade: p.sea,
            }),
            1.2,
            2.2,
          ),
        ],
      }) +
      k.facade(v, front) +
      k.path(k.level(v, -0.4, 5, -1.5, 0, 0.02), p.haze) +
      k.eaves(v, front) +
      [-0.3, 4.9].map((x) => k.post(2.35, t.dark)(k.local(v, x, 0, -1.2))).join('') +
      k.hammock({
        to: [2.9, 0, 0.1],
        sag: 0.4,
        wide: 0.8,
        cloth: [p.paper, p.mist, p.slate],
        rope: p.ink,
        stripe: p.lamp,
      })(k.local(v, 2, 1.35, -0.8)) +
      k.plant({ h: 1, pot: t.deep, leaf: [p.ink, p.forest], seed: 'slgp' })(k.local(v, 2.4, 0, -0.4)) +
      k.rainfall('slg', p.paper, 700) +
      k.frond('bl', 380, [p.ink, p.forest], 'slg')
    )
  })
