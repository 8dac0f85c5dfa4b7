// The lagoon by night, its layers in one picture: see hero/lagoon.ts.
import { lagoonBack, lagoonByNight, lagoonMiddle, lagoonNear } from '../../hero/lagoon.ts'
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
export const focus: Focus = { x: 0.6, y: 0.45 }
export default (options?: SceneOptions): string =>
  sheet(() => lagoonBack(lagoonByNight) + lagoonMiddle(lagoonByNight) + lagoonNear(lagoonByNight), options)
