// Two storeys of round-arched galleries on a wall, a door in every bay and a rail above. Metres; 7.2 high.
import type { Ink } from '../base/core.ts'
import { path, poly } from '../base/core.ts'
import { bars } from './hotel-front.ts'
import type { Wall } from './site.ts'
export interface GalleriesInks {
  wall: Ink
  trim: Ink
  deep: Ink
  door: Ink
}
export function galleries(w: Wall, bays: number, c: GalleriesInks): string {
  const bay = w.len / bays
  let voids = '',
    doors = ''
  for (let i = 0; i < bays; i++)
    for (const v of [0, 3.7]) {
      const a = i * bay + 0.35,
        b = (i + 1) * bay - 0.35
      const ring = Array.from({ length: 9 }, (_, k) => {
        const t = (k / 8) * Math.PI
        return w.at((a + b) / 2 + (Math.cos(t) * (b - a)) / 2, v + 2.2 + Math.sin(t) * 0.7)
      })
      voids += poly([w.at(a, v), w.at(b, v), ...ring])
      doors += w.quad(a + 0.5, v, b - 0.5, v + 2, 0.01)
    }
  const courses = w.quad(0, 3.3, w.len, 3.6, 0.2) + w.quad(0, 6.9, w.len, 7.2, 0.2) + w.quad(0, 0, w.len, 0.25, 0.1)
  return (
    path(w.quad(0, 0, w.len, 7.2), c.wall) +
    path(voids, c.deep) +
    path(doors, c.door) +
    path(courses + bars(w, 0, w.len, 3.6, 0.1, 0.5), c.trim)
  )
}
