// A five-star sea-view room at noon: a low bed faces glass corner to corner, nothing beyond but water.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.55, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const w = 5,
      d = 4,
      v = k.view({ eye: [4.3, 1.5, -1], look: -30, f: 1080, horizon: 500, light: [-0.55, 0.6, 0.5] })
    return k.room(v, {
      size: [w, d, 2.8],
      z0: -1,
      back: { ink: p.sand, line: p.paper },
      left: { ink: p.sand },
      right: { ink: p.sand },
      ceiling: p.paper,
      floor: { ink: p.sand, kind: 'tiles', line: p.paper, piece: p.sand, lit: p.paper },
      openings: [
        {
          wall: 'left',
          from: -0.6,
          to: 3.8,
          sill: 0.1,
          head: 2.6,
          bars: [3, 1],
          frame: [p.paper, p.paper, p.aqua],
          rim: 0.06,
        },
        {
          wall: 'back',
          from: 0.2,
          to: 2.6,
          sill: 0.1,
          head: 2.6,
          bars: [1, 1],
          frame: [p.paper, p.paper, p.aqua],
          rim: 0.06,
        },
      ],
      vista: k.seaView({ o, seed: 'rrp', hz: 500, x: 560, w: 620, boat: 'sail', isle: 120 }),
      items: [
        k.put(
          k.bed({
            w: 1.9,
            frame: t.deep,
            sheet: t.white,
            spread: t.white,
            throw: t.deep,
            cushion: t.deep,
            head: 'low',
            headTones: t.deep,
            floorShade: p.aqua,
            sun: p.sand,
          }),
          3.5,
          2.6,
        ),
        k.put(k.drum({ r: 0.28, h: 0.42, tones: t.white, floorShade: p.aqua }), 1.4, 2.2),
        k.put(k.bowl(t.deep, [p.coral, p.leaf]), 1.4, 2.2, 0, -0.1, 0.42),
        k.put(k.plant({ h: 1.5, pot: t.deep, leaf: [p.forest, p.leaf], seed: 'rrpp' }), 2.4, 3.7),
      ],
    })
  })
