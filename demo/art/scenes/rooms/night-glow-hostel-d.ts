// The bigger private room at dusk: painted sun on the wall, board and bag below a row of bulbs.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('late', options, (k, p, t, o) => {
    const w = 4,
      d = 3.4,
      v = k.view({ eye: [2, 1.5, -2.1], f: 1300, horizon: 560, light: [-0.6, 0.5, 0.2] }),
      sunAt = k.spot(v, [2.7, 1.35, 3.39])
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1.2,
      back: { ink: p.plum, line: p.wine },
      left: { ink: p.wine, line: p.plum },
      right: { ink: p.coral, line: p.wine },
      ceiling: p.plum,
      floor: { ink: p.wine, kind: 'check', line: p.wine, piece: p.plum, lit: p.orange },
      openings: [{ wall: 'left', from: 1, to: 2.6, sill: 0.8, head: 2.2, bars: [2, 1], frame: t.dark }],
      vista: k.seaView({ o, seed: 'ngd2', hz: 560, x: 160, w: 400 }),
      hung:
        `<circle cx="${sunAt[0]}" cy="${sunAt[1]}" r="290" fill="${p.coral}"/><circle cx="${sunAt[0]}" cy="${sunAt[1]}" r="215" fill="${p.orange}"/><circle cx="${sunAt[0]}" cy="${sunAt[1]}" r="140" fill="${p.gold}"/>` +
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) => {
            const [x, y] = k.spot(v, [0.4 + i * 0.54, 2.45 - Math.sin((i / 6) * 3.14) * 0.16, 3.3])
            return `<circle cx="${x}" cy="${y}" r="13" fill="${p.paper}"/>`
          })
          .join(''),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.cool,
            throw: t.pale,
            head: 'low',
            headTones: t.dark,
            floorShade: p.ink,
          }),
          2.7,
          2.2,
        ),
        k.put(k.board({ deck: p.paper, stripe: p.teal, rail: p.ink, h: 2.1, lean: -5 }), 0.75, 3.1),
        k.put(k.rucksack({ body: t.cool, strap: p.gold, roll: p.coral }), 1.35, 2.5),
        k.put(k.pouf(t.pale), 0.8, 1.3),
        k.put(k.slippers(p.gold, p.ink), 1.5, 1, 10),
      ],
    })
  })
