// South Light Bay: a striped rubber ring drifts in the pool, seen from straight above, its shadow on the floor under it.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { clip, path, poly, ribbon, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { hoop, stroke } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.42, y: 0.46 }
const draw = () => {
  const p = palettes.reef,
    r = rng('ring')
  let s = path('M-10 -10H1610V1210H-10z', p.aqua)
  // lane lines on the floor, bent by the water
  for (const x of [120, 520, 920, 1320])
    s += path(
      stroke([x, -20, x - 46, 240, x - 62, 480, x - 128, 720, x - 150, 980, x - 214, 1220], 46, 52, 30),
      p.lagoon,
    )
  // the net of light
  let net = ''
  for (let i = 0; i < 44; i++) {
    const x = r.in(-80, 1600),
      y = (i / 44) * 1240,
      w = r.in(110, 300)
    net += ribbon(
      [
        [x, y],
        [x + w * 0.3, y + r.j(34)],
        [x + w * 0.65, y + r.j(34)],
        [x + w, y + r.j(40)],
      ],
      (t) => 11 * Math.sin(Math.PI * t),
      12,
    )
  }
  s += path(net, p.light)
  // shadow of the ring on the floor
  s += path(hoop(780, 700, 372, 360, 196, 190), p.deep)
  // ring: stripes cut by two circles, shade on the lower right, a bright edge on the upper left
  const [cx, cy, R, q] = [640, 540, 372, 186],
    body = hoop(cx, cy, R, R, R - q)
  s += path(body, p.paper)
  let stripes = ''
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283 + 0.16,
      at = (t: number, k: number): [number, number] => [cx + Math.cos(t) * k, cy + Math.sin(t) * k]
    stripes += poly([at(a, 120), at(a + 0.06, 480), at(a + 0.2, 520), at(a + 0.4, 480), at(a + 0.36, 120)])
  }
  const shade = (ink: string) =>
    path(hoop(cx - 34, cy - 36, R + 62, R + 62, 80), ink) + path(hoop(cx - 30, cy - 32, q + 40, q + 40, 72), ink)
  s += clip(body, shade(p.light) + clip(stripes, path('M-10 -10H1610V1210H-10z', p.coral)))
  s += clip(body, clip(stripes, path(hoop(cx - 44, cy - 46, R + 62, R + 62, 44), p.navy)))
  s += path(hoop(cx, cy, R - 84, R - 84, 12), p.paper)
  s += path(smooth([916, 742, 952, 770, 950, 800, 922, 804, 896, 772]), p.sun)
  // the edge of the pool, its step, a towel and a pair of spectacles left to dry
  s +=
    path(angular([1180, 1214, 1610, 690, 1610, 1214]), p.paper) +
    path(angular([1128, 1214, 1610, 626, 1610, 700, 1190, 1214]), p.light)
  s += path(angular([1128, 1214, 1610, 626, 1610, 640, 1142, 1214]), p.navy)
  let joints = ''
  for (let i = 1; i < 6; i++)
    joints += angular([1180 + i * 90, 1214, 1610, 690 + i * 110, 1610, 696 + i * 110, 1186 + i * 90, 1214])
  s += clip(
    angular([1190, 1214, 1610, 702, 1610, 1214]),
    path(joints, p.light) + path(stroke([1180, 900, 1700, 1330], 5) + stroke([1330, 720, 1800, 1110], 5), p.light),
  )
  s += path(angular([1352, 1214, 1610, 906, 1610, 1214]), p.deep)
  s +=
    path(angular([1380, 1214, 1610, 940, 1610, 1214]), p.coral) +
    path(angular([1430, 1214, 1610, 1000, 1610, 1050, 1474, 1214]), p.paper)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
