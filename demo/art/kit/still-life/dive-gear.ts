// Diving things ashore: a tank standing on y = 0, a short wet suit hung by the arms from y = 0, one fin standing on its heel.
import { clip, type Ink, path, rect } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { oval, stroke, turned } from './round.ts'
export interface TankInks {
  body: Ink
  lit: Ink
  shade: Ink
  band: Ink
  valve: Ink
  boot: Ink
}
/** 190 wide, 640 high with its valve. */
export function tank(c: TankInks): string {
  const shell = turned([22, -560, 60, -548, 88, -510, 95, -460, 95, -20], 0.2),
    foot = turned([99, -70, 99, 0], 0.2)
  return (
    path(stroke([0, -570, 0, -630], 38), c.valve) +
    path(stroke([0, -620, 66, -620], 20), c.valve) +
    path(oval(76, -620, 18, 28), c.valve) +
    path(stroke([-6, -620, -48, -620], 22), c.valve) +
    path(shell.body, c.body) +
    clip(
      shell.body,
      path(shell.band(0.34, 1), c.shade) +
        path(shell.band(-0.84, -0.58), c.lit) +
        path(shell.belt(-440, -400) + shell.belt(-386, -374), c.band),
    ) +
    path(foot.body, c.boot) +
    path(foot.belt(-66, -58, -0.9, -0.2), c.lit)
  )
}
/** A shorty 420 wide over the sleeves and 640 high, dripping. */
export function wetSuit(c: { body: Ink; lit: Ink; shade: Ink; panel: Ink; drop: Ink }): string {
  const suit = smooth([
    -70, 10, -110, 14, -170, 60, -210, 150, -196, 186, -140, 176, -116, 130, -108, 200, -120, 330, -132, 470, -138, 610,
    -60, 622, -26, 612, -4, 430, 22, 612, 58, 622, 136, 608, 132, 470, 118, 330, 108, 200, 116, 130, 140, 176, 196, 184,
    210, 150, 170, 60, 110, 14, 70, 10, 40, 36, 0, 44, -40, 36,
  ])
  let drops = ''
  for (const [x, y] of [
    [-100, 660],
    [-64, 700],
    [60, 668],
    [110, 720],
    [-170, 226],
    [170, 236],
  ])
    drops += `M${x} ${y - 22}Q${x + 15} ${y + 2} ${x} ${y + 8}Q${x - 15} ${y + 2} ${x} ${y - 22}z`
  return (
    path(smooth([-74, 16, -30, -20, 30, -20, 74, 16, 40, 44, 0, 52, -40, 44]), c.shade) +
    path(suit, c.body) +
    clip(
      suit,
      path(
        smooth([-130, 100, -96, 160, -90, 300, -104, 420, -150, 420, -150, 100]) +
          smooth([130, 100, 96, 160, 90, 300, 104, 420, 150, 420, 150, 100]),
        c.panel,
      ) +
        path(smooth([40, 40, 70, 200, 40, 340, 60, 640, 180, 640, 220, 200, 220, 40, 120, 0]), c.shade) +
        path(smooth([104, 150, 92, 220, 92, 300, 110, 420, 150, 420, 150, 150]), c.panel) +
        path(smooth([-88, 40, -60, 60, -62, 180, -84, 180]), c.lit) +
        rect(-150, 590, 300, 10, c.lit),
    ) +
    path(stroke([0, 46, 2, 360], 7), c.lit) +
    path(drops, c.drop)
  )
}
/** A fin 170 wide and 520 high, blade up. */
export const fin = (c: { blade: Ink; shade: Ink; pocket: Ink }) =>
  path(smooth([-52, -150, -84, -300, -92, -470, -60, -516, 0, -500, 60, -520, 92, -470, 84, -300, 52, -150]), c.blade) +
  path(smooth([20, -150, 34, -320, 40, -500, 60, -520, 92, -470, 84, -300, 52, -150]), c.shade) +
  path(stroke([-40, -150, -58, -300, -62, -460], 10, 5) + stroke([0, -150, 0, -470], 10, 5), c.shade) +
  path(smooth([-56, 0, -62, -90, -54, -180, 0, -206, 54, -180, 62, -90, 56, 0]), c.pocket) +
  path(oval(0, -34, 30, 26), c.shade)
