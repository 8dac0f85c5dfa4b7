// Puts a flat drawing (100 units a metre, foot at 0, 0) where a thing stands.
import { place } from '../base/core.ts'
import { type Space, scaleAt, spot } from './space.ts'
export const here = (s: Space, draw: (k: number) => string, y = 0) => {
  const [x, q] = spot(s, [0, y, 0])
  return place(draw(1), x, q, scaleAt(s, [0, y, 0]) / 100)
}
