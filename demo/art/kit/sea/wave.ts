// One big breaking wave seen from the channel: the shoulder at the left, the lip throwing to the right, foam under it; and its surfer.

import { clip, type Ink, lens, lerp, type Point, path, ribbon, rng, spline } from '../base/core.ts'
import { triples } from '../base/flat.ts'
import { pts } from '../base/points.ts'

interface WaveInks {
  back: Ink
  face: Ink
  faceLit: Ink
  deep: Ink
  lip: Ink
  foam: Ink
  foamShade: Ink
}
/** About 1500 units wide and 520 tall; the trough is y = 0, the curl near x = 330. */
export function wave({ back, face, faceLit, deep, lip, foam, foamShade }: WaveInks): string {
  const r = rng('wave')
  const body: Point[] = pts([
    -900, 40, -880, -40, -640, -120, -380, -230, -140, -380, 60, -480, 230, -520, 380, -500, 470, -430, 520, -330, 900,
    -250, 900, 60,
  ])
  const hollow: Point[] = pts([
    -640, 30, -420, -60, -180, -190, 20, -330, 170, -410, 300, -430, 400, -390, 446, -320, 430, -250, 380, -210, 330,
    -120, 300, 30,
  ])
  let lines = '',
    bright = ''
  for (let i = 0; i < 13; i++) {
    const t = i / 12,
      x = -560 + t * 820
    const q: Point[] = [
        [x - 40, 20 - t * 20],
        [x + 60 + t * 40, -60 - t * 90],
        [x + 150 + t * 30, -150 - t * 150],
        [x + 210 + t * 10, -230 - t * 170],
      ],
      mark = ribbon(q, (u) => (8 + 16 * t) * Math.sin(Math.PI * u) + 1, 12)
    if (i % 3 === 1) bright += mark
    else lines += mark
  }
  const curl: Point[] = pts([
    30, -470, 120, -504, 260, -528, 390, -508, 478, -440, 512, -350, 500, -240, 474, -150, 450, -230, 456, -320, 424,
    -392, 360, -436, 270, -448, 150, -440, 60, -440,
  ])
  let drops = '',
    mist = ''
  for (let i = 0; i < 46; i++) {
    const t = r(),
      x = 180 + t * 420,
      y = -520 + t * 150 - r() * 90
    drops += lens(x, y, r.in(6, 30), r.in(4, 9))
  }
  for (let i = 0; i < 24; i++) mist += lens(r.in(-820, -40), r.in(-60, 40), r.in(80, 260), r.in(6, 14))
  const puff = (cx: number, cy: number, k: number, seed: string) => {
    const q = rng(seed)
    let d = ''
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.283
      d += spline(
        Array.from({ length: 12 }, (_, j): Point => {
          const b = (j / 12) * 6.283,
            R = k * (0.42 + 0.06 * (j % 2)) * q.in(0.92, 1.1)
          return [cx + Math.cos(a) * k * 0.7 + Math.cos(b) * R, cy + Math.sin(a) * k * 0.34 + Math.sin(b) * R * 0.82]
        }),
      )
    }
    return d
  }
  const heap = triples([
      520, -190, 120, 640, -170, 140, 780, -130, 150, 920, -100, 150, 470, -70, 110, 600, -50, 140, 760, -30, 150, 920,
      -10, 150,
    ]),
    spill = triples([470, -10, 90, 610, -50, 100, 760, -70, 110, 900, -60, 120, 690, 10, 100, 840, 10, 110])
  const curtain: Point[] = pts([
    330, -516, 430, -500, 540, -430, 640, -330, 760, -230, 820, -60, 440, -30, 430, -120, 452, -220, 462, -320, 420,
    -400, 340, -448,
  ])
  let veil = ''
  for (let i = 0; i < 11; i++) {
    const t = i / 10
    veil += ribbon(
      [
        [lerp(390, 560, t), lerp(-480, -400, t)],
        [lerp(480, 650, t), lerp(-350, -270, t)],
        [lerp(450, 760, t), lerp(-140, -90, t)],
      ],
      (u) => (9 + 8 * t) * Math.sin(Math.PI * u) + 1,
      12,
    )
  }
  const edge = spline(body, true, 0.14)
  return (
    path(edge, back) +
    clip(
      edge,
      path(
        spline(
          pts([
            -900, -20, -640, -86, -380, -190, -140, -340, 60, -440, 240, -470, 300, -430, 60, -380, -200, -230, -480,
            -80, -900, 40,
          ]),
        ),
        faceLit,
      ),
    ) +
    path(spline(hollow, true, 0.15), face) +
    clip(
      spline(hollow, true, 0.15),
      path(lines, deep) +
        path(bright, faceLit) +
        path(
          spline(
            pts([
              330, -430, 446, -330, 430, -240, 380, -200, 330, -110, 300, 40, 240, 40, 280, -120, 330, -230, 372, -310,
            ]),
          ),
          deep,
        ),
    ) +
    path(spline(curtain, true, 0.14), foamShade) +
    path(veil, foam) +
    path(heap.map(([x, y, k], i) => puff(x, y, k, `h${i}`)).join(''), foam) +
    path(spill.map(([x, y, k], i) => puff(x, y + 30, k * 0.8, `s${i}`)).join(''), foamShade) +
    path(spline(curl, true, 0.15), lip) +
    path(
      ribbon(
        pts([-20, -446, 120, -506, 260, -528, 390, -508, 478, -440, 512, -350, 498, -230]),
        (t) => 30 * t ** 0.6 + 1,
        26,
      ) + drops,
      foam,
    ) +
    path(mist, foam)
  )
}
/** Crouched on a board, riding left; feet at 0,0, about 120 units tall. */
export function surfer({
  skin,
  skinShade,
  shorts,
  vest,
  hair,
  board,
  boardShade,
}: {
  skin: Ink
  vest: Ink
  skinShade: Ink
  shorts: Ink
  hair: Ink
  board: Ink
  boardShade: Ink
}): string {
  const limb = (q: Point[], a: number, b: number) => ribbon(q, (t) => a + (b - a) * t, 10)
  return (
    path(spline(pts([-98, 2, -60, 16, 10, 18, 74, 6, 94, -4, 40, 2, -40, 4]), true, 0.15), boardShade) +
    path(spline(pts([-104, -4, -60, 8, 10, 9, 76, -2, 98, -10, 40, -4, -40, -4]), true, 0.15), board) +
    path(limb(pts([16, -52, 40, -34, 34, 0]), 18, 9) + limb(pts([8, -86, 34, -98, 58, -116]), 11, 6), skinShade) +
    path(
      limb(
        [
          [14, -52],
          [32, -40],
        ],
        22,
        19,
      ),
      shorts,
    ) +
    path(limb(pts([6, -54, -28, -40, -30, 2]), 19, 9), skin) +
    path(
      limb(
        [
          [10, -54],
          [-20, -43],
        ],
        24,
        20,
      ),
      shorts,
    ) +
    path(spline(pts([-2, -50, -12, -76, -10, -96, 6, -100, 20, -84, 24, -52, 12, -44])), vest) +
    path(limb(pts([-6, -92, -36, -84, -64, -92]), 12, 6), skin) +
    path(
      limb(
        [
          [-4, -92],
          [-26, -86],
        ],
        15,
        11,
      ),
      vest,
    ) +
    path(
      limb(
        [
          [-2, -98],
          [-6, -108],
        ],
        10,
        9,
      ),
      skin,
    ) +
    path(spline(pts([-18, -112, -14, -126, 0, -128, 7, -116, 0, -105, -12, -104])), skin) +
    path(spline(pts([-16, -122, -6, -133, 8, -126, 10, -108, 2, -112, -4, -122])), hair)
  )
}
