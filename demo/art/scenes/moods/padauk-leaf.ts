// Nothing here but a leaf that thinks it is a boat: calm sea, one islet it has not reached yet.

import { lens, type Point, path, place, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { leafBoat } from '../../kit/boats/leaf-boat.ts'
import { crests } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.45, y: 0.56 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 520,
      r = rng('pl')
    let s = sky({
      bands: [
        [0, p.paper],
        [300, p.sky],
      ],
      bottom: hz,
      seed: 'pls',
      drift: 16,
      slivers: 5,
    })
    s +=
      path(`M-10 ${hz}H1610V1210H-10z`, p.aqua) +
      ground({
        pts: [
          [-60, hz + 70],
          [400, hz + 64],
          [900, hz + 72],
          [1680, hz + 66],
        ],
        ink: p.sky,
        seed: 'p1',
        rough: 6,
      }) +
      ground({ pts: pts([-60, 800, 400, 812, 900, 800, 1680, 816]), ink: p.aqua, seed: 'p2', rough: 14 }) +
      ground({ pts: pts([-60, 1040, 400, 1026, 900, 1044, 1680, 1030]), ink: p.lagoon, seed: 'p3', rough: 18 })
    s +=
      crests({ horizon: hz, ink: p.paper, seed: 'plc', rows: 15, density: 0.5, weight: 0.7 }) +
      crests({ horizon: hz, ink: p.lagoon, seed: 'pld', rows: 9, density: 0.4, from: 0.3, weight: 0.7 })
    // the islet: one palm, one tree, a rim of sand
    let mir = ''
    for (let i = 0; i < 9; i++) mir += lens(1230 + r.j(20), hz + 30 + i * 10, 330 - i * 26, 8)
    s += path(mir, p.lagoon) + path(lens(1230, hz + 18, 420, 26), p.paper) + path(lens(1230, hz + 13, 370, 20), p.sand)
    s += ground({
      pts: [
        [1075, hz + 14],
        [1120, hz - 14],
        [1200, hz - 40],
        [1280, hz - 36],
        [1350, hz - 8],
        [1384, hz + 14],
      ],
      ink: p.forest,
      seed: 'pi',
      rough: 3,
      to: hz + 15,
      step: 24,
    })
    const t3 = { trunk: p.forest, trunkLit: p.leaf, back: p.forest, mid: p.forest, lit: p.leaf }
    s +=
      treeCrown({ x: 1300, y: hz - 62, rx: 92, ry: 58, seed: 'pt', tones: [p.forest, p.leaf], lobes: 6 }) +
      palm({ x: 1180, y: hz - 20, h: 210, lean: -50, size: 110, seed: 'pp', ...t3, nut: p.coral, count: 8 })
    // the leaf and its image
    const bx = 640,
      by = 790
    const ring = (a: number, b: number, ink: string, w: number) =>
      path(
        ribbon(
          Array.from(
            { length: 21 },
            (_, i): Point => [
              bx + Math.cos((i / 20) * 6.283 + 0.6) * a,
              by + 24 + Math.sin((i / 20) * 6.283 + 0.6) * b,
            ],
          ),
          () => w,
          60,
        ),
        ink,
      )
    s += ring(520, 92, p.paper, 4) + ring(390, 64, p.paper, 6)
    let img = '',
      low = ''
    for (let i = 0; i < 20; i++) {
      const t = i / 20
      img += lens(
        bx + 4 + r.j(12),
        by + 14 + i * 15,
        (i < 7 ? 400 - i * 8 : 190 - (i - 7) * 13) * r.in(0.88, 1.06),
        12 - 5 * t,
      )
      if (i % 3 === 1 && i < 16) low += lens(bx - 40 + r.j(12), by + 14 + i * 15, 90, 6)
    }
    s += path(img, p.lagoon) + path(low, p.coral)
    s +=
      place(leafBoat({ lit: p.sand, shade: p.coral, inside: p.forest, vein: p.paper }), bx, by, 1.55, -3) +
      path(lens(bx, by + 18, 420, 11) + lens(bx + 70, by + 32, 250, 7), p.paper)
    return s
  }, options)
export default scene
