// A person set on the ground of a scene: sized by its camera, with a shadow that touches the feet.
import { type Camera, type Ink, lens, path, place } from '../base/core.ts'
import { type Dress, type Pose, person, poses } from '../people/person.ts'

export interface Folk {
  x: number
  z: number
  /** How far above the ground: on a deck or a porch. */
  y?: number
  pose?: Pose
  tall?: number
  flip?: 1 | -1
  shadow?: Ink
}
export function folk(
  cam: Camera,
  { x, z, y = 0, pose = poses.walk, tall = 1.68, flip = 1, shadow }: Folk,
  dress: Dress,
) {
  const [a, b] = cam(x, y, z),
    k = (b - cam(x, y + tall, z)[1]) / 100
  return (
    (shadow ? path(lens(a + 16 * k, b + k, 70 * k, 9 * k), shadow) : '') + place(person(pose, dress), a, b, k, 0, flip)
  )
}
