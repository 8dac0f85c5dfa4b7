// Dawn from the air: a white boat writes its wake among the islands like a signature.
import { type Ink, lens, type Point, path, place, poly, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { smooth } from '../../kit/base/shape.ts'
import { island } from '../../kit/sea/islands.ts'
import { type Blob, blob } from '../../kit/sea/islet.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.56, y: 0.58 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 250
    let s =
      sky({
        bands: [
          [0, p.peach],
          [90, p.butter],
          [180, p.paper],
        ],
        bottom: hz,
        seed: 'sas',
        drift: 10,
        slivers: 5,
      }) +
      sun({ x: 420, y: 176, r: 62, ink: p.rose }) +
      bars(
        [
          [400, 196, 190, 6],
          [450, 150, 120, 5],
        ],
        p.butter,
      ) +
      cloud({ x: 1250, y: 190, w: 420, h: 70, seed: 'sac', ink: p.peach }) +
      island({ x: 900, w: 700, h: 54, horizon: hz, seed: 'sai', ink: p.mauve, peak: 0.3 }) +
      island({ x: 1430, w: 520, h: 34, horizon: hz, seed: 'saj', ink: p.rose, peak: 0.6 }) +
      sea({ horizon: hz, inks: [p.mist, p.jade, p.mist, p.jade, p.jade], seed: 'saw', power: 1.5, sway: 18 }) +
      path(smooth([-90, 900, 300, 860, 760, 960, 1200, 930, 1700, 1010, 1700, 1300, -90, 1300]), p.leaf) +
      crests({ horizon: hz, ink: p.paper, seed: 'sar', rows: 16, density: 0.45, weight: 0.6, x0: 620 }) +
      glitter({ x: 420, top: hz + 4, bottom: 620, width: 170, ink: p.paper, rand: rng('sag') })
    const tones: [Ink, Ink, Ink] = [p.ink, p.leaf, p.jade]
    // a domed wood: rows of crowns from the far side to the near
    const grove = (x: number, y: number, rx: number, ry: number, k: number) => {
      const r = rng(`sag${x}`),
        size = 30 * k + 7,
        rows = Math.max(3, Math.round(ry / (size * 0.26)))
      let d = ''
      for (let j = 0; j <= rows; j++) {
        const v = -1 + (2 * j) / rows,
          wide = Math.sqrt(Math.max(0.04, 1 - v * v)),
          m = Math.max(1, Math.round((rx * 2 * wide) / (size * 1.3)))
        for (let i = 0; i < m; i++) {
          const u = m === 1 ? r.j(0.1) : wide * (-1 + (2 * i) / (m - 1)) + r.j(0.04),
            up = 46 * k * Math.max(0, 1 - u * u * 0.9 - v * v * 0.8) ** 0.7
          d += canopy({
            x: x + u * rx,
            y: y + v * ry - up,
            rx: size * 1.1,
            ry: size * 0.76,
            seed: `sac${x}${j}${i}`,
            tones: j % 2 ? tones : [p.ink, p.leaf],
          })
        }
      }
      return d
    }
    const isle = (x: number, y: number, rx: number, ry: number) => {
      const b: Blob = { x, y, rx, ry, seed: `sab${x}` },
        k = rx / 100
      return (
        path(blob(b, 46 * k, 0.5), p.mist) +
        path(blob(b, 26 * k, 0.5), p.paper) +
        path(blob(b, 13 * k, 0.6), p.peach) +
        path(blob({ ...b, y: y + 2 }, 0, 0.5), p.ink) +
        grove(x, y, rx * 0.86, ry * 0.74, k)
      )
    }
    for (const [x, y, rx, ry] of quads([1080, 330, 70, 16, 150, 420, 120, 30, 640, 390, 90, 22, 1450, 430, 130, 36]))
      s += isle(x, y, rx, ry)
    // the signature: the nib presses on the way down and lifts on the way up
    const name: Point[] = pts([
      -60, 1080, 180, 1010, 430, 850, 560, 660, 520, 540, 410, 560, 380, 690, 470, 840, 660, 900, 850, 830, 980, 680,
      970, 570, 860, 570, 810, 690, 880, 830, 1060, 880, 1230, 800, 1320, 680, 1280, 600, 1190, 640, 1190, 760, 1300,
      850, 1440, 830,
    ])
    const nib = (t: number) => 15 + 15 * t + 13 * Math.sin(t * 19 - 1.2)
    s +=
      path(
        ribbon(name, (t) => nib(t) * 2.3, 150),
        p.mist,
      ) + path(ribbon(name, nib, 150), p.paper)
    for (const [x, y, rx, ry] of quads([700, 650, 58, 22, 1094, 700, 44, 16, 230, 700, 96, 40])) s += isle(x, y, rx, ry)
    // a flourish under the name, left by an earlier boat
    s += path(
      ribbon(pts([480, 1080, 800, 1040, 1140, 1060, 1520, 990]), (t) => 16 * Math.sin(Math.PI * t), 40),
      p.mist,
    )
    // the boat that writes: a white launch, seen from behind her quarter
    const boat =
      path(smooth([-80, -16, -20, -34, 60, -30, 118, -6, 60, 20, -20, 26, -84, 16]), p.paper) +
      path(smooth([-84, 12, -20, 24, 60, 18, 118, -6, 104, 14, 56, 36, -20, 42, -80, 30]), p.rose) +
      path(poly(pts([-50, -18, 30, -22, 30, 8, -50, 12])), p.butter) +
      path(poly(pts([-50, -18, 30, -22, 20, -44, -42, -42])), p.paper) +
      path(poly(pts([30, -22, 30, 8, 20, -20, 20, -44])), p.ink) +
      path(poly(pts([-50, -10, 30, -14, 30, -4, -50, 0])), p.ink)
    s += path(lens(1500, 842, 260, 40), p.leaf) + place(boat, 1486, 812, 0.78, -8)
    // near islands close the lower corners
    s += isle(1380, 1130, 250, 96) + isle(120, 1190, 210, 70)
    // two terns between us and the sea
    const tern = path(
      ribbon(pts([-60, -26, -34, -30, -8, -4, 0, 0]), (t) => 2 + 9 * t, 12) +
        ribbon(pts([0, 0, 14, -12, 40, -34, 70, -30]), (t) => 11 - 9 * t, 12) +
        lens(2, 2, 44, 12),
      p.paper,
    )
    return s + place(tern, 830, 1010, 1, 8) + place(tern, 700, 1090, 0.7, -6)
  }, options)
export default scene
