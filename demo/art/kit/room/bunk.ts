// Two bunks, one over the other, with a ladder at the foot. Head toward +z, centred, metres.
import { type Ink, path } from '../base/core.ts'
import { cover, hang } from './cover.ts'
import { pillow } from './pillow.ts'
import { box, type Part, shadow, type Tones, type Vec } from './space.ts'
/** Two bunks, one over the other, with a ladder at the foot and curtains half drawn. */
export const bunk =
  ({
    frame,
    sheet,
    spread,
    upper,
    curtain,
    floorShade,
  }: {
    frame: Tones
    sheet: Tones
    spread: Tones
    upper?: Tones
    curtain?: Tones
    floorShade?: Ink
  }): Part =>
  (s) => {
    const w = 1,
      z = 1,
      x = w / 2,
      post = (u: number, v: number) => box(s, [u - 0.04, u + 0.04, 0, 1.95, v - 0.04, v + 0.04], frame)
    let a = floorShade ? path(shadow(s, -x, x, -z, z, 1.2, 0.3), floorShade) : ''
    const far = s.eye[0] < 0 ? x : -x
    a += post(far, z)
    const level1 = (y: number, t: Tones) =>
      box(s, [-x, x, y - 0.2, y - 0.06, -z, z], frame) +
      box(s, [-x + 0.03, x - 0.03, y - 0.06, y + 0.08, -z + 0.02, z - 0.02], sheet) +
      pillow(s, 0, y + 0.1, z - 0.32, 0.68, sheet, 0.28, 0.24) +
      cover(s, w - 0.08, -z + 0.02, z - 0.62, y + 0.1, 0.16, true, t, `bunk${y}`)
    a += level1(0.42, spread)
    if (curtain) {
      const side = s.eye[0] < 0 ? -x : x,
        c: Vec[] = [
          [side, 1.3, z],
          [side, 1.3, z - 0.62],
        ]
      a += hang(s, c[0], c[1], 0.86, `bc`, curtain[1], curtain[2])
    }
    a +=
      post(far, -z) +
      level1(1.42, upper ?? spread) +
      box(s, [-far - 0.02, -far + 0.02, 1.6, 1.66, -z, z], frame) +
      post(-far, z) +
      post(-far, -z)
    for (let y = 0.3; y < 1.6; y += 0.3) a += box(s, [-x, -x + 0.4, y, y + 0.05, -z - 0.06, -z - 0.02], frame)
    return a + box(s, [-x + 0.38, -x + 0.43, 0, 1.9, -z - 0.07, -z - 0.02], frame)
  }
