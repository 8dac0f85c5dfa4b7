// A cane easy chair turned three-quarters to the left, about 300 wide and 330 high; feet at y = 0.
import { clip, type Ink, path, poly, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { smooth } from '../base/shape.ts'

export function caneChair({
  cane,
  shade,
  cushion,
  cushionLit,
}: {
  cane: Ink
  shade: Ink
  cushion: Ink
  cushionLit: Ink
}): string {
  const back = smooth([-30, -140, -18, -270, 30, -330, 90, -334, 136, -290, 140, -200, 120, -120, 40, -110])
  let weave = ''
  for (let i = 0; i < 7; i++)
    weave +=
      ribbon(pts([-40 + i * 34, -100, -70 + i * 38, -350]), () => 5, 3) +
      ribbon(pts([-60, -130 - i * 34, 160, -112 - i * 36]), () => 5, 3)
  return (
    path(
      ribbon(pts([110, -130, 124, -60, 120, 0]), () => 13, 8) +
        ribbon(pts([-20, -110, -30, -50, -26, -14]), () => 12, 8),
      shade,
    ) +
    path(back, cane) +
    clip(back, path(weave, shade)) +
    path(smooth([6, -150, 14, -250, 44, -296, 84, -300, 112, -270, 112, -190, 96, -130]), cushion) +
    path(smooth([8, -160, 18, -250, 44, -290, 62, -292, 40, -240, 36, -150]), cushionLit) +
    path(smooth([-136, -120, -60, -150, 70, -156, 132, -132, 110, -96, -40, -82, -128, -92]), cushion) +
    path(smooth([-132, -122, -60, -148, 60, -152, 0, -128, -100, -108]), cushionLit) +
    path(poly(pts([-134, -94, -40, -82, 112, -98, 110, -78, -40, -60, -132, -74])), cane) +
    path(
      ribbon(pts([-120, -86, -128, -40, -122, 4]), () => 14, 8) + ribbon(pts([66, -86, 74, -40, 68, 8]), () => 14, 8),
      cane,
    ) +
    path(
      ribbon(pts([-150, -168, -60, -190, 40, -196, 104, -184]), () => 15, 16) +
        ribbon(pts([-138, -168, -132, -130, -126, -92]), () => 11, 8),
      cane,
    ) +
    path(
      ribbon(pts([-114, -34, -20, -22, 68, -34]), () => 8, 10),
      shade,
    )
  )
}
