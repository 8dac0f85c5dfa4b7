// A layer of the natural arch by night: see hero/arch.ts.
import { archNear } from '../../hero/arch.ts'
import { archByNight } from '../../hero/arch-inks.ts'
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { layer } from '../../kit/base/frame.ts'
export const focus: Focus = { x: 0.55, y: 0.47 }
export default (options?: SceneOptions): string => layer(() => archNear(archByNight), options)
