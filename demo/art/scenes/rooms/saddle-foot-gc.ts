// The mountain from the bed: Saddle Peak fills the gable window above a striped blanket.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.4 }
export default (options?: SceneOptions) =>
  chamber('shade', options, (k, p, t, o) => {
    const w = 4.2,
      d = 3.6,
      v = k.view({ eye: [2.1, 1.4, -1.5], f: 1160, horizon: 620, light: [0.4, 0.6, 0.7] })
    return k.room(v, {
      size: [w, d, 2.2],
      z0: -1,
      left: { ink: p.clay, kind: 'planks', line: p.forest },
      right: { ink: p.clay, kind: 'planks', line: p.forest },
      gable: { rise: 1.5, inks: [p.clay, p.light], purlins: p.forest, rafters: p.ink },
      open: true,
      floor: { ink: p.clay, kind: 'boards', line: p.forest, piece: p.clay, lit: p.light },
      vista: k.hillView({ o, seed: 'sfg', hz: 620, x: 780, w: 900, palm: false }),
      items: [
        k.put((s) => k.box(s, [-0.05, 0.05, 0, 2.2, -0.05, 0.05], t.dark), 1.4, 3.5),
        k.put((s) => k.box(s, [-0.05, 0.05, 0, 2.2, -0.05, 0.05], t.dark), 2.8, 3.5),
        k.put((s) => k.box(s, [0, 4.2, 2.16, 2.28, -0.05, 0.05], t.dark), 0, 3.5),
        k.put(
          k.bed({
            w: 1.9,
            frame: t.dark,
            sheet: t.white,
            spread: t.pale,
            pattern: 'stripes',
            patternInk: p.forest,
            head: 'none',
            pillows: 0,
            made: 0.98,
            floorShade: p.forest,
          }),
          2.1,
          0.7,
          180,
        ),
        k.put(k.armchair({ frame: t.dark, seat: t.green, floorShade: p.forest }), 3.55, 2.6, 150),
        k.put(k.rucksack({ body: t.warm, strap: p.ink, roll: p.lime }), 0.55, 2.7),
      ],
    })
  })
