// A small-town clock tower: a square shaft in two faces, clock, louvred stage and a peaked cap. Base centre at x, y.
import type { Ink } from '../base/core.ts'
import { circle, lerp, path, poly, rect, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { roundArch } from './ruin.ts'
export interface ClockTowerInks {
  lit: Ink
  shade: Ink
  trim: Ink
  trimShade: Ink
  dark: Ink
  face: Ink
  hand: Ink
  roof: Ink
  roofShade: Ink
}
/** In its own units: 150 wide, about 620 to the vane; the wide face looks at us, a narrow one turns away to the right (the shaded side). */
export function clockTower(c: ClockTowerInks): string {
  const tier = (w: number, side: number, y0: number, y1: number) =>
    path(poly(pts([-w, y0, w * 0.5, y0, w * 0.5, y1, -w, y1])), c.lit) +
    path(
      poly(pts([w * 0.5, y0, w * 0.5 + side, y0 - side * 0.1, w * 0.5 + side, y1 + side * 0.06, w * 0.5, y1])),
      c.shade,
    )
  const ledge = (w: number, side: number, y: number, t: number) =>
    path(poly(pts([-w - 7, y, w * 0.5 + 4, y, w * 0.5 + 4, y - t, -w - 7, y - t])), c.trim) +
    path(
      poly(pts([w * 0.5 + 4, y, w * 0.5 + side + 7, y - 2, w * 0.5 + side + 7, y - t - 2, w * 0.5 + 4, y - t])),
      c.trimShade,
    )
  let s = tier(86, 52, 0, -60) + ledge(86, 52, -56, 12) + tier(68, 42, -64, -300)
  s +=
    path(roundArch(-18, 0, 44, 54), c.dark) +
    path(roundArch(-17, -120, 26, 74) + roundArch(-17, -214, 26, 60), c.dark) +
    path(roundArch(56, -122, 14, 66) + roundArch(56, -214, 14, 54), c.dark)
  s += ledge(68, 42, -292, 14) + tier(74, 46, -304, -440)
  s += circle(-18, -372, 52, c.trim) + circle(-18, -372, 44, c.face)
  let ticks = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283
    ticks += poly(
      pts([-1.6, -42, 1.6, -42, 1.6, -35, -1.6, -35]).map(([x, y]) => [
        -18 + x * Math.cos(a) - y * Math.sin(a),
        -372 + x * Math.sin(a) + y * Math.cos(a),
      ]),
    )
  }
  s += path(
    ticks + ribbon(pts([-18, -372, -18, -406]), () => 4, 4) + ribbon(pts([-18, -372, 2, -360]), () => 5, 4),
    c.hand,
  )
  const oval = Array.from(
    { length: 16 },
    (_, i) => [60 + Math.cos(i * 0.3927) * 15, -374 + Math.sin(i * 0.3927) * 46] as [number, number],
  )
  s += path(poly(oval), c.trimShade) + ledge(74, 46, -432, 16) + tier(52, 34, -446, -508)
  s +=
    path([-38, -14, 10].map((x) => roundArch(x, -454, 14, 44)).join('') + roundArch(44, -456, 10, 40), c.dark) +
    ledge(52, 34, -502, 10)
  s +=
    path(poly(pts([-62, -510, 32, -510, 8, -596, -2, -604])), c.roof) +
    path(poly(pts([32, -510, 70, -513, 2, -604, -2, -604])), c.roofShade) +
    rect(-2, -640, 3, 40, c.dark)
  return (
    s +
    path(poly(pts([-16, -626, 16, -620, -16, -614])), c.dark) +
    path(poly(pts([lerp(-68, -58, 0.5), -64, -62, -300, -68, -300, -68, -64])), c.trim)
  )
}
