// A timber gateway across the view, about 18 m wide: two piers with lanterns, leaves folded back, rafters, a tiled eave overhead. Stands at distance Z on the ground.
import type { Camera, Ink } from '../base/core.ts'
import { path, poly, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { wallOf } from './site.ts'
export interface TimberGateInks {
  post: Ink
  postSide: Ink
  postLit: Ink
  wall: Ink
  tile: Ink
  trim: Ink
  leaf: Ink
  bar: Ink
}
const lantern = (x: number, y: number, post: Ink, lamp: Ink) =>
  path(
    ribbon(pts([x, y - 120, x, y]), () => 4, 2) +
      poly(pts([x - 22, y, x + 22, y, x + 16, y - 14, x - 16, y - 14])) +
      poly(pts([x - 18, y + 56, x + 18, y + 56, x + 14, y + 64, x - 14, y + 64])),
    post,
  ) + path(poly(pts([x - 20, y, x + 20, y, x + 16, y + 56, x - 16, y + 56])), lamp)
export function timberGate(cam: Camera, Z: number, c: TimberGateInks): string {
  const up = (x0: number, x1: number, y0: number, y1: number, z = Z) =>
      poly([cam(x0, y1, z), cam(x1, y1, z), cam(x1, y0, z), cam(x0, y0, z)]),
    edge = Z - 1.7
  let s = ''
  for (const d of [-1, 1]) {
    s += path(up(d * 4.1, d * 9, 0, 3, Z + 0.8), c.wall) + path(up(d * 4.1, d * 9, 2.9, 3.2, Z + 0.8), c.tile)
    s += path(
      poly([cam(d * 4.2, 6, Z), cam(d * 4.2, 6, Z + 1.6), cam(d * 4.2, 0, Z + 1.6), cam(d * 4.2, 0, Z)]),
      c.postSide,
    )
    s +=
      path(up(d * 4.2, d * 5.1, 0, 6), c.post) +
      path(up(d * 4.2, d * 4.4, 0, 6), d < 0 ? c.postSide : c.postLit) +
      path(up(d * 4.05, d * 5.25, 0, 0.5), c.postSide)
    const leaf = wallOf(cam, d < 0 ? [-4.2, Z + 1.4] : [4, Z + 3.8], d < 0 ? [-4, Z + 3.8] : [4.2, Z + 1.4])
    s +=
      path(leaf.quad(0, 0.1, leaf.len, 3.4), c.leaf) +
      path(
        [0.3, 0.8, 1.3, 1.8].map((u) => leaf.quad(u, 0.4, u + 0.18, 3.1)).join('') +
          leaf.quad(0.1, 1.6, leaf.len - 0.1, 1.8),
        c.bar,
      )
    s += lantern(...cam(d * 3.6, 4.3, Z), c.post, c.trim)
  }
  let rafters = '',
    tiles = ''
  for (let i = 0; i <= 16; i++)
    rafters += poly([
      cam(-7 + i * 0.875, 5.28, Z + 2),
      cam(-6.8 + i * 0.875, 5.28, Z + 2),
      cam(-7.4 + i * 0.95, 5.1, edge + 0.1),
      cam(-7.7 + i * 0.95, 5.1, edge + 0.1),
    ])
  for (let i = 0; i < 26; i++) tiles += up(-5 + i * 0.4, -4.82 + i * 0.4, 5.42, 5.56, edge)
  return (
    s +
    path(
      poly([cam(-7.4, 5.3, Z + 2), cam(7.4, 5.3, Z + 2), cam(8, 5.1, edge + 0.1), cam(-8, 5.1, edge + 0.1)]),
      c.postSide,
    ) +
    path(rafters + up(-6, 6, 4.9, 5.35), c.post) +
    path(up(-5.6, 5.6, 4.55, 4.7), c.postLit) +
    path(up(-8.2, 8.2, 5.06, 5.4, edge), c.trim) +
    path(up(-8.2, 8.2, 5.3, 9, edge), c.tile) +
    path(tiles, c.trim)
  )
}
