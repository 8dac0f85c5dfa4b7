// A bungalow porch before six: one chair, a cup, and the sun coming up beside the rocks.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.45 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const v = k.view({ eye: [2.6, 1.4, -2], look: -4, f: 1180, horizon: 540, light: [-0.3, 0.4, 0.85] })
    return (
      k.room(v, {
        size: [5, 2.4, 2.5],
        z0: -1.6,
        right: { ink: p.mauve, kind: 'planks', line: p.ink },
        ceiling: p.mauve,
        open: true,
        beams: { tones: [p.rose, p.ink, p.ink], count: 5, along: true },
        floor: { ink: p.rose, kind: 'boards', line: p.mauve, piece: p.rose, lit: p.peach },
        openings: [
          { wall: 'right', from: -0.2, to: 1.5, sill: 0, head: 2.1, frame: [p.peach, p.ink, p.ink], sun: false },
        ],
        vista:
          k.seaView({ o, seed: 'brb', hz: 540, x: 700, w: 760, disc: [-90, 96, 84], isle: 330 }) +
          `<path d="M-10 690C60 600 150 610 210 660C260 620 330 640 360 700L420 740L-10 800z" fill="${p.ink}"/><path d="M900 720C960 650 1060 660 1100 700C1160 680 1200 710 1210 750L880 760z" fill="${p.ink}"/><path d="M-10 740C300 700 900 760 1610 720V1210H-10z" fill="${p.butter}"/>`,
        items: [
          k.put(k.rail({ w: 5, tones: [p.mauve, p.ink, p.ink], kind: 'rope' }), 0, 2.35),
          k.put(k.post(2.5, t.dark, 0.14), 0.3, 2.3),
          k.put(k.post(2.5, t.dark, 0.14), 4.6, 2.3),
          k.put(k.armchair({ frame: t.dark, seat: t.deep, cushion: t.gold, floorShade: p.mauve }), 3.3, 1.2, 165),
          k.put(
            k.guest('back', { skin: p.ink, top: p.paper, cloth: p.leaf, hair: p.ink, legs: 'long' }, p.mauve),
            1.35,
            1.7,
          ),
          k.put(k.drum({ r: 0.26, h: 0.45, tones: t.gold, floorShade: p.mauve }), 2.2, 1.2),
          k.put(k.tray(t.dark, t.white), 2.2, 1.2, 20, -0.1, 0.45),
        ],
      }) + k.frond('tl', 330, [p.ink, p.leaf], 'brb')
    )
  })
