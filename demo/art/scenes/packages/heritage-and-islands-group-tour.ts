// Morning in a wing of Cellular Jail: the guide stops at a cell door, the group gathers in the stripes of sun.
import { camera, circle, lens, path, place, poly, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { arcade } from '../../kit/buildings/arcade.ts'
import { limb } from '../../kit/people/limb.ts'
import { type Dress, type Pose, person, poses } from '../../kit/people/person.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.46, y: 0.58 }
const pair = (flat: readonly number[]) => pts(flat) as [[number, number], [number, number]]
/** The guide: one arm out to the door, the other holding up a folded umbrella for the group to follow. */
const guide: Pose = {
  head: [1, -93],
  neck: [0, -84],
  hip: [0, -51],
  arms: [pair([-10, -98, -8, -118]), pair([14, -74, 30, -84])],
  legs: [pair([4, -27, 7, 0]), pair([-4, -27, -6, 0])],
  girth: 9.5,
  face: 1,
}
const photo: Pose = { ...poses.hold, arms: [pair([12, -76, 15, -90]), pair([9, -72, 13, -88])] }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 610
    const view =
      path(angular([-10, -10, 1610, -10, 1610, 1210, -10, 1210]), p.butter) +
      path(angular([820, -10, 1610, -10, 1610, hz, 820, hz]), p.paper) +
      circle(1290, 360, 74, p.peach) +
      path(angular([800, hz - 26, 1610, hz - 60, 1610, hz + 90, 800, hz + 20]), p.jade) +
      path(slivers([1200, hz - 20, 300, 7, 1440, hz - 8, 260, 9, 1000, hz - 14, 160, 5]), p.paper) +
      path(
        smooth([
          860,
          hz + 4,
          980,
          hz - 44,
          1120,
          hz - 4,
          1300,
          hz + 20,
          1460,
          hz - 30,
          1640,
          hz + 30,
          1640,
          760,
          860,
          700,
        ]),
        p.leaf,
      ) +
      farPalm({ x: 1440, y: 700, h: 300, lean: -30, size: 150, seed: 'hi-p1', ink: p.ink, lit: p.leaf }) +
      farPalm({ x: 1080, y: 640, h: 120, lean: 10, size: 60, seed: 'hi-p2', ink: p.ink, lit: p.leaf })
    const cam = camera({ cx: 760, horizon: hz, f: 1250, height: 1.62 })
    let s = arcade({
      cam,
      half: 2,
      high: 3.9,
      near: 1.9,
      far: 27,
      bay: 3.2,
      inks: {
        wall: p.rose,
        wallShade: p.mauve,
        reveal: p.peach,
        floor: p.rose,
        light: p.butter,
        ceiling: p.mauve,
        beam: p.ink,
        door: p.ink,
        bar: p.mauve,
        frame: p.peach,
      },
      view,
    })
    // the open end, with light standing in it
    const [x0, y0] = cam(-2, 3.9, 27),
      [x1, y1] = cam(2, 0, 27)
    s +=
      path(angular([x0, y0, x1, y0, x1, y1, x0, y1]), p.mauve) +
      path(smooth([x0 + 40, y1, x0 + 38, y0 + 70, 760, y0 + 22, x1 - 38, y0 + 70, x1 - 40, y1, 760, y1 + 2]), p.paper)
    // floor joints run to the same point
    let joints = ''
    for (const X of [-1.2, -0.4, 0.4, 1.2])
      joints += poly([cam(X, 0, 2), cam(X + 0.02, 0, 2), cam(X + 0.02, 0, 27), cam(X, 0, 27)])
    s += path(joints, p.peach)
    const folk: [number, number, Pose, Partial<Dress>, 1 | -1][] = [
      [0.5, 11, poses.back, { top: p.leaf, cloth: p.ink, legs: 'long' }, 1],
      [-0.1, 10.4, poses.walk, { top: p.paper, cloth: p.ink, legs: 'long' }, -1],
      [0.95, 9.2, poses.hold, { top: p.peach, cloth: p.peach, legs: 'skirt', longHair: true }, -1],
      [-1.15, 8, guide, { top: p.paper, cloth: p.leaf, legs: 'long', hat: p.butter }, -1],
      [0.4, 7.4, photo, { top: p.jade, cloth: p.ink, legs: 'long' }, -1],
      [-0.32, 7, poses.back, { top: p.rose, topLit: p.peach, cloth: p.rose, legs: 'skirt', longHair: true }, 1],
      [1.1, 6.6, poses.back, { top: p.leaf, cloth: p.leaf, legs: 'skirt', longHair: true }, 1],
      [0.62, 5.5, poses.back, { top: p.paper, cloth: p.mauve, legs: 'long', topShade: p.butter, light: 1 }, 1],
      [0.02, 5.6, poses.walk, { top: p.peach, cloth: p.ink, legs: 'short', topLit: p.paper }, -1],
    ]
    for (const [X, Z, pose, dress, flip] of folk) {
      const [x, y] = cam(X, 0, Z),
        k = (cam(1, 0, Z)[0] - cam(0, 0, Z)[0]) / 62,
        small = Z === 5.6 ? 0.72 : 1
      s += path(lens(x - 60 * k, y + 2, 170 * k, 13 * k), p.mauve)
      s += place(
        person(pose, { skin: p.ink, farSkin: p.ink, hair: p.ink, top: p.paper, cloth: p.ink, light: 1, ...dress }),
        x,
        y,
        k * small,
        0,
        flip,
      )
      if (pose === guide)
        s += path(
          limb([x + 7 * k, y - 112 * k, x + 4 * k, y - 140 * k, x + 2 * k, y - 166 * k], 3 * k, 8 * k, 2 * k),
          p.jade,
        )
      if (pose === photo)
        s += path(
          angular([x - 20 * k, y - 97 * k, x - 11 * k, y - 97 * k, x - 11 * k, y - 88 * k, x - 20 * k, y - 88 * k]),
          p.ink,
        )
    }
    return s
  }, options)
export default scene
