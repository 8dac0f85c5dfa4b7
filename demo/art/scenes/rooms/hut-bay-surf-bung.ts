// The bungalow at Hut Bay from its garden wall: a board on the porch rail, the bed through the louvres.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const v = k.view({ eye: [3.6, 1.5, -4.4], look: -12, f: 1180, horizon: 570, light: [0.5, 0.65, -0.5] }),
      front = {
        x0: -0.4,
        x1: 4.6,
        top: 2.5,
        wall: { ink: p.lagoon, kind: 'planks' as const, line: p.deep },
        openings: [
          { wall: 'front' as const, from: 0.2, to: 1.8, sill: 0, head: 2.15, frame: t.white, rim: 0.08 },
          { wall: 'front' as const, from: 2.5, to: 4, sill: 0.8, head: 2.1, frame: t.white, rim: 0.08, slats: p.paper },
        ],
        roof: { tones: [p.coral, p.deep, p.forest] as const, over: 1.2, rise: 1.6, back: 3, hem: 0.16 },
      }
    return (
      k.beachView({ o, seed: 'hbb', hz: 570, x: 900, w: 1000, palms: 3 }) +
      k.ground(v, -12, 16, -7, p.leaf) +
      k.room(v, {
        size: [4.2, 3.4, 2.5],
        back: { ink: p.sand, line: p.paper },
        left: { ink: p.paper },
        right: { ink: p.sand },
        ceiling: p.sand,
        floor: { ink: p.sky, kind: 'planks', line: p.aqua, piece: p.sky, lit: p.sky },
        items: [
          k.put(
            k.bed({ w: 1.6, frame: t.dark, sheet: t.white, spread: t.warm, headTones: t.dark, floorShade: p.aqua }),
            1.2,
            2,
          ),
        ],
      }) +
      k.facade(v, front) +
      k.path(k.level(v, -0.4, 4.6, -1.4, 0, 0.02), p.sand) +
      k.eaves(v, front) +
      k.board({ deck: p.paper, stripe: p.coral, rail: p.forest, h: 2.1, lean: 8 })(k.local(v, 2.15, 0, -0.2)) +
      [-0.3, 4.5].map((x) => k.post(2.35, t.dark, 0.12)(k.local(v, x, 0, -1.1))).join('') +
      k.hammock({
        to: [1.8, 0, 0.5],
        sag: 0.3,
        wide: 0.6,
        cloth: [p.paper, p.sand, p.coral],
        rope: p.forest,
        stripe: p.deep,
      })(k.local(v, 2.7, 1.2, -1.1)) +
      k.plant({ h: 1, pot: t.warm, leaf: [p.forest, p.leaf], seed: 'hbp' })(k.local(v, -0.2, 0, -0.5)) +
      k.frond('bl', 380, [p.forest, p.leaf], 'hbb2')
    )
  })
