// A lodge room at dusk when the parakeets come home: they cross the open window over the strait.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.56 }
export default (options?: SceneOptions) =>
  chamber('late', options, (k, p, t, o) => {
    const w = 3.6,
      d = 3.4,
      v = k.view({ eye: [1.8, 1.45, -1.7], f: 1260, horizon: 560, light: [0.4, 0.5, 0.7] }),
      bird = (x: number, y: number, q: number) =>
        `<path d="M${x - 26 * q} ${y - 12 * q}Q${x - 8 * q} ${y - 8 * q} ${x} ${y}Q${x + 8 * q} ${y - 10 * q} ${x + 26 * q} ${y - 16 * q}Q${x + 12 * q} ${y} ${x + 6 * q} ${y + 5 * q}L${x - 22 * q} ${y + 14 * q}L${x - 4 * q} ${y + 3 * q}z" fill="${p.forest}"/>`
    return k.room(v, {
      size: [w, d, 2.6],
      z0: -1,
      back: { ink: p.forest, kind: 'planks', line: p.ink },
      left: { ink: p.teal, kind: 'planks', line: p.forest },
      right: { ink: p.forest, kind: 'planks', line: p.ink },
      ceiling: p.ink,
      beams: { tones: [p.teal, p.teal, p.forest], count: 4 },
      floor: { ink: p.coral, kind: 'boards', line: p.wine, piece: p.coral, lit: p.gold },
      openings: [
        { wall: 'back', from: 0.6, to: 3, sill: 0.95, head: 2.25, frame: [p.gold, p.ink, p.ink], bars: [1, 1] },
      ],
      vista:
        k.seaView({ o, seed: 'slb1', hz: 560, x: 800, w: 520, disc: [150, 40, 60], isle: -60 }) +
        [
          [620, 430, 1],
          [690, 380, 0.8],
          [742, 440, 0.9],
          [800, 360, 0.7],
          [850, 410, 1],
          [900, 350, 0.6],
          [560, 380, 0.7],
          [700, 470, 0.6],
        ]
          .map(([x, y, q]) => bird(x, y, q))
          .join(''),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.pale,
            pattern: 'stripes',
            patternInk: p.paper,
            head: 'none',
            floorShade: p.wine,
            sun: p.paper,
          }),
          1.8,
          2.2,
        ),
        k.put(k.table({ w: 0.42, d: 0.4, h: 0.5, top: t.wood, floorShade: p.wine }), 3.1, 2.9),
        k.put(k.lamp({ h: 0.36, shade: [p.paper, p.gold, p.orange], post: p.ink, wide: 0.28 }), 3.1, 2.9, 0, -0.1, 0.5),
        k.put(k.rucksack({ body: t.cool, strap: p.gold, roll: p.coral }), 0.5, 2.7),
        k.put(k.slippers(p.ink, p.gold), 2.95, 1.4, 14),
      ],
    })
  })
