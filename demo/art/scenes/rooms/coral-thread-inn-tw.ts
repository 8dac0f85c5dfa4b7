// Two single beds with coral-red weavings over them, low sun through a tall window.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('late', options, (k, p, t, o) => {
    const w = 3.6,
      d = 3.6,
      v = k.view({ eye: [1, 1.55, -1.9], look: 10, f: 1290, horizon: 540, light: [-0.7, 0.5, 0.2] })
    return k.room(v, {
      size: [w, d, 2.65],
      z0: -1.2,
      back: { ink: p.gold, kind: 'stone', line: p.orange, dark: p.orange },
      left: { ink: p.coral, line: p.wine },
      right: { ink: p.paper, line: p.gold },
      ceiling: p.orange,
      floor: { ink: p.wine, kind: 'terrazzo', line: p.coral, piece: p.plum, lit: p.orange },
      openings: [{ wall: 'left', from: 1, to: 2, sill: 0.5, head: 2.3, bars: [2, 3], frame: t.dark }],
      vista: k.streetView({ o, seed: 'ctt', hz: 540, x: 260, w: 420 }),
      hung:
        k.picture(v, w, d, {
          wall: 'back',
          at: 1,
          y: 1.75,
          pw: 0.7,
          ph: 0.8,
          frame: p.plum,
          ground: p.paper,
          inks: [p.coral, p.wine],
          art: 'weave',
        }) +
        k.picture(v, w, d, {
          wall: 'back',
          at: 2.7,
          y: 1.75,
          pw: 0.7,
          ph: 0.8,
          frame: p.plum,
          ground: p.paper,
          inks: [p.teal, p.forest],
          art: 'weave',
        }),
      items: [
        k.put(
          k.bed({
            w: 1,
            frame: t.dark,
            sheet: t.white,
            spread: t.cool,
            pattern: 'diamond',
            patternInk: p.gold,
            head: 'panel',
            headTones: t.dark,
            floorShade: p.plum,
            sun: p.gold,
          }),
          1,
          2.5,
        ),
        k.put(
          k.bed({
            w: 1,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            pattern: 'diamond',
            patternInk: p.gold,
            head: 'panel',
            headTones: t.dark,
            floorShade: p.plum,
            sun: p.gold,
          }),
          2.7,
          2.5,
        ),
        k.put(k.table({ w: 0.46, d: 0.4, h: 0.55, top: t.wood }), 1.85, 3.3),
        k.put(k.vase(t.pale, p.forest, p.coral, 'ctv'), 1.85, 3.3, 0, -0.1, 0.55),
        k.put(k.suitcase({ body: t.pale, strap: p.plum, floorShade: p.plum }), 1.8, 0.6, 20),
      ],
    })
  })
