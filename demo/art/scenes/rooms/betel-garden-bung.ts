// Looking in from the betel palms through one wide window at a bed with a leaf-green spread.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('shade', options, (k, p, t) => {
    const v = k.view({ eye: [1.9, 1.5, -2.7], look: 3, f: 1200, horizon: 560, light: [-0.4, 0.6, -0.7] }),
      front = {
        x0: -2,
        x1: 6,
        top: 4,
        wall: { ink: p.clay, kind: 'brick' as const, line: p.forest, dark: p.fern },
        openings: [
          {
            wall: 'front' as const,
            from: 0.7,
            to: 3.3,
            sill: 0.75,
            head: 2.35,
            frame: [p.paper, p.paper, p.fern] as const,
            rim: 0.09,
          },
        ],
      }
    return (
      k.room(v, {
        size: [4, 3.6, 2.8],
        back: { ink: p.light, line: p.lime },
        left: { ink: p.paper },
        right: { ink: p.lime },
        ceiling: p.paper,
        floor: { ink: p.leaf, kind: 'planks', line: p.fern, piece: p.leaf, lit: p.lime },
        hung: k.picture(v, 4, 3.6, {
          wall: 'back',
          at: 2,
          y: 1.85,
          pw: 0.9,
          ph: 0.6,
          frame: p.forest,
          ground: p.paper,
          inks: [p.clay, p.forest, p.clay],
          art: 'shell',
        }),
        items: [
          k.put(
            k.bed({
              w: 1.7,
              h: 0.6,
              frame: t.dark,
              sheet: t.white,
              spread: t.green,
              pattern: 'diamond',
              patternInk: p.light,
              head: 'cane',
              headTones: t.wood,
              floorShade: p.fern,
            }),
            2,
            2.2,
          ),
          k.put(k.lamp({ h: 1.4, shade: [p.paper, p.light, p.clay], post: p.ink }), 3.3, 3),
        ],
      }) +
      k.facade(v, front) +
      k.eaves(v, front) +
      k.bowl(t.warm, [p.lime, p.clay])(k.local(v, 1.2, 0.7, -0.06)) +
      k.frond('bl', 520, [p.ink, p.forest, p.fern], 'bgb') +
      k.frond('br', 440, [p.ink, p.deep], 'bgb2') +
      k.frond('tr', 420, [p.ink, p.forest], 'bgb3')
    )
  })
