// A villa on its terrace: retaining wall, a pool to the edge, a low pavilion open to the front under a wide roof. Metres, origin at the terrace's middle; 14 wide.
import type { Camera, Ink } from '../base/core.ts'
import { path, poly } from '../base/core.ts'
import { type BlockInks, block, pitchedRoof } from './pitched-roof.ts'
import { wallOf } from './site.ts'
export interface PoolVillaInks {
  wall: BlockInks
  base: BlockInks
  roof: BlockInks & { rib?: Ink; edge?: Ink }
  water: Ink
  glass: Ink
  lamp?: Ink
  post: Ink
}
export function poolVilla(cam: Camera, c: PoolVillaInks, drop = 4): string {
  const house = { x0: -2.2, x1: 6.6, z0: 0, z1: 5.6 },
    q = (x0: number, z0: number, x1: number, z1: number, y: number) =>
      poly([cam(x0, y, z1), cam(x1, y, z1), cam(x1, y, z0), cam(x0, y, z0)])
  const face = wallOf(cam, [-2.2, -0.02], [6.6, -0.02])
  let posts = ''
  for (const x of [-2.6, 2.2, 6.9])
    posts += poly([cam(x, 3.1, -2), cam(x + 0.22, 3.1, -2), cam(x + 0.22, 0, -2), cam(x, 0, -2)])
  return (
    block(cam, { x0: -7, x1: 7.4, z0: -5, z1: 6 }, -drop, 0, c.base) +
    path(q(-6.7, -4.9, 1.4, -1.6, 0.01), c.water) +
    block(cam, house, 0, 3.1, c.wall) +
    path(face.quad(0.5, 0, 8.3, 2.7), c.glass) +
    (c.lamp ? path(face.quad(0.5, 0, 3, 2.7) + face.quad(5.6, 0, 6.8, 2.7), c.lamp) : '') +
    path([2, 4, 6].map((k) => face.quad(0.5 + k, 0, 0.68 + k, 2.7)).join(''), c.post) +
    path(posts, c.post) +
    pitchedRoof(cam, { plan: { ...house, z0: -2 }, eave: 3, ridge: 5.6, over: 0.9, hip: 2.6, ribs: 12, inks: c.roof })
  )
}
