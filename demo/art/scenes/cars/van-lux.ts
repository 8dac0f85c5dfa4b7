// A sleek nine-seat van on the drive of a beach resort at dusk: thatched cottages with their lamps lit, sea beyond.
import { camera, circle, lens, path, place, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { triples } from '../../kit/base/rows.ts'
import { cottage } from '../../kit/buildings/cottage.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { lane } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 520,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 2 }),
      stand = { cam, x: 0.2, z: 12.6, turn: 31, flip: -1 as const }
    let s = sky({
      bands: [
        [0, p.forest],
        [140, p.teal],
        [390, p.gold],
      ],
      bottom: hz,
      seed: 'vds',
      drift: 18,
      slivers: 7,
    })
    s += circle(980, 240, 46, p.paper) + circle(960, 228, 42, p.teal)
    s += island({ x: 1250, w: 900, h: 80, horizon: hz, seed: 'vdi', ink: p.teal, peak: 0.4 })
    s +=
      sea({ horizon: hz, bottom: 760, inks: [p.gold, p.teal, p.forest, p.forest], seed: 'vdw', power: 1.2, sway: 6 }) +
      crests({ horizon: hz, bottom: 700, ink: p.paper, seed: 'vdr', rows: 10, density: 0.6, weight: 0.6, x0: 700 })
    // the garden bank and its cottages
    for (const [x, y, k] of triples([60, 420, 1.3, 280, 430, 1.1, 480, 470, 0.9, 640, 530, 0.9, 800, 580, 0.7]))
      s += treeCrown({ x, y, rx: 150 * k, ry: 104 * k, seed: `vdt${x}`, tones: [p.ink, p.forest], light: [0.8, -0.4] })
    s += path('M-10 640C300 610 520 600 700 612S1100 640 1610 640V1210H-10z', p.forest)
    const hut = cottage({
      thatch: p.ink,
      thatchLit: p.wine,
      wall: p.plum,
      wallShade: p.ink,
      dark: p.ink,
      post: p.ink,
      glow: p.gold,
    })
    for (const [x, y, k] of triples([392, 664, 1.15, 120, 690, 1.6]))
      s +=
        path(lens(x - 10 * k, y + 8 * k, 240 * k, 26 * k), p.teal) +
        place(hut, x, y, k) +
        path(lens(x - 30 * k, y + 10 * k, 90 * k, 8 * k), p.gold)
    s += thicket({
      pts: triples([900, 660, 0.4, 1160, 668, 0.6, 1420, 680, 0.9, 1660, 690, 1.2]),
      size: 54,
      seed: 'vdh',
      tones: [p.ink, p.forest],
    })
    const t3 = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.forest, light: 1 as const, rings: false }
    s +=
      palm({ x: 1450, y: 770, h: 640, lean: 60, size: 290, seed: 'vdp1', ...t3, count: 8 }) +
      palm({ x: 1330, y: 740, h: 460, lean: -50, size: 220, seed: 'vdp2', ...t3, count: 8 })
    // gravel drive edged with lanterns
    s += path(lane(stand, -3.8, 5.8), p.plum) + path(lane(stand, -3.4, 5.2), p.wine) + path(lane(stand, 5.6, 60), p.ink)
    s += path(slivers([420, 1010, 500, 16, 900, 1060, 560, 16, 1320, 960, 360, 12, 260, 1110, 420, 14]), p.coral)
    const lantern = (X: number, Z: number) => {
      const [x, y] = cam(X, 0, Z),
        k = 1900 / Z
      return (
        path(lens(x, y, 1.5 * k, 0.22 * k), p.coral) +
        path(lens(x, y, 0.7 * k, 0.1 * k), p.gold) +
        path(`M${x - 0.03 * k} ${y}v${-0.62 * k}h${0.06 * k}v${0.62 * k}z`, p.ink) +
        circle(x, y - 0.72 * k, 0.15 * k, p.orange) +
        circle(x, y - 0.72 * k, 0.09 * k, p.paper)
      )
    }
    s += lantern(4.3, 15.4) + lantern(1.3, 17.4) + lantern(-2.4, 18.8) + lantern(-5.4, 13.2)
    s += vehicle({
      ...stand,
      kind: 'luxuryVan',
      cast: [0.4, 0.7],
      colour: {
        top: p.paper,
        front: p.gold,
        side: p.paper,
        low: p.orange,
        glass: p.ink,
        glare: p.teal,
        inside: p.forest,
        dark: p.ink,
        rim: p.gold,
        lamp: p.paper,
        trim: p.coral,
        shadow: p.ink,
        indicator: p.coral,
      },
    })
    s +=
      leaves({ x: 1650, y: 1250, size: 380, seed: 'vdl', tones: [p.ink, p.forest], from: -3, to: -1.4, count: 24 }) +
      leaves({ x: -40, y: 1250, size: 300, seed: 'vdm', tones: [p.ink, p.forest], from: -1.7, to: -0.2, count: 20 })
    return s
  }, options)
export default scene
