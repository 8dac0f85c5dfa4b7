// Dawn on the sand: a small pack whose front pocket holds a whole island, the sea brimming at its hem.
import { clip, lens, path, place, poly, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { cottage } from '../../kit/buildings/cottage.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { dayPack } from '../../kit/things/day-pack.ts'
import { slippers } from '../../kit/things/slippers.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.6, y: 0.52 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 640,
      cx = 960
    let s =
      sky({
        bands: [
          [0, p.mist],
          [230, p.paper],
          [470, p.butter],
        ],
        bottom: hz,
        seed: 'pks',
        drift: 16,
        slivers: 6,
      }) +
      sun({ x: 290, y: 500, r: 96, ink: p.peach }) +
      bars(
        [
          [250, 548, 260, 8],
          [380, 492, 180, 6],
        ],
        p.paper,
      )
    s +=
      island({ x: 90, w: 460, h: 46, horizon: hz, seed: 'pki', ink: p.jade, peak: 0.6 }) +
      sea({ horizon: hz, bottom: 840, inks: [p.jade, p.mist, p.jade, p.mist], seed: 'pkw', power: 1.3, sway: 8 }) +
      crests({ horizon: hz, bottom: 830, ink: p.paper, seed: 'pkc', rows: 9, density: 0.6, weight: 0.7, x1: 620 }) +
      glitter({ x: 300, top: hz + 4, bottom: 800, width: 150, ink: p.butter, rand: rng('pkg') })
    // the strand: foam, wet edge, dry sand
    s +=
      path(smooth([-90, 792, 260, 806, 620, 780, 1000, 820, 1700, 776, 1700, 1300, -90, 1300]), p.paper) +
      path(smooth([-90, 818, 260, 830, 620, 806, 1000, 842, 1700, 800, 1700, 1300, -90, 1300]), p.peach) +
      path(smooth([-90, 880, 300, 868, 700, 900, 1100, 880, 1700, 850, 1700, 1300, -90, 1300]), p.butter) +
      path(
        slivers([180, 960, 260, 9, 420, 1060, 320, 12, 90, 1130, 240, 12, 1480, 980, 200, 9, 1440, 1120, 260, 12]),
        p.peach,
      )
    // its shadow falls away from the sun
    s += path(
      smooth([
        cx - 300,
        1096,
        cx + 60,
        1060,
        cx + 420,
        1010,
        cx + 760,
        930,
        cx + 780,
        1010,
        cx + 520,
        1090,
        cx + 200,
        1130,
        cx - 140,
        1140,
      ]),
      p.peach,
    )
    s += place(
      dayPack({
        body: p.rose,
        shade: p.mauve,
        lit: p.peach,
        lid: p.rose,
        lidShade: p.mauve,
        strap: p.mauve,
        sling: p.ink,
        buckle: p.butter,
        mat: p.jade,
        matShade: p.leaf,
      }),
      cx,
      1110,
      1,
    )
    // inside the pocket: water to the brim, an islet with a hut under palms
    const wy = 760
    s +=
      path(
        smooth([cx - 292, wy + 30, cx - 260, wy - 62, cx, wy - 84, cx + 260, wy - 62, cx + 292, wy + 30, cx, wy + 90]),
        p.ink,
      ) +
      path(
        smooth([cx - 272, wy + 20, cx - 240, wy - 42, cx, wy - 62, cx + 240, wy - 42, cx + 272, wy + 20, cx, wy + 90]),
        p.jade,
      ) +
      path(smooth([cx - 262, wy + 30, cx - 120, wy - 4, cx + 120, wy + 2, cx + 262, wy + 30, cx, wy + 96]), p.mist) +
      path(lens(cx + 30, wy + 2, 420, 60), p.paper) +
      path(lens(cx + 36, wy - 6, 360, 46), p.butter)
    const t3 = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.leaf, light: -1 as const, rings: false }
    for (const [x, y, k] of [
      [-60, -40, 0.52],
      [60, -64, 0.7],
      [150, -30, 0.44],
    ])
      s += treeCrown({
        x: cx + x,
        y: wy + y,
        rx: 120 * k,
        ry: 78 * k,
        seed: `pkt${x}`,
        tones: [p.ink, p.leaf],
        lobes: 5,
      })
    s +=
      palm({ x: cx + 40, y: wy - 30, h: 330, lean: -120, size: 176, seed: 'pkp1', ...t3, count: 9 }) +
      palm({ x: cx + 120, y: wy - 30, h: 220, lean: 80, size: 130, seed: 'pkp2', ...t3, count: 8 }) +
      place(
        cottage({ thatch: p.ink, thatchLit: p.butter, wall: p.paper, wallShade: p.peach, dark: p.ink, post: p.ink }),
        cx - 26,
        wy + 2,
        0.62,
      ) +
      path(poly(pts([cx - 216, wy - 2, cx - 150, wy - 2, cx - 164, wy + 14, cx - 204, wy + 14])), p.ink) +
      path(poly(pts([cx - 190, wy - 6, cx - 190, wy - 86, cx - 146, wy - 6])), p.paper) +
      path(slivers([cx - 180, wy + 24, 120, 6, cx + 170, wy + 20, 130, 6, cx - 40, wy + 44, 260, 7]), p.paper)
    // the pocket in front, with a hem, and the sea running over it
    const face = smooth([
      cx - 296,
      wy + 16,
      cx - 150,
      wy + 66,
      cx,
      wy + 78,
      cx + 150,
      wy + 66,
      cx + 296,
      wy + 16,
      cx + 306,
      wy + 180,
      cx + 276,
      wy + 312,
      cx,
      wy + 330,
      cx - 276,
      wy + 312,
      cx - 306,
      wy + 180,
    ])
    s +=
      path(face, p.peach) +
      clip(
        face,
        path(smooth([cx + 110, wy, cx + 160, wy + 200, cx + 120, wy + 360, cx + 400, wy + 380, cx + 400, wy]), p.rose) +
          path(
            smooth([
              cx - 320,
              wy + 36,
              cx - 150,
              wy + 92,
              cx,
              wy + 106,
              cx + 150,
              wy + 92,
              cx + 320,
              wy + 36,
              cx + 320,
              wy + 62,
              cx + 150,
              wy + 120,
              cx,
              wy + 134,
              cx - 150,
              wy + 120,
              cx - 320,
              wy + 62,
            ]),
            p.mauve,
          ),
      ) +
      path(
        smooth([
          cx - 252,
          wy + 22,
          cx - 190,
          wy + 40,
          cx - 120,
          wy + 58,
          cx - 124,
          wy + 150,
          cx - 140,
          wy + 246,
          cx - 158,
          wy + 170,
          cx - 176,
          wy + 128,
          cx - 192,
          wy + 300,
          cx - 214,
          wy + 190,
          cx - 226,
          wy + 100,
        ]),
        p.mist,
      ) +
      path(
        smooth([cx - 236, wy + 28, cx - 214, wy + 38, cx - 206, wy + 110, cx - 214, wy + 150, cx - 226, wy + 90]),
        p.paper,
      ) +
      path(smooth([cx - 160, wy + 46, cx - 144, wy + 52, cx - 142, wy + 120, cx - 152, wy + 130]), p.paper)
    s += path(lens(cx, 1114, 760, 20), p.rose)
    s += place(slippers({ sole: p.leaf, edge: p.ink, strap: p.paper }), 380, 1030, 1.15, -6)
    return s
  }, options)
export default scene
