// The natural arch by day, its layers in one picture: see hero/arch.ts.
import { archBack, archNear } from '../../hero/arch.ts'
import { archByDay, archSkyByDay } from '../../hero/arch-inks.ts'
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
export const focus: Focus = { x: 0.55, y: 0.47 }
export default (options?: SceneOptions): string => sheet(() => archBack(archSkyByDay) + archNear(archByDay), options)
