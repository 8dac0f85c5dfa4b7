// The climbers' cottage before the walk: boots, bags and four beds' worth of blankets, the peak turning pink.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const w = 5.2,
      d = 4,
      v = k.view({ eye: [0.9, 1.6, -1.4], look: 20, f: 1150, horizon: 540, light: [-0.4, 0.5, 0.7] })
    return k.room(v, {
      size: [w, d, 2.2],
      z0: -1,
      back: { ink: p.rose, kind: 'planks', line: p.mauve },
      left: { ink: p.peach },
      right: { ink: p.mauve, kind: 'planks', line: p.ink },
      gable: { rise: 1.5, inks: [p.peach, p.rose], purlins: p.mauve, rafters: p.ink },
      floor: { ink: p.leaf, kind: 'boards', line: p.ink, piece: p.leaf, lit: p.peach },
      openings: [
        { wall: 'back', from: 0.7, to: 2.9, sill: 0.75, head: 2.05, frame: [p.paper, p.paper, p.ink], bars: [2, 1] },
      ],
      vista: k.hillView({ o, seed: 'sff', hz: 540, x: 640, w: 560, disc: [140, 150, 44] }),
      items: [
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.pale,
            spread: t.cool,
            pattern: 'stripes',
            patternInk: p.paper,
            head: 'low',
            headTones: t.dark,
            floorShade: p.ink,
            sun: p.butter,
          }),
          1.1,
          2.9,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.pale,
            spread: t.cool,
            pattern: 'stripes',
            patternInk: p.paper,
            head: 'low',
            headTones: t.dark,
            floorShade: p.ink,
            sun: p.butter,
          }),
          2.5,
          2.9,
        ),
        k.put(
          k.bed({
            w: 1.8,
            frame: t.dark,
            sheet: t.pale,
            spread: t.gold,
            pattern: 'stripes',
            patternInk: p.rose,
            head: 'low',
            headTones: t.dark,
            floorShade: p.ink,
          }),
          4.05,
          1.6,
          90,
        ),
        k.put(k.rucksack({ body: t.warm, strap: p.ink, roll: p.butter }), 1.75, 1.7),
        k.put(k.rucksack({ body: t.deep, strap: p.butter, roll: p.rose }), 2.1, 1.4),
      ],
    })
  })
