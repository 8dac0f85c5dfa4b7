// The suite by night: a daybed in the bay window, the beam of the lighthouse over the water.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.55, y: 0.45 }
export default (options?: SceneOptions) =>
  chamber('night', options, (k, p, t, o) => {
    const w = 5.2,
      d = 4,
      v = k.view({ eye: [2.4, 1.4, -1.6], look: 3, f: 1220, horizon: 560, light: [-0.5, 0.6, -0.3] })
    return k.room(v, {
      size: [w, d, 2.8],
      z0: -1,
      back: { ink: p.blue, kind: 'planks', line: p.navy },
      left: { ink: p.navy, line: p.deep },
      right: { ink: p.navy, line: p.deep },
      ceiling: p.deep,
      floor: { ink: p.deep, kind: 'boards', line: p.navy, piece: p.navy, lit: p.blue },
      openings: [
        {
          wall: 'back',
          from: 0.8,
          to: 4.6,
          sill: 0.75,
          head: 2.5,
          bars: [3, 1],
          frame: [p.cyan, p.teal, p.ink],
          rim: 0.09,
          sun: false,
        },
      ],
      vista: k.harbourView({ o, seed: 'sls', hz: 560, x: 800, w: 660, light: true }),
      items: [
        k.put(
          (s) =>
            k.box(s, [-1.9, 1.9, 0, 0.42, -0.45, 0.45], t.deep) +
            k.box(s, [-1.9, 1.9, 0.42, 0.56, -0.47, 0.45], t.pale),
          2.7,
          3.5,
        ),
        k.put(k.pouf(t.warm), 1.3, 3.5, 0, -0.1, 0.56),
        k.put(k.pouf(t.cool), 4, 3.5, 0, -0.1, 0.56),
        k.put(
          k.bed({
            w: 1.8,
            frame: t.dark,
            sheet: t.white,
            spread: t.cool,
            pattern: 'stripes',
            patternInk: p.paper,
            head: 'low',
            headTones: t.deep,
            floorShade: p.ink,
          }),
          4.1,
          1.3,
          90,
        ),
        k.put(k.rug({ w: 2, d: 2, ink: p.teal, line: p.navy, kind: 'round' }), 1.6, 1.8, 0, 3),
        k.put(k.drum({ r: 0.36, h: 0.45, tones: t.warm, floorShade: p.ink }), 1.6, 1.9),
        k.put(k.lamp({ h: 1.4, shade: [p.paper, p.lamp, p.lamp], post: p.ink, glow: [p.teal], wide: 0.44 }), 0.45, 3.4),
        k.put(k.bowl(t.pale, [p.lamp, p.cyan]), 1.6, 1.9, 0, -0.1, 0.45),
      ],
    })
  })
