// A single lamp before a wet dawn flight: suitcase packed on the bed, an aeroplane rising in the window.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.45, y: 0.58 }
export default (options?: SceneOptions) =>
  chamber('rain', options, (k, p, t, o) => {
    const w = 3,
      d = 3.2,
      v = k.view({ eye: [0.7, 1.45, -1.6], look: 15, f: 1250, horizon: 560, light: [-0.5, 0.7, 0.2] })
    return k.room(v, {
      size: [w, d, 2.6],
      z0: -1,
      back: { ink: p.slate, line: p.sea },
      left: { ink: p.haze },
      right: { ink: p.sea, line: p.forest },
      ceiling: p.slate,
      floor: { ink: p.sea, kind: 'tiles', line: p.forest, piece: p.sea, lit: p.slate },
      openings: [
        { wall: 'back', from: 0.35, to: 1.9, sill: 0.9, head: 2.15, frame: [p.paper, p.forest, p.ink], sun: false },
      ],
      vista: k.airfieldView({ o, seed: 'rrs1', hz: 560, x: 690, w: 480 }) + k.rainfall('rr', p.paper),
      hung: k.curtain(v, w, d, { wall: 'back', from: 0.1, to: 0.5, top: 2.3, tones: [p.lamp, p.lamp, p.forest] }),
      items: [
        k.put(
          k.bed({
            w: 1.5,
            frame: t.dark,
            sheet: t.white,
            spread: t.pale,
            head: 'low',
            headTones: t.dark,
            floorShade: p.forest,
          }),
          1.95,
          1.85,
          90,
        ),
        k.put(k.suitcase({ body: t.warm, strap: p.ink, flat: true }), 1.5, 1.7, 70, -0.7, 0.57),
        k.put(k.cupboard({ w: 0.42, d: 0.4, h: 0.56, body: t.dark, drawers: 2, knob: p.lamp }), 2.75, 2.95, 90),
        k.put(k.lamp({ shade: [p.paper, p.lamp, p.lamp], post: p.ink, wide: 0.36 }), 2.75, 2.95, 0, -0.1, 0.56),
        k.put(k.chair({ frame: t.dark, seat: t.deep, floorShade: p.forest }), 0.55, 2.6, -30),
        k.put(k.slippers(p.lamp, p.ink), 1.15, 1.1, 20),
      ],
    })
  })
