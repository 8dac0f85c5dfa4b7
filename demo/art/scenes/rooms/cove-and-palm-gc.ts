// A garden cottage at Corbyn's Cove under its own plank gable, palms crowding the glass doors.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('shade', options, (k, p, t, o) => {
    const w = 4,
      d = 4,
      v = k.view({ eye: [2, 1.45, -1.7], f: 1240, horizon: 620, light: [0.3, 0.65, 0.7] })
    return (
      k.room(v, {
        size: [w, d, 2.2],
        z0: -1.2,
        back: { ink: p.paper, kind: 'planks', line: p.light },
        left: { ink: p.light, kind: 'planks', line: p.lime },
        right: { ink: p.lime, kind: 'planks', line: p.leaf },
        gable: { rise: 1.3, inks: [p.light, p.lime], purlins: p.leaf, rafters: p.forest },
        floor: { ink: p.clay, kind: 'boards', line: p.fern, piece: p.clay, lit: p.light },
        openings: [
          { wall: 'back', from: 0.5, to: 3.5, sill: 0, head: 2.1, bars: [4, 1], frame: [p.paper, p.forest, p.ink] },
        ],
        vista: k.gardenView({ o, seed: 'cpg', hz: 620, x: 800, w: 620, palms: 4, flowers: true }),
        items: [
          k.put(
            k.bed({
              w: 1.9,
              frame: t.dark,
              sheet: t.white,
              spread: t.pale,
              throw: t.warm,
              cushion: t.warm,
              head: 'slats',
              headTones: t.dark,
              floorShade: p.fern,
            }),
            2.88,
            1.3,
            90,
          ),
          k.put(k.armchair({ frame: t.dark, seat: t.green, cushion: t.warm, floorShade: p.fern }), 0.8, 2.9, -30),
          k.put(k.plant({ h: 1.2, pot: t.warm, leaf: [p.ink, p.forest, p.fern], seed: 'cpg' }), 3.65, 3.5),
          k.put(k.fan({ blade: [p.forest, p.fern, p.deep], hub: p.ink, r: 0.8, turn: 40 }), 2, 2.2, 0, 0, 2.75),
        ],
      }) + k.frond('bl', 380, [p.ink, p.deep], 'cpg')
    )
  })
