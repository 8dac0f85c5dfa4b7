// A wind-up alarm clock with two bells, a little from the left; 360 wide, 520 high, feet on y = 0; it is twenty past five.
import { circle, clip, type Ink, path, place } from '../base/core.ts'
import { angular, smooth } from '../base/shape.ts'
import { hoop, oval, stroke } from './round.ts'
export interface ClockInks {
  case: Ink
  lit: Ink
  shade: Ink
  face: Ink
  faceShade: Ink
  hand: Ink
  alarm: Ink
  bell: Ink
  bellShade: Ink
}
export function alarmClock(c: ClockInks): string {
  const bell = (x: number, turn: number) =>
    place(
      path(stroke([0, 40, 0, -10], 14), c.shade) +
        path('M-72 4C-70 -62 70 -62 72 4C40 16 -40 16 -72 4z', c.bellShade) +
        path('M-72 4C-70 -62 40 -66 46 -18C20 -34 -10 0 -4 12C-30 13 -56 10 -72 4z', c.bell) +
        circle(0, -50, 9, c.shade),
      x,
      -388,
      1,
      turn,
    )
  let ticks = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283,
      q = (k: number): [number, number] => [-6 + Math.sin(a) * 138 * k, -190 - Math.cos(a) * 146 * k]
    ticks += stroke([...q(0.78), ...q(0.92)], i % 3 ? 6 : 13)
  }
  return (
    path(angular([-150, 0, -120, 0, -84, -90, -120, -96]) + angular([150, 0, 120, 0, 84, -90, 120, -96]), c.shade) +
    path(stroke([-60, -390, -40, -470, 40, -470, 60, -390], 14, 14, 24), c.shade) +
    bell(-98, -24) +
    bell(98, 24) +
    path(stroke([0, -360, 0, -430], 10), c.shade) +
    circle(0, -432, 16, c.alarm) +
    // case, seen with a little of its right side
    path(oval(26, -190, 176, 186), c.shade) +
    path(oval(0, -190, 180, 188), c.case) +
    clip(oval(0, -190, 180, 188), path(hoop(20, -176, 210, 218, 50), c.lit)) +
    path(oval(-6, -190, 150, 158), c.shade) +
    path(oval(-6, -190, 146, 154), c.faceShade) +
    clip(
      oval(-6, -190, 146, 154),
      path(smooth([-180, -360, 160, -380, 120, -250, 10, -160, -90, -30, -190, -40]), c.face),
    ) +
    path(ticks, c.hand) +
    path(stroke([-6, -190, 52, -134], 14, 10) + stroke([-6, -190, 90, -244], 10, 6), c.hand) +
    path(stroke([-6, -190, -58, -150], 6, 4), c.alarm) +
    circle(-6, -190, 13, c.hand)
  )
}
