// Someone standing on the ground of a scene, sized by its camera, with a shadow at the feet.
import type { Camera, Ink } from '../base/core.ts'
import { lens, path, place } from '../base/core.ts'
import { type Dress, type Pose, person } from './person.ts'
export interface StandingOptions {
  X: number
  Z: number
  /** Height of the floor under the feet. */
  Y?: number
  pose: Pose
  dress: Dress
  tall?: number
  flip?: 1 | -1
  shade?: Ink
}
export function standing(
  cam: Camera,
  { X, Z, Y = 0, pose, dress, tall = 1.66, flip = 1, shade }: StandingOptions,
): string {
  const [x, y] = cam(X, Y, Z),
    k = (y - cam(X, Y + tall, Z)[1]) / 100
  return (
    (shade ? path(lens(x + 14 * k, y + k, 70 * k, 10 * k), shade) : '') + place(person(pose, dress), x, y, k, 0, flip)
  )
}
