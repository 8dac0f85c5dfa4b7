// A small town room in green morning shade: an arched window on the bazaar and its clock tower.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.6, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('shade', options, (k, p, t, o) => {
    const w = 3.3,
      d = 3.4,
      v = k.view({ eye: [0.85, 1.5, -1.7], look: 14, f: 1250, horizon: 560, light: [0.25, 0.6, 0.7] })
    return k.room(v, {
      size: [w, d, 2.75],
      z0: -1,
      back: { ink: p.lime, kind: 'dado', line: p.leaf, dark: p.forest },
      left: { ink: p.light, kind: 'dado', line: p.lime, dark: p.leaf },
      right: { ink: p.leaf, kind: 'dado', line: p.fern, dark: p.forest },
      ceiling: p.paper,
      floor: { ink: p.light, kind: 'check', line: p.lime, piece: p.lime, lit: p.paper },
      openings: [
        {
          wall: 'back',
          from: 0.5,
          to: 1.75,
          sill: 0.8,
          head: 2.35,
          shape: 'arch',
          bars: [2, 2],
          frame: [p.paper, p.forest, p.deep],
        },
      ],
      vista: k.streetView({ o, seed: 'ths', hz: 560, x: 680, w: 470, tower: true }),
      hung:
        k.cooler(v, w, d, 'right', 2.2, 2.2, [p.paper, p.paper, p.lime]) +
        k.picture(v, w, d, {
          wall: 'right',
          at: 0.9,
          y: 1.7,
          pw: 0.6,
          ph: 0.5,
          frame: p.forest,
          ground: p.paper,
          inks: [p.leaf, p.forest, p.clay],
          art: 'boat',
        }),
      items: [
        k.put(
          k.bed({
            w: 1.5,
            frame: t.wood,
            sheet: t.white,
            spread: t.warm,
            pattern: 'border',
            patternInk: p.paper,
            head: 'slats',
            headTones: t.dark,
            floorShade: p.leaf,
            sun: p.light,
          }),
          2.25,
          2.1,
          90,
        ),
        k.put(k.chair({ frame: t.dark, seat: t.warm, floorShade: p.leaf }), 0.6, 2.5, -60),
        k.put(k.suitcase({ body: t.deep, strap: p.clay, floorShade: p.leaf }), 0.45, 1.5, -30),
        k.put(k.fan({ blade: [p.forest, p.fern, p.deep], hub: p.ink }), 1.7, 1.8, 0, 0, 2.4),
      ],
    })
  })
