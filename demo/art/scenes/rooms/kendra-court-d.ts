// The deluxe room with a wardrobe and a mirror; rain on the lane, the lamp already lit.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.6 }
export default (options?: SceneOptions) =>
  chamber('rain', options, (k, p, t, o) => {
    const w = 4,
      d = 3.4,
      v = k.view({ eye: [1, 1.5, -1.5], look: 14, f: 1200, horizon: 550, light: [-0.6, 0.6, 0.2] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1,
      back: { ink: p.sea, kind: 'brick', line: p.forest, dark: p.slate },
      left: { ink: p.slate },
      right: { ink: p.sea, line: p.forest },
      ceiling: p.haze,
      floor: { ink: p.mist, kind: 'terrazzo', line: p.haze, piece: p.slate, lit: p.paper },
      openings: [
        {
          wall: 'left',
          from: 1,
          to: 2.6,
          sill: 0.9,
          head: 2.2,
          bars: [2, 1],
          frame: [p.paper, p.paper, p.ink],
          sun: false,
        },
      ],
      vista: k.streetView({ o, seed: 'kcd', hz: 550, x: 160, w: 400 }) + k.rainfall('kcd', p.paper),
      hung: k.picture(v, w, d, {
        wall: 'back',
        at: 2.9,
        y: 1.8,
        pw: 0.8,
        ph: 0.8,
        frame: p.lamp,
        ground: p.mist,
        inks: [p.paper],
        art: 'mirror',
      }),
      items: [
        k.put(
          k.cupboard({
            w: 1.1,
            d: 0.5,
            h: 2,
            body: [p.haze, p.slate, p.slate],
            inset: p.haze,
            doors: 2,
            knob: p.lamp,
            floorShade: p.haze,
          }),
          0.75,
          3.1,
        ),
        k.put(
          k.bed({
            w: 1.6,
            frame: t.wood,
            sheet: t.white,
            spread: t.green,
            pattern: 'checks',
            patternInk: p.mist,
            head: 'low',
            headTones: t.dark,
            floorShade: p.haze,
          }),
          2.85,
          1.6,
          90,
        ),
        k.put(k.table({ w: 0.9, d: 0.42, h: 0.7, top: t.dark, floorShade: p.haze }), 2.9, 3.1),
        k.put(k.lamp({ h: 0.4, shade: [p.paper, p.lamp, p.lamp], post: p.ink }), 2.65, 3.1, 0, -0.1, 0.7),
        k.put(k.chair({ frame: t.dark, seat: t.warm, floorShade: p.haze }), 1.75, 2.9, -20),
      ],
    })
  })
