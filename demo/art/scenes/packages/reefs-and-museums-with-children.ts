// Over the glass of the boat's floor: children lie round the bright pane with the reef below, one with a drawing of the museum's whale.

import { fish, shoal } from '../../kit/animals/fish.ts'
import { circle, clip, path, place, rect, rng, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { proneChild } from '../../kit/people/prone-child.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.48 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      r = rng('rm')
    let s = rect(-10, -10, 1620, 1220, p.navy)
    // planks run the length of the boat
    let seams = '',
      dark = ''
    for (const y of [64, 196, 322, 470, 604, 742, 868, 1010, 1140]) {
      seams += `M-10 ${y}h1620v7h-1620z`
      for (let i = 0; i < 2; i++) seams += `M${Math.round(r.in(40, 1560))} ${y - 130}h7v132h-7z`
    }
    for (const y of [196, 742]) dark += `M-10 ${y + 7}h1620v119h-1620z`
    s += path(dark, p.ink) + path(seams, p.ink)
    // the pane and its frame
    const pane = smooth([
      330, 300, 560, 262, 820, 254, 1080, 262, 1290, 300, 1330, 560, 1300, 840, 1060, 884, 800, 894, 540, 884, 300, 846,
      276, 570,
    ])
    s += place(path(pane, p.ink), -40, -28, 1.05) + place(path(pane, p.sun), -14, -12, 1.02) + path(pane, p.light)
    let sea = path(
      smooth([240, 560, 420, 470, 620, 540, 760, 480, 980, 560, 1180, 500, 1400, 560, 1400, 1000, 200, 1000]),
      p.aqua,
    )
    sea += path(
      smooth([240, 720, 460, 640, 600, 720, 820, 660, 1010, 740, 1220, 700, 1400, 760, 1400, 1000, 200, 1000]),
      p.lagoon,
    )
    sea +=
      reefPatch({
        x: 480,
        y: 760,
        w: 460,
        h: 300,
        count: 11,
        seed: 'rm-a',
        inks: [p.deep, p.navy, p.lagoon],
        squash: 0.9,
      }) +
      reefPatch({
        x: 1160,
        y: 760,
        w: 380,
        h: 260,
        count: 9,
        seed: 'rm-b',
        inks: [p.deep, p.navy, p.lagoon],
        squash: 0.9,
      }) +
      reefPatch({ x: 440, y: 420, w: 300, h: 160, count: 6, seed: 'rm-c', inks: [p.aqua, p.lagoon], squash: 0.9 })
    // staghorn from above: a star of stubby arms
    for (const [x, y, k] of [
      [620, 800, 1],
      [1060, 820, 0.8],
      [1214, 420, 0.7],
    ]) {
      let d = ''
      for (let i = 0; i < 9; i++) {
        const a = i * 0.7 + r.j(0.2),
          L = 74 * k * r.in(0.7, 1.1)
        d += limb(
          [
            x,
            y,
            x + Math.cos(a) * L * 0.6,
            y + Math.sin(a) * L * 0.6,
            x + Math.cos(a + 0.2) * L,
            y + Math.sin(a + 0.2) * L,
          ],
          24 * k,
          18 * k,
          13 * k,
        )
      }
      sea += path(d, p.coral)
    }
    // slant glare across the glass
    sea += path(
      angular([900, 200, 940, 200, 690, 940, 650, 940]) + angular([964, 200, 980, 200, 730, 940, 714, 940]),
      p.paper,
    )
    sea += shoal({
      pts: [
        [420, 560],
        [640, 420],
        [880, 430],
        [1120, 380],
      ],
      count: 26,
      spread: 60,
      size: 1.3,
      rand: rng('rm-s'),
      ink: p.lagoon,
      lit: p.deep,
    })
    const clown = fish({ body: p.coral, stripe: p.paper, fin: p.ink, eye: p.ink })
    const angel = fish({ body: p.sun, stripe: p.ink, fin: p.sun, eye: p.ink, tall: 1.5, bars: 3 })
    sea +=
      place(angel, 800, 590, 1.4, 10, -1) +
      place(clown, 990, 650, 1, -12) +
      place(clown, 600, 620, 0.8, 8, -1) +
      place(clown, 706, 730, 0.7, -10)
    s += clip(pane, sea)
    const skin = { skin: p.deep, hair: p.ink, sheen: p.deep }
    // round the pane, each from another side
    s += place(
      proneChild({ ...skin, top: p.coral, topLit: p.sun, bottom: p.ink, bow: p.coral }, 'plaits', true, 30),
      560,
      246,
      0.94,
      172,
    )
    s += place(
      proneChild({ ...skin, top: p.paper, topLit: p.light, bottom: p.lagoon }, 'crop', false, -20),
      1060,
      250,
      1,
      190,
    )
    s += place(
      proneChild({ ...skin, top: p.sun, topLit: p.paper, bottom: p.lagoon }, 'crop', false, 40),
      1316,
      640,
      0.96,
      -74,
    )
    s += place(
      proneChild(
        { ...skin, top: p.lagoon, topLit: p.aqua, bottom: p.paper, hat: p.sun, hatLit: p.paper, bow: p.coral },
        'hat',
        false,
        -34,
      ),
      760,
      912,
      0.98,
      -8,
    )
    s += place(
      proneChild({ ...skin, top: p.aqua, topLit: p.light, bottom: p.coral, bow: p.sun }, 'plaits', true, 20),
      284,
      640,
      0.9,
      82,
    )
    // the sketch of the whale and its pencil
    const sketch =
      path(angular([-130, -92, 130, -92, 130, 92, -130, 92]), p.paper) +
      path(angular([-130, -92, -104, -92, -104, 92, -130, 92]), p.coral) +
      path(limb([-66, -6, -30, -26, 40, -18, 108, 14], 20, 15, 9, 4), p.navy) +
      path(smooth([-92, 14, -76, -22, -46, -34, -30, -12, -50, 12, -70, 34, -86, 34]), p.navy) +
      path(
        [-16, 4, 24, 42, 60].map((x, i) => limb([x, -20, x + 10, 12, x + 2, 44 - i * 6], 7, 6, 3)).join(''),
        p.navy,
      ) +
      circle(-66, -4, 6, p.paper)
    s +=
      place(sketch, 1160, 1040, 0.98, -13) +
      path(limb([1010, 1150, 1090, 1120], 15, 13), p.sun) +
      path(limb([1090, 1120, 1106, 1114], 11, 3), p.paper)
    return s
  }, options)
export default scene
