// The mounted skeleton of a blue whale, seen from its side: skull at the left, about 1180 units long; the spine runs near y = 0.
import type { Ink, Point } from '../base/core.ts'
import { along, lerp, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface WhaleInks {
  bone: Ink
  /** The far side's ribs and the hollows. */
  far: Ink
  shade: Ink
}
const spine = pts([-300, -30, -160, -46, 0, -40, 180, -14, 360, 6, 500, 2, 590, -22])
export function whaleSkeleton(c: WhaleInks): string {
  const line = along(spine, 46),
    ribsFar: string[] = [],
    ribsNear: string[] = []
  let bones = '',
    tops = '',
    discs = ''
  line.forEach(([x, y, tx, ty], i) => {
    const t = i / 46,
      k = lerp(22, 7, t ** 0.9),
      up = t < 0.86 ? lerp(58, 16, (t / 0.86) ** 0.8) * (t < 0.06 ? 0.6 : 1) : 8
    const q = (u: number, v: number): Point => [x + tx * u - ty * v, y + ty * u + tx * v]
    bones += spline(
      [q(-4.6, -k * 0.62), q(4.6, -k * 0.62), q(3.6, 0), q(4.6, k * 0.62), q(-4.6, k * 0.62), q(-3.6, 0)],
      true,
      0.1,
    )
    tops += spline([q(-3.4, -k * 0.5), q(0, -up), q(6, -up - 3), q(5.4, -k * 0.5)], true, 0.1)
    if (t > 0.5 && t < 0.84)
      discs += spline([q(-2, k * 0.5), q(1, k * 0.6 + lerp(34, 8, (t - 0.5) / 0.34)), q(5, k * 0.5)], true, 0.1)
    if (i >= 1 && i < 17) {
      const s = Math.sin(Math.PI * lerp(0.24, 0.98, i / 16)),
        drop = 40 + 196 * s ** 0.8,
        back = 26 + 62 * (i / 16),
        w = 9.5 - i * 0.22
      const rib = (dx: number, dy: number) =>
        ribbon(
          [
            [x + dx, y + 4],
            [x - 14 + dx + back * 0.1, y + drop * 0.32 + dy],
            [x + dx + back * 0.42, y + drop * 0.74 + dy],
            [x + dx + back * 1.1, y + drop + dy],
          ],
          (u) => w * (1 - 0.55 * u),
          12,
        )
      ribsNear.push(rib(0, 0))
      ribsFar.push(rib(16, -16))
    }
  })
  let out = path(ribsFar.join(''), c.far)
  // far jaw, then the skull with its long beak
  out += path(
    ribbon(pts([-304, 62, -420, 136, -540, 116, -628, 30]), (t) => 26 * (1 - t * 0.55), 18),
    c.far,
  )
  out += path(tops + discs, c.shade) + path(bones, c.bone) + path(ribsNear.join(''), c.bone)
  out += path(
    spline(
      pts([
        -292, -36, -310, -84, -360, -96, -404, -66, -470, -34, -560, -8, -640, 14, -646, 24, -560, 22, -470, 22, -400,
        34, -360, 58, -318, 56, -296, 20,
      ]),
      true,
      0.12,
    ),
    c.bone,
  )
  out +=
    path(spline(pts([-392, -40, -470, -14, -560, 4, -630, 18, -560, 15, -470, 8, -398, 4]), true, 0.12), c.shade) +
    path(spline(pts([-318, -34, -342, -56, -372, -46, -376, -20, -350, -4, -322, -12]), true, 0.14), c.shade)
  out +=
    path(
      ribbon(pts([-300, 60, -400, 166, -540, 148, -646, 36]), (t) => 30 * (1 - t * 0.55), 20),
      c.bone,
    ) +
    path(
      ribbon(pts([-306, 70, -404, 174, -530, 158, -600, 108]), (t) => 9 * (1 - t), 18),
      c.shade,
    )
  // shoulder blade and the flipper's fan of fingers
  out +=
    path(spline(pts([-268, 2, -200, -4, -186, 30, -232, 84, -256, 84, -276, 40]), true, 0.12), c.bone) +
    path(spline(pts([-250, 14, -208, 8, -204, 30, -236, 70, -246, 60]), true, 0.12), c.shade)
  const finger = (flat: readonly number[], w: number) => ribbon(pts(flat), (t) => w * (1 - 0.6 * t), 10)
  out += path(
    finger([-244, 76, -238, 112, -222, 138], 24) +
      finger([-226, 130, -206, 168, -184, 200], 13) +
      finger([-216, 128, -186, 160, -158, 184], 12) +
      finger([-188, 198, -168, 232, -146, 258], 7) +
      finger([-182, 196, -152, 226, -124, 244], 7) +
      finger([-162, 182, -132, 206, -100, 222], 7) +
      finger([-156, 180, -122, 192, -92, 200], 6),
    c.bone,
  )
  return out
}
