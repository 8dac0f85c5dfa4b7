// Poses for people on the water, in the units of `person`: astride, on a seat, in a harness, kneeling, paddling.
import type { Point } from '../base/core.ts'
import { pts } from '../base/points.ts'
import type { Pose } from '../people/person.ts'

function pose(
  body: readonly number[],
  arms: readonly number[],
  legs: readonly number[],
  rest: Partial<Pose> = {},
): Pose {
  const [head, neck, hip] = pts(body)
  const pairs = (q: Point[]) => q.flatMap((p, i): [Point, Point][] => (i % 2 ? [[q[i - 1], p]] : []))
  return { head, neck, hip, arms: pairs(pts(arms)), legs: pairs(pts(legs)), ...rest }
}
const side = { girth: 9, face: 1 } as const
/** All face right or away from us. */
export const waterPoses = {
  /** In a harness, seen from behind, hands on the risers. */
  harness: pose([0, -62, 0, -52, 0, -18], [-17, -62, -10, -88, 17, -62, 10, -88], [-9, 4, -12, 32, 8, 6, 6, 34], {
    seat: true,
  }),
  /** Astride and leaning to a handlebar. */
  drive: pose(
    [21, -60, 16, -49, 0, -15],
    [22, -36, 44, -38, 24, -34, 44, -36],
    [20, -10, 10, 16, 22, -8, 12, 18],
    side,
  ),
  /** Astride behind another, hands at the other's waist. */
  cling: pose(
    [16, -61, 11, -51, 0, -15],
    [18, -34, 38, -28, 20, -32, 38, -26],
    [20, -10, 10, 16, 22, -8, 12, 18],
    side,
  ),
  /** Astride a tube, both hands on the strap in front. */
  strap: pose([10, -62, 5, -52, 0, -17], [18, -36, 27, -20, 20, -33, 29, -18], [21, -8, 12, 20, 23, -6, 14, 22], side),
  /** The same, leaning back with a laugh. */
  leanBack: pose(
    [-7, -63, -6, -53, 1, -17],
    [10, -38, 25, -22, 12, -35, 27, -20],
    [22, -10, 14, 18, 24, -8, 16, 20],
    side,
  ),
  /** Astride with both arms thrown up. */
  cheer: pose(
    [-2, -64, -2, -54, 0, -17],
    [10, -68, 17, -92, -10, -66, -17, -91],
    [20, -8, 11, 20, 22, -6, 13, 22],
    side,
  ),
  /** On a seat and facing us, hands on the grips beside; legs come forward. */
  lounge: pose([0, -66, 0, -56, 0, -20], [-20, -40, -29, -24, 20, -40, 29, -24], [-11, -4, -12, 24, 10, -5, 8, 23], {
    seat: true,
  }),
  /** The same with one arm up. */
  loungeWave: pose(
    [-1, -66, 0, -56, 0, -20],
    [-20, -40, -27, -22, 21, -66, 27, -90],
    [-10, -5, -8, 23, 11, -4, 14, 22],
    { seat: true },
  ),
  /** Standing and leaning back against a rod held before the belt. */
  fight: pose([-15, -93, -14, -83, 2, -50], [6, -62, 22, -58, 6, -64, 29, -76], [15, -28, 12, 0, 2, -26, -13, 0], side),
  /** Standing, one arm pointing ahead. */
  point: pose([3, -93, 1, -84, 0, -51], [12, -82, 34, -88, -4, -66, 8, -56], [4, -27, 7, 0, -4, -27, -8, 0], side),
  /** Low on a board: knees bent and apart, arms out for balance. */
  surf: pose([8, -76, 3, -67, -6, -36], [-16, -62, -36, -66, 24, -60, 44, -66], [16, -22, 21, 0, -16, -20, -22, 0], {
    girth: 9,
    face: 1,
  }),
  /** Wading and pushing off what lies ahead. */
  push: pose([13, -90, 7, -81, -5, -49], [22, -66, 44, -64, 18, -62, 40, -56], [4, -27, 6, 0, -8, -26, -14, 0], {
    girth: 9,
    face: 1,
  }),
  /** Standing on a board and away from us, the paddle held at both ends of its shaft. */
  paddle: pose([2, -92, 1, -83, 0, -50], [-14, -70, 4, -88, 17, -66, 22, -44], [-7, -27, -9, 0, 7, -27, 9, 0]),
  /** On a ladder and away from us, one foot a rung above the other. */
  climb: pose([1, -92, 0, -83, 1, -50], [-19, -76, -17, -96, 19, -70, 17, -84], [-12, -34, -8, -14, 10, -26, 9, 6]),
}
