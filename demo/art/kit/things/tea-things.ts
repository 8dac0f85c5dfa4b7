// What stands on a tea stall's counter: a steaming kettle, small glasses, a jar of biscuits, the steam itself. Each stands on y = 0.
import { circle, clip, type Ink, lerp, path, poly, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

/** A broad aluminium kettle, spout to the right, about 420 wide and 330 high. */
export function kettle({ body, shade, lit, dark }: { body: Ink; shade: Ink; lit: Ink; dark: Ink }): string {
  const pot = smooth([
    -150, 0, -182, -70, -170, -150, -110, -206, 0, -222, 110, -206, 168, -150, 180, -70, 150, 0, 0, 6,
  ])
  return (
    path(
      ribbon(pts([-128, -190, -120, -300, 0, -340, 118, -300, 126, -190]), () => 17, 18),
      dark,
    ) +
    path(
      ribbon(pts([130, -60, 210, -110, 232, -190, 268, -214]), (t) => lerp(76, 30, t), 14),
      shade,
    ) +
    path(
      ribbon(pts([140, -84, 204, -124, 224, -194, 262, -218]), (t) => lerp(26, 8, t), 14),
      body,
    ) +
    path(pot, body) +
    clip(
      pot,
      path(smooth([40, -240, 90, -120, 60, 20, 240, 40, 240, -240]), shade) +
        path(smooth([-220, -60, 0, -34, 220, -70, 220, 40, -220, 40]), shade) +
        path(smooth([-150, -130, -116, -180, -70, -194, -100, -150, -124, -80, -140, -76]), lit),
    ) +
    path(smooth([-78, -214, -60, -236, 0, -246, 60, -236, 78, -214, 0, -204]), shade) +
    circle(0, -254, 17, dark)
  )
}
/** A ribbed glass of tea, about 70 wide and 110 high. */
export const teaGlass = ({ glass, tea, froth }: { glass: Ink; tea: Ink; froth: Ink }): string =>
  path(poly(pts([-36, -110, 36, -110, 27, 0, -27, 0])), glass) +
  path(poly(pts([-31, -84, 31, -84, 24, -9, -24, -9])), tea) +
  path(smooth([-32, -84, -16, -94, 0, -90, 18, -95, 32, -84, 0, -76]), froth) +
  path(poly(pts([-24, -72, -15, -72, -13, -16, -20, -16])), froth)
/** A biscuit jar with a tin lid, about 170 wide and 250 high. */
export const biscuitJar = ({
  glass,
  fill,
  fillShade,
  lid,
}: {
  glass: Ink
  fill: Ink
  fillShade: Ink
  lid: Ink
}): string =>
  path(smooth([-80, -4, -86, -120, -80, -206, 0, -216, 80, -206, 86, -120, 80, -4, 0, 2]), glass) +
  [0, 1, 2, 3]
    .map((i) =>
      path(
        smooth([
          -68,
          -16 - i * 40,
          -70,
          -46 - i * 40,
          0,
          -54 - i * 40,
          70,
          -46 - i * 40,
          68,
          -16 - i * 40,
          0,
          -8 - i * 40,
        ]),
        i % 2 ? fillShade : fill,
      ),
    )
    .join('') +
  path(smooth([-70, -206, -72, -240, 0, -250, 72, -240, 70, -206, 0, -198]), lid)
/** Steam that rises from (0, 0) to `h` in one turning wisp, wider as it goes, with a lesser one beside it. */
export function steam(h: number, w: number, ink: Ink): string {
  const wisp = (k: number, o: number, up: number) =>
    ribbon(
      pts([
        o,
        0,
        o + w * 0.5 * k,
        -up * 0.2,
        o - w * 0.6 * k,
        -up * 0.44,
        o + w * 0.9 * k,
        -up * 0.7,
        o + w * 0.2 * k,
        -up * 0.88,
        o + w * 1.3 * k,
        -up,
      ]),
      (t) => w * Math.sin(Math.PI * Math.min(1, 0.03 + t * 0.97)) ** 0.9 * (0.35 + t * 0.75),
      34,
    )
  return path(wisp(1, 0, h) + wisp(-1, w * 1.5, h * 0.55), ink)
}
