// A quiet sea-view room in the rain: the lamp is on, a chair faces the grey water.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.45, y: 0.56 }
export default (options?: SceneOptions) =>
  chamber('rain', options, (k, p, t, o) => {
    const w = 4.4,
      d = 4,
      v = k.view({ eye: [2.2, 1.4, -1.4], f: 1330, horizon: 560, light: [-0.6, 0.6, 0.4] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -0.6,
      back: { ink: p.haze, line: p.mist },
      left: { ink: p.mist, line: p.paper },
      right: { ink: p.slate, line: p.haze },
      ceiling: p.mist,
      floor: { ink: p.paper, kind: 'planks', line: p.mist, piece: p.mist, lit: p.paper },
      openings: [
        {
          wall: 'back',
          from: 0.5,
          to: 2.9,
          sill: 0.5,
          head: 2.3,
          bars: [2, 1],
          frame: [p.paper, p.forest, p.ink],
          sun: false,
        },
      ],
      vista: k.seaView({ o, seed: 'kbp', hz: 560, x: 640, w: 600, boat: 'boat' }) + k.rainfall('kbp', p.paper),
      hung: k.curtain(v, w, d, { wall: 'back', from: 3.5, to: 2.8, top: 2.45, tones: t.deep, tie: true }),
      items: [
        k.put(
          k.bed({
            w: 1.8,
            frame: t.wood,
            sheet: t.white,
            spread: t.deep,
            throw: t.warm,
            head: 'arch',
            headTones: t.wood,
            floorShade: p.haze,
          }),
          3.3,
          1.6,
          90,
        ),
        k.put(k.armchair({ frame: t.dark, seat: t.warm, floorShade: p.haze }), 1.1, 2.7, 200),
        k.put(k.lamp({ h: 1.45, shade: [p.paper, p.lamp, p.lamp], post: p.ink, wide: 0.42 }), 0.4, 3.4),
        k.put(k.rug({ w: 1.6, d: 1.8, ink: p.slate, line: p.paper, kind: 'fringe' }), 1.1, 2.2, 0, 3),
        k.put(k.plant({ h: 1, pot: t.white, leaf: [p.forest, p.leaf], seed: 'kbp' }), 0.4, 0.6),
      ],
    })
  })
