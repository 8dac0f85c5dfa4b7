// The climbers' cottage before the walk: three beds through its wide doors, the peak turning pink behind the roof.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.6 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const v = k.view({ eye: [2.9, 1.6, -5.6], f: 1150, horizon: 700, light: [-0.4, 0.5, -0.6] }),
      front = {
        x0: -0.6,
        x1: 6.2,
        top: 2.4,
        wall: { ink: p.butter, kind: 'planks' as const, line: p.peach },
        openings: [
          {
            wall: 'front' as const,
            from: 0.4,
            to: 5.2,
            sill: 0,
            head: 2.1,
            bars: [3, 1] as const,
            frame: [p.leaf, p.leaf, p.ink] as const,
            rim: 0.1,
          },
        ],
        roof: { tones: [p.leaf, p.ink, p.ink] as const, over: 1, rise: 1.4, back: 3, hem: 0.16 },
      }
    return (
      k.hillView({ o, seed: 'sff', hz: 560, x: 830, w: 1150, palm: false }) +
      k.ground(v, -12, 18, -8, p.jade) +
      k.room(v, {
        size: [5.6, 3.8, 2.4],
        back: { ink: p.rose, line: p.mauve, kind: 'planks' },
        left: { ink: p.mauve },
        right: { ink: p.rose },
        ceiling: p.mauve,
        floor: { ink: p.peach, kind: 'boards', line: p.rose, piece: p.peach, lit: p.peach },
        items: [
          k.put(
            k.bed({
              w: 1.7,
              frame: t.dark,
              sheet: t.pale,
              spread: t.gold,
              pattern: 'stripes',
              patternInk: p.rose,
              head: 'low',
              headTones: t.dark,
              floorShade: p.rose,
            }),
            1.4,
            2.4,
          ),
          k.put(
            k.bed({
              w: 0.9,
              frame: t.dark,
              sheet: t.pale,
              spread: t.cool,
              pattern: 'stripes',
              patternInk: p.paper,
              head: 'low',
              headTones: t.dark,
              floorShade: p.rose,
            }),
            3.2,
            2.4,
          ),
          k.put(
            k.bed({
              w: 0.9,
              frame: t.dark,
              sheet: t.pale,
              spread: t.cool,
              pattern: 'stripes',
              patternInk: p.paper,
              head: 'low',
              headTones: t.dark,
              floorShade: p.rose,
            }),
            4.5,
            2.4,
          ),
        ],
      }) +
      k.facade(v, front) +
      k.path(k.level(v, -0.6, 6.2, -1.4, 0, 0.02), p.peach) +
      k.eaves(v, front) +
      [-0.5, 6.1].map((x) => k.post(2.25, t.dark)(k.local(v, x, 0, -0.95))).join('') +
      k.rucksack({ body: t.warm, strap: p.ink, roll: p.butter })(k.local(v, 5.5, 0, -0.8)) +
      k.rucksack({ body: t.deep, strap: p.butter, roll: p.rose })(k.local(v, 5.85, 0, -1.1)) +
      k.guest(
        'walk',
        { skin: p.ink, top: p.rose, cloth: p.ink, hair: p.ink, legs: 'long', hat: p.butter },
        p.leaf,
      )(k.local(v, 0.9, 0, -2.1)) +
      k.frond('br', 330, [p.ink, p.leaf], 'sff')
    )
  })
