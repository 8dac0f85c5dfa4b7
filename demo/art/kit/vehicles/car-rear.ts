// A hatchback seen straight from behind with its boot open: about 560 wide, 640 high with the raised lid; tyres stand on y = 0, middle at x = 0.
import { clip, type Ink, path, rect } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
export interface CarRearInks {
  body: Ink
  shade: Ink
  /** The underside of the lid. */
  lid: Ink
  glass: Ink
  glare: Ink
  inside: Ink
  tyre: Ink
  tail: Ink
  plate: Ink
  trim: Ink
}
/** `load` is drawn inside the boot, its floor at y = -210. */
export function carRear(c: CarRearInks, load: string): string {
  const mouth = smooth([-206, -206, -214, -300, -188, -420, -120, -446, 120, -446, 188, -420, 214, -300, 206, -206])
  let s = rect(-244, -90, 84, 92, c.tyre) + rect(160, -90, 84, 92, c.tyre)
  // shell, wings and the side away from the light
  const shell = smooth([
    -262, -50, -276, -150, -270, -270, -244, -350, -200, -460, -120, -486, 120, -486, 200, -460, 244, -350, 270, -270,
    276, -150, 262, -50, 0, -40,
  ])
  s += path(
    smooth([-262, -330, -306, -344, -312, -296, -268, -290]) + smooth([262, -330, 306, -344, 312, -296, 268, -290]),
    c.trim,
  )
  s +=
    path(shell, c.body) +
    clip(shell, path(smooth([200, -500, 232, -330, 240, -150, 200, -20, 320, -20, 320, -500]), c.shade))
  s += path(mouth, c.inside) + clip(mouth, load)
  // sill, bumper, lamps, plate
  s += path(smooth([-220, -214, 0, -204, 220, -214, 222, -190, 0, -182, -222, -190]), c.trim)
  s += path(smooth([-278, -128, -150, -118, 0, -114, 150, -118, 278, -128, 266, -46, 0, -36, -266, -46]), c.shade)
  s += path(
    smooth([-268, -308, -232, -330, -224, -214, -252, -196, -272, -214]) +
      smooth([268, -308, 232, -330, 224, -214, 252, -196, 272, -214]),
    c.tail,
  )
  s += rect(-76, -172, 152, 40, c.plate) + rect(-240, -96, 56, 20, c.tail) + rect(184, -96, 56, 20, c.tail)
  // the lid stands up and leans toward us: its glass, its two stays
  s += path(
    smooth([-180, -440, -172, -446, -206, -600, -216, -596]) + smooth([180, -440, 172, -446, 206, -600, 216, -596]),
    c.tyre,
  )
  s += path(smooth([-206, -470, -246, -640, -226, -672, 0, -684, 226, -672, 246, -640, 206, -470, 0, -486]), c.lid)
  s += path(smooth([-180, -500, -202, -588, 0, -602, 202, -588, 180, -500, 0, -512]), c.glass)
  s += path(smooth([-150, -514, -166, -578, -90, -588, -40, -520]), c.glare)
  s += path(smooth([-262, -62, -150, -52, 0, -48, 150, -52, 262, -62, 240, -30, 0, -22, -240, -30]), c.trim)
  return s + path(smooth([-244, -646, -226, -672, 0, -684, 226, -672, 244, -646, 0, -660]), c.body)
}
