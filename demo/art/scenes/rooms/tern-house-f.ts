// A family room at midday: a king bed and two singles in a row below three arched windows.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const w = 6.4,
      d = 4,
      v = k.view({ eye: [3.2, 1.75, -2.7], f: 1310, horizon: 470, light: [-0.3, 0.65, 0.7] }),
      arch = (from: number) => ({
        wall: 'back' as const,
        from,
        to: from + 1,
        sill: 1.15,
        head: 2.45,
        shape: 'arch' as const,
        bars: [2, 2] as const,
        frame: [p.paper, p.deep, p.aqua] as const,
      })
    return k.room(v, {
      size: [w, d, 2.9],
      z0: -1.6,
      back: { ink: p.sky, kind: 'dado', line: p.aqua, dark: p.deep },
      left: { ink: p.aqua, kind: 'dado', line: p.lagoon, dark: p.deep },
      right: { ink: p.aqua, kind: 'dado', line: p.lagoon, dark: p.deep },
      ceiling: p.paper,
      floor: { ink: p.sand, kind: 'check', line: p.sand, piece: p.paper, lit: p.paper },
      openings: [arch(0.8), arch(2.7), arch(4.6)],
      vista: k.streetView({ o, seed: 'thf', hz: 470, x: 800, w: 760 }),
      items: [
        k.put(
          k.bed({
            w: 1.9,
            frame: t.wood,
            sheet: t.white,
            spread: t.warm,
            pattern: 'border',
            patternInk: p.paper,
            head: 'slats',
            headTones: t.dark,
            floorShade: p.aqua,
            sun: p.sand,
          }),
          1.5,
          2.9,
        ),
        k.put(
          k.bed({
            w: 1,
            frame: t.wood,
            sheet: t.white,
            spread: t.deep,
            pattern: 'border',
            patternInk: p.paper,
            head: 'slats',
            headTones: t.dark,
            floorShade: p.aqua,
          }),
          3.9,
          2.9,
        ),
        k.put(
          k.bed({
            w: 1,
            frame: t.wood,
            sheet: t.white,
            spread: t.deep,
            pattern: 'border',
            patternInk: p.paper,
            head: 'slats',
            headTones: t.dark,
            floorShade: p.aqua,
          }),
          5.5,
          2.9,
        ),
        k.put(k.cupboard({ w: 0.5, d: 0.42, h: 0.6, body: t.dark, drawers: 2, knob: p.sand }), 2.85, 3.7),
        k.put(k.suitcase({ body: t.warm, strap: p.forest, floorShade: p.aqua }), 4.6, 1.3, 25),
        k.put(k.suitcase({ body: t.green, strap: p.sand, floorShade: p.aqua }), 5.4, 1.4, -15),
        k.put(k.fan({ blade: [p.lagoon, p.deep, p.forest], hub: p.forest, r: 0.8 }), 3.2, 1.6, 0, 0, 2.5),
        k.put(k.rug({ w: 1.8, d: 1.2, ink: p.coral, line: p.paper, kind: 'fringe' }), 2.4, 0.3, 0, 3),
      ],
    })
  })
