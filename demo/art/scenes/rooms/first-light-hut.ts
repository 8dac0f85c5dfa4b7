// Daybreak from the bed of a bamboo hut: the net is parted, the door stands open on the sea and the sun.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.52, y: 0.45 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const w = 3.2,
      d = 3.6,
      v = k.view({ eye: [1.35, 1.25, -1.1], look: 4, f: 1180, horizon: 560, light: [0.12, 0.4, 0.9] })
    return (
      k.room(v, {
        size: [w, d, 2.1],
        z0: -1,
        back: { ink: p.mauve, kind: 'bamboo', line: p.ink, dark: p.ink },
        left: { ink: p.rose, kind: 'bamboo', line: p.mauve, dark: p.mauve },
        right: { ink: p.rose, kind: 'bamboo', line: p.mauve, dark: p.mauve },
        gable: { rise: 1.2, inks: [p.peach, p.rose], purlins: p.mauve, rafters: p.ink },
        floor: { ink: p.peach, kind: 'mat', line: p.rose, piece: p.rose, lit: p.paper },
        openings: [
          { wall: 'back', from: 0.9, to: 2.4, sill: 0, head: 1.95, frame: [p.peach, p.ink, p.ink], rim: 0.08 },
        ],
        vista: k.beachView({ o, seed: 'flh', hz: 560, x: 800, w: 420, disc: [30, 52, 58], palms: 1 }),
        hung: k.picture(v, w, d, {
          wall: 'right',
          at: 2,
          y: 1.4,
          pw: 0.5,
          ph: 0.6,
          frame: p.ink,
          ground: p.butter,
          inks: [p.rose, p.mauve, p.rose],
          art: 'weave',
        }),
        items: [
          k.put(
            k.bed({
              w: 1.5,
              frame: t.dark,
              sheet: t.pale,
              spread: t.cool,
              pattern: 'stripes',
              patternInk: p.paper,
              head: 'none',
              pillows: 0,
              made: 0.97,
              floorShade: p.mauve,
            }),
            1.35,
            0.75,
            180,
          ),
          k.put(k.rucksack({ body: t.deep, strap: p.butter, roll: p.rose }), 2.85, 2.9),
          k.put(k.slippers(p.ink, p.butter), 1.75, 2.6, 10),
          k.put(k.pendant({ cord: 0.4, shade: t.gold, line: p.ink }), 1.6, 2.2, 0, 0, 2.4),
        ],
      }) + k.parted([p.paper, p.mist, p.jade], 0.82)
    )
  })
