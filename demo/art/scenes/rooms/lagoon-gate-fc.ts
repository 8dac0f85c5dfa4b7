// Bedtime in the family cottage: round windows full of sunset, buckets by three coral beds.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('late', options, (k, p, t, o) => {
    const w = 5.2,
      d = 3.8,
      v = k.view({ eye: [2.6, 1.6, -1.9], f: 1200, horizon: 520, light: [0.3, 0.5, 0.8] }),
      hole = (from: number, r: number) => ({
        wall: 'back' as const,
        from,
        to: from + r,
        sill: 1.1,
        head: 1.1 + r,
        shape: 'round' as const,
        frame: [p.paper, p.gold, p.plum] as const,
        rim: 0.08,
      })
    return k.room(v, {
      size: [w, d, 2.8],
      z0: -1,
      back: { ink: p.coral, line: p.orange },
      left: { ink: p.wine, line: p.plum },
      right: { ink: p.wine, line: p.plum },
      ceiling: p.orange,
      beams: { tones: [p.gold, p.wine, p.plum], count: 5 },
      floor: { ink: p.plum, kind: 'boards', line: p.ink, piece: p.plum, lit: p.coral },
      openings: [hole(0.5, 1.3), hole(2.3, 0.9), hole(3.7, 0.9)],
      vista: k.seaView({ o, seed: 'lgf', hz: 520, x: 470, w: 600, disc: [-20, 60, 70], isle: 500 }),
      items: [
        k.put(
          k.bed({
            w: 1.7,
            frame: t.pale,
            sheet: t.white,
            spread: t.pale,
            pattern: 'border',
            patternInk: p.coral,
            head: 'none',
            floorShade: p.ink,
          }),
          1.2,
          2.7,
        ),
        k.put(
          k.bed({
            w: 0.9,
            frame: t.pale,
            sheet: t.white,
            spread: t.cool,
            pattern: 'border',
            patternInk: p.gold,
            head: 'none',
            floorShade: p.ink,
          }),
          3,
          2.7,
        ),
        k.put(
          k.bed({
            w: 0.9,
            frame: t.pale,
            sheet: t.white,
            spread: t.cool,
            pattern: 'border',
            patternInk: p.gold,
            head: 'none',
            floorShade: p.ink,
          }),
          4.4,
          2.7,
        ),
        k.put(k.drum({ r: 0.16, h: 0.28, tones: t.warm }), 2.3, 1.1),
        k.put(k.drum({ r: 0.13, h: 0.22, tones: t.pale }), 2.75, 0.9),
        k.put(k.rug({ w: 2, d: 1.2, ink: p.teal, line: p.gold, kind: 'fringe' }), 2.6, 0.9, 0, 3),
      ],
    })
  })
