// Cars, vans and coaches that stand in the scene's own perspective: one outline a kind, three tones of paint, glass, wheels.

import { type Ink, path, spline } from '../base/core.ts'
import { coachKinds } from './coach-kinds.ts'
import { type Frame, frameOf, type Stand } from './vehicle-frame.ts'
import { carKinds, type VehicleKind } from './vehicle-kinds.ts'
import { mirrors, noseOf, screenOf } from './vehicle-nose.ts'
import { type Load, roofLoad } from './vehicle-roof.ts'
import { type Stripes, sideOf, type VehicleInks } from './vehicle-side.ts'
import { tread, wheel } from './vehicle-wheel.ts'

const kinds: Record<string, VehicleKind> = { ...carKinds, ...coachKinds }
type VehicleName = keyof typeof carKinds | keyof typeof coachKinds

interface VehicleOptions extends Stand {
  kind: VehicleName
  colour: VehicleInks
  /** How far the shadow falls, metres along the vehicle and toward us. */
  cast?: readonly [number, number]
  stripes?: Stripes
  /** Luggage on the roof. */
  load?: readonly Load[]
}
function shadowOf({ at }: Frame, kind: VehicleKind, ink: Ink, [dx, dy]: readonly [number, number]) {
  const x1 = kind.outline[3],
    x0 = kind.outline[kind.outline.length - 6],
    w = kind.half[0]
  const q: [number, number][] = [
    [x0, -w],
    [x1, -w],
    [x1 + dx, -w + dy + 0.3],
    [x1 + dx, w + dy],
    [x0 + dx, w + dy],
    [x0, w],
  ]
  return path(
    spline(
      q.map(([x, y]) => at(x, y, 0)),
      true,
      0.06,
    ),
    ink,
  )
}

/** The whole vehicle with its shadow; what stands before it is drawn after it. */
export function vehicle({ kind: name, colour: c, cast = [0, 0.5], stripes, load, ...stand }: VehicleOptions): string {
  const kind = kinds[name],
    f = frameOf(kind, stand),
    [nose, cowl, header, roofEnd, tail] = kind.marks,
    [wf, wr, r] = kind.wheels,
    [w] = kind.half
  const far = (x: number, z: number, out = 0) => f.at(x, -w + 0.12 - out, z)
  let s = shadowOf(f, kind, c.shadow, cast)
  s +=
    wheel(far, wf, r, kind.wheel, { dark: c.dark, rim: c.dark }) +
    wheel(far, wr, r, kind.wheel, { dark: c.dark, rim: c.dark })
  // the dark under the floor
  const floor = kind.sill + 0.06,
    x1 = kind.outline[0]
  s += path(
    spline(
      [
        f.at(wr - 0.4, -w + 0.1, floor),
        f.at(x1 - 0.3, -w + 0.3, floor),
        f.at(x1 - 0.02, 0, floor),
        f.at(x1 - 0.25, w - 0.2, floor),
        f.at(wr - 0.4, w, floor),
        f.at(wr - 0.3, w - 0.1, 0.12),
        f.at(wf + 0.3, w - 0.1, 0.12),
        f.at(wf + 0.2, -w + 0.4, 0.14),
      ],
      true,
      0.02,
    ),
    c.dark,
  )
  s += tread(f.side, wf, r, c.dark) + tread(f.side, wr, r, c.dark) + mirrors(f, kind, c, -1)
  if (kind.outline[(tail + 1) * 3 + 1] > kind.belt) s += path(spline(f.band(tail, tail + 1), true, 0.02), c.top)
  s += path(spline(f.band(header, roofEnd), true, 0.02), c.top)
  s += load === undefined ? '' : roofLoad(f, kind, c, load, false)
  s += screenOf(f, kind, c)
  if (cowl > nose) s += path(spline(f.band(nose, cowl), true, 0.02), c.top)
  s += path(spline(f.band(0, 1), true, 0.02), c.dark) + path(spline(f.band(1, nose), true, 0.02), c.front)
  s += sideOf(f, kind, c, stripes, stand.flip === -1)
  s += wheel(f.side, wf, r, kind.wheel, c) + wheel(f.side, wr, r, kind.wheel, c)
  s += noseOf(f, kind, c) + mirrors(f, kind, c, 1)
  if (kind.rails || load !== undefined) s += roofLoad(f, kind, c, load ?? [], true)
  return s
}
