// Headboards of a bed: panel, slats, arch, crossed cane, low.
import { path } from '../base/core.ts'
import type { BedOptions } from './bed-options.ts'
import { box, face, front, type Space, type Vec } from './space.ts'
export function headboard(s: Space, o: Required<Pick<BedOptions, 'w' | 'l' | 'h' | 'frame'>> & BedOptions): string {
  const { w, l, h, head = 'panel' } = o,
    t = o.headTones ?? o.frame,
    z = l / 2,
    x = w / 2 + 0.06,
    up = h + 0.62
  if (head === 'none') return ''
  if (head === 'low') return box(s, [-x, x, 0, h + 0.34, z, z + 0.1], t)
  if (head === 'panel')
    return (
      box(s, [-x, x, 0.1, up, z, z + 0.09], t) +
      path(front(s, -x + 0.1, x - 0.1, h + 0.1, up - 0.09, z - 0.002), s.eye[2] < z ? t[2] : t[1])
    )
  if (head === 'arch') {
    const q: Vec[] = [
      [-x, 0.1, z],
      [-x, h + 0.3, z],
      ...Array.from(
        { length: 11 },
        (_, i): Vec => [-Math.cos((i / 10) * Math.PI) * x, h + 0.3 + Math.sin((i / 10) * Math.PI) * 0.55, z],
      ),
      [x, 0.1, z],
    ]
    return (
      path(face(s, q), t[1]) +
      path(
        face(
          s,
          q.map(([a, b, c]): Vec => [a * 0.88, b - 0.09, c]),
        ),
        t[2],
      )
    )
  }
  let o2 = ''
  const y1 = h + 0.6
  if (head === 'cane') o2 += path(front(s, -x + 0.05, x - 0.05, h + 0.05, y1, z + 0.03), t[2])
  for (let i = 0; i <= 9; i++) {
    const u = -x + 0.06 + ((2 * x - 0.12) * i) / 9
    o2 +=
      head === 'slats'
        ? box(s, [u - 0.03, u + 0.03, h, y1, z + 0.02, z + 0.05], t)
        : path(
            face(s, [
              [u - 0.1, h + 0.05, z],
              [u - 0.07, h + 0.05, z],
              [u + 0.12, y1, z],
              [u + 0.09, y1, z],
            ]) +
              face(s, [
                [u + 0.12, h + 0.05, z],
                [u + 0.09, h + 0.05, z],
                [u - 0.1, y1, z],
                [u - 0.07, y1, z],
              ]),
            t[1],
          )
  }
  return (
    o2 +
    box(s, [-x, -x + 0.08, 0, y1 + 0.1, z, z + 0.08], t) +
    box(s, [x - 0.08, x, 0, y1 + 0.1, z, z + 0.08], t) +
    box(s, [-x, x, y1 - 0.02, y1 + 0.08, z - 0.01, z + 0.09], t)
  )
}
