// A bungalow room on the creek in the wet: tall shutters open on mangrove roots and a moored boat.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('rain', options, (k, p, t, o) => {
    const w = 4,
      d = 3.8,
      v = k.view({ eye: [2.9, 1.4, -1.3], look: -18, f: 1180, horizon: 540, light: [-0.5, 0.65, 0.4] }),
      shutter = (x: number, turn: number) =>
        k.put(
          (s) =>
            k.box(s, [0, 0.62, 0.03, 2.15, -0.02, 0.02], t.green) +
            [0.3, 0.6, 0.9, 1.2, 1.5, 1.8]
              .map((y) => k.box(s, [0.08, 0.54, y, y + 0.14, -0.035, -0.02], t.dark))
              .join(''),
          x,
          3.72,
          turn,
          -0.1,
        )
    return k.room(v, {
      size: [w, d, 2.8],
      z0: -1,
      back: { ink: p.paper, line: p.mist },
      left: { ink: p.mist, line: p.haze },
      right: { ink: p.haze },
      ceiling: p.haze,
      beams: { tones: t.dark, count: 5 },
      floor: { ink: p.slate, kind: 'boards', line: p.sea, piece: p.slate, lit: p.haze },
      openings: [{ wall: 'back', from: 1, to: 2.8, sill: 0, head: 2.2, frame: t.dark, sun: false }],
      vista: k.mangroveView({ o, seed: 'msb', hz: 540, x: 760, w: 560, boat: true }) + k.rainfall('msb', p.paper),
      items: [
        shutter(0.97, 190),
        shutter(2.83, -28),
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.green,
            throw: t.warm,
            head: 'cane',
            headTones: t.wood,
            floorShade: p.sea,
          }),
          1.15,
          1.8,
          -90,
        ),
        k.put(k.ringNet({ w: 1.6, net: [p.paper, p.mist, p.haze], ring: p.forest, h: 2.6 }), 1.15, 1.8, -90, 0.3),
        k.put(k.chair({ frame: t.dark, seat: t.warm, floorShade: p.sea }), 3.2, 3, 60),
        k.put(k.slippers(p.lamp, p.ink), 2.6, 2.2, 0),
      ],
    })
  })
