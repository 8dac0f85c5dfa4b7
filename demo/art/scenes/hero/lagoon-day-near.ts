// A layer of the lagoon by day: see hero/lagoon.ts.
import { lagoonByDay, lagoonNear } from '../../hero/lagoon.ts'
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { layer } from '../../kit/base/frame.ts'
export const focus: Focus = { x: 0.6, y: 0.45 }
export default (options?: SceneOptions): string => layer(() => lagoonNear(lagoonByDay), options)
