// A dunghi: the open wooden boat of island villages, bow to the right, about 330 units long, waterline at y = 0.

import { circle, type Ink, lens, path, poly, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface VillageBoatInks {
  hull: Ink
  hullShade: Ink
  rim: Ink
  inside: Ink
  roof?: Ink
  roofShade?: Ink
  post?: Ink
  motor?: Ink
}
export interface Rider {
  x: number
  top: Ink
  skin: Ink
  hair: Ink
  /** Straw hat or cap ink. */
  hat?: Ink
  /** An arm raised to point or hold on, to the right (1) or left (-1). */
  arm?: number
}
/** Someone sitting, hips at 0,0, about 52 units to the crown. */
export function sitter({ x, top, skin, hair, hat, arm = 0 }: Rider, y = -22): string {
  const limb = arm
    ? path(
        ribbon(
          [
            [x + arm * 7, y - 26],
            [x + arm * 20, y - 34],
            [x + arm * 32, y - 48],
          ],
          (t) => 7 - 3 * t,
          8,
        ),
        top,
      ) + circle(x + arm * 33, y - 50, 3, skin)
    : path(
        ribbon(
          [
            [x + 7, y - 26],
            [x + 14, y - 12],
            [x + 18, y - 4],
          ],
          (t) => 7 - 2 * t,
          8,
        ),
        top,
      )
  return (
    path(
      spline([
        [x - 10, y + 4],
        [x - 11, y - 22],
        [x - 5, y - 32],
        [x + 5, y - 32],
        [x + 11, y - 22],
        [x + 10, y + 4],
      ]),
      top,
    ) +
    limb +
    circle(x, y - 41, 8, skin) +
    path(
      spline([
        [x - 9, y - 40],
        [x - 7, y - 50],
        [x + 3, y - 51],
        [x + 9, y - 45],
        [x + 2, y - 44],
        [x - 5, y - 36],
      ]),
      hair,
    ) +
    (hat
      ? path(
          lens(x, y - 46, 32, 8) +
            spline([
              [x - 8, y - 46],
              [x - 5, y - 55],
              [x + 5, y - 55],
              [x + 8, y - 46],
            ]),
          hat,
        )
      : '')
  )
}
export function villageBoat(inks: VillageBoatInks, riders: Rider[] = []): string {
  const { hull, hullShade, rim, inside, roof, roofShade, post, motor } = inks
  let out = motor
    ? path(
        poly(pts([-170, -50, -150, -50, -148, -32, -168, -30])) +
          ribbon(pts([-162, -34, -164, -4, -166, 8]), () => 6, 4) +
          ribbon(
            [
              [-152, -44],
              [-128, -54],
            ],
            () => 4,
            3,
          ),
        motor,
      )
    : ''
  out += path(spline(pts([-152, -38, -60, -32, 60, -34, 140, -50, 60, -40, -60, -40]), true, 0.12), inside)
  if (roof && post)
    out += path(
      [-92, -30, 34]
        .map((x) =>
          poly([
            [x - 2.5, -30],
            [x + 2.5, -30],
            [x + 2.5, -104],
            [x - 2.5, -104],
          ]),
        )
        .join(''),
      post,
    )
  out += riders.map((who) => sitter(who)).join('')
  out +=
    path(
      spline(
        pts([-154, -40, -150, -12, -128, 6, 0, 9, 100, 5, 142, -16, 178, -62, 130, -44, 50, -31, -60, -29]),
        true,
        0.12,
      ),
      hull,
    ) +
    path(
      spline(pts([-151, -16, -128, 6, 0, 9, 100, 5, 142, -16, 160, -38, 120, -16, 40, -6, -80, -7]), true, 0.12),
      hullShade,
    ) +
    path(
      ribbon(pts([-156, -40, -60, -30, 50, -32, 130, -45, 180, -64]), (t) => 7 - 2 * t, 16),
      rim,
    )
  if (roof && roofShade)
    out +=
      path(
        spline(pts([-112, -98, -90, -112, -30, -119, 34, -114, 60, -101, 54, -97, -30, -100, -108, -93]), true, 0.14),
        roof,
      ) + path(spline(pts([-112, -97, -30, -103, 58, -100, 54, -94, -30, -97, -108, -90]), true, 0.1), roofShade)
  return out
}
