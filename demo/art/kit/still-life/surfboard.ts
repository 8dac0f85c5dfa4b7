// A surfboard from straight above, nose up, 220 wide and 1000 long about the origin, with its stripes, wax, fin and leash plug.
import { clip, type Ink, path, rng } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { oval, stroke } from './round.ts'
export const surfboard = (c: { deck: Ink; shade: Ink; stripe: Ink; second: Ink; wax: Ink; plug: Ink }): string => {
  const r = rng('wax'),
    board = smooth([
      0, -500, 46, -440, 88, -300, 110, -80, 106, 160, 84, 360, 50, 470, 0, 492, -50, 470, -84, 360, -106, 160, -110,
      -80, -88, -300, -46, -440,
    ])
  let wax = ''
  for (let i = 0; i < 22; i++) {
    const x = r.j(62),
      y = r.in(60, 380)
    wax += stroke([x - 14, y + 5, x, y - 6, x + 16, y + 4], 6, 6, 6)
  }
  return (
    path(board, c.deck) +
    clip(
      board,
      path(smooth([60, -460, 84, -280, 92, -60, 88, 200, 66, 380, 20, 500, 140, 500, 140, -460]), c.shade) +
        path(smooth([-130, -240, 0, -330, 130, -240, 130, -150, 0, -240, -130, -150]), c.stripe) +
        path(smooth([-130, -130, 0, -218, 130, -130, 130, -96, 0, -184, -130, -96]), c.second) +
        path(wax, c.wax) +
        path(stroke([0, -478, 0, 470], 5, 5, 2), c.shade),
    ) +
    path(oval(0, 420, 14, 14), c.plug)
  )
}
