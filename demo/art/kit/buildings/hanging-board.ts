// A board on an arm that hangs from a wall, with a branch of coral for a sign and no letters; about 90 by 190 units, its middle at 0,0.
import type { Ink } from '../base/core.ts'
import { path, poly, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'

const branches = [
  [0, 80, 2, 20, -8, -30, 4, -78],
  [0, 20, 18, -8, 22, -44],
  [-2, 30, -22, 4, -26, -34],
  [-6, -16, -20, -36, -18, -66],
  [18, -8, 32, -20, 34, -40],
]
export const hangingBoard = (board: Ink, branch: Ink): string =>
  path(ribbon(pts([-60, -96, 50, -96]), () => 6, 2) + poly(pts([-44, -92, 46, -92, 46, 92, -44, 92])), board) +
  path(branches.map((q) => ribbon(pts(q), (t) => 11 - 5 * t, 10)).join(''), branch)
