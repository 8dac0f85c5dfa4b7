// A green afternoon room seen through its doorway, a basket lamp over the table by the window.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.4, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('shade', options, (k, p, t, o) => {
    const w = 4,
      d = 3.8,
      v = k.view({ eye: [2, 1.5, -2.4], f: 1410, horizon: 560, light: [0.6, 0.6, 0.4] })
    return (
      k.room(v, {
        size: [w, d, 2.8],
        z0: -1.4,
        back: { ink: p.light, line: p.lime },
        left: { ink: p.lime, line: p.leaf },
        right: { ink: p.paper, line: p.light },
        ceiling: p.light,
        floor: { ink: p.clay, kind: 'planks', line: p.fern, piece: p.clay, lit: p.light },
        openings: [
          { wall: 'back', from: 2.1, to: 3.6, sill: 0.75, head: 2.3, bars: [3, 2], frame: [p.paper, p.fern, p.deep] },
        ],
        vista: k.gardenView({ o, seed: 'hld', hz: 560, x: 960, w: 460 }),
        hung: k.picture(v, w, d, {
          wall: 'back',
          at: 1.05,
          y: 1.7,
          pw: 0.9,
          ph: 0.7,
          frame: p.forest,
          ground: p.paper,
          inks: [p.leaf, p.forest, p.clay],
          art: 'fish',
        }),
        items: [
          k.put(
            k.bed({
              w: 1.6,
              frame: t.dark,
              sheet: t.white,
              spread: t.deep,
              throw: t.warm,
              head: 'arch',
              headTones: t.wood,
              floorShade: p.fern,
            }),
            1.2,
            2,
            -90,
          ),
          k.put(k.table({ w: 1.1, d: 0.6, top: t.dark, floorShade: p.fern }), 2.9, 3.2),
          k.put(
            k.pendant({ cord: 0.7, r: 0.26, shade: [p.light, p.clay, p.forest], line: p.ink }),
            2.9,
            3.2,
            0,
            -0.2,
            1.85,
          ),
          k.put(k.bowl(t.white, [p.clay, p.lime]), 2.7, 3.2, 0, -0.1, 0.74),
          k.put(k.chair({ frame: t.dark, seat: t.green, floorShade: p.fern }), 2.9, 2.5, 170),
          k.put(k.slippers(p.paper, p.forest), 2.2, 0.4, -8),
        ],
      }) + k.doorway(150, 1380, 80, [p.fern, p.forest])
    )
  })
