// A hotel down a hillside: a lodge under a wide roof on the ridge, villas with their pools on terraces below it, trees between. Metres; trees on the sheet.
import { type Camera, type Ink, path, poly } from '../base/core.ts'
import { canopy } from '../trees/canopy.ts'
import { pitchedRoof, type RoofOptions } from './pitched-roof.ts'
import { type PoolVillaInks, poolVilla } from './pool-villa.ts'
import { plot } from './site.ts'
/** Where a house stands: right, up, away, degrees it is turned. */
export type Stand = readonly [x: number, y: number, z: number, turn: number]
/** Trees stand before what is farther up the hill, and behind the houses of their own step. */
export interface HillStep {
  trees: readonly (readonly [x: number, y: number, size: number])[]
  houses?: readonly Stand[]
}
export interface HillHotelOptions {
  /** Trees behind the lodge; the steps lead from the ridge down. */
  behind: HillStep['trees']
  lodge: Stand
  steps: readonly HillStep[]
  inks: {
    lodge: { wall: Ink; post: Ink; roof: RoofOptions['inks'] }
    villa: PoolVillaInks
    tree: readonly [back: Ink, mid: Ink, lit: Ink]
  }
  seed: string
}
/** Twenty metres of open hall behind seven posts. */
function lodgeOn(site: Camera, c: HillHotelOptions['inks']['lodge']): string {
  const front = (x0: number, x1: number, out: number) =>
    poly([site(x0, 4.6, out), site(x1, 4.6, out), site(x1, 0, out), site(x0, 0, out)])
  let s = path(front(-10, 10, -0.1), c.wall)
  for (let i = 0; i < 7; i++) s += path(front(-10 + i * 3.2, -9.5 + i * 3.2, -0.2), c.post)
  const plan = { x0: -10.5, x1: 10.5, z0: -1, z1: 9 }
  return s + pitchedRoof(site, { plan, eave: 4.4, ridge: 10.4, over: 1.4, ribs: 24, inks: c.roof })
}
export function hillHotel(cam: Camera, { behind, lodge, steps, inks, seed }: HillHotelOptions): string {
  const at = ([x, y, z, turn]: Stand) => plot(cam, x, z, turn, y)
  const grove = (trees: HillStep['trees']) =>
    trees
      .map(([x, y, k]) => canopy({ x, y, rx: 92 * k, ry: 60 * k, seed: `${seed}${x}`, tones: [...inks.tree] }))
      .join('')
  let s = grove(behind) + lodgeOn(at(lodge), inks.lodge)
  for (const { trees, houses = [] } of steps)
    s += grove(trees) + houses.map((house) => poolVilla(at(house), inks.villa)).join('')
  return s
}
