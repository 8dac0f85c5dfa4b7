// The inks a window view takes at each hour, so that a room names only its hour.

import { palettes } from '../../palettes.ts'
import type { Ink } from '../base/core.ts'
export interface Outside {
  sky: readonly [Ink, Ink]
  far: Ink
  farLit: Ink
  sea: readonly Ink[]
  crest: Ink
  sand: Ink
  wet: Ink
  green: readonly [shade: Ink, body: Ink, lit: Ink]
  trunk: Ink
  disc: Ink
  white: Ink
  warm: Ink
  wall: Ink
  wallShade: Ink
  night?: boolean
}
const { dawn: d, noon: n, late: l, night: g, rain: r, shade: s, reef: f } = palettes
export const outside: Record<keyof typeof palettes, Outside> = {
  dawn: {
    sky: [d.peach, d.butter],
    far: d.mauve,
    farLit: d.rose,
    sea: [d.mist, d.jade, d.jade],
    crest: d.paper,
    sand: d.butter,
    wet: d.peach,
    green: [d.ink, d.leaf, d.jade],
    trunk: d.ink,
    disc: d.paper,
    white: d.paper,
    warm: d.rose,
    wall: d.butter,
    wallShade: d.peach,
  },
  noon: {
    sky: [n.aqua, n.sky],
    far: n.lagoon,
    farLit: n.aqua,
    sea: [n.deep, n.lagoon, n.lagoon, n.aqua],
    crest: n.sky,
    sand: n.sand,
    wet: n.aqua,
    green: [n.forest, n.leaf, n.leaf],
    trunk: n.forest,
    disc: n.paper,
    white: n.paper,
    warm: n.coral,
    wall: n.paper,
    wallShade: n.sand,
  },
  late: {
    sky: [l.orange, l.gold],
    far: l.plum,
    farLit: l.wine,
    sea: [l.coral, l.wine, l.wine],
    crest: l.gold,
    sand: l.gold,
    wet: l.orange,
    green: [l.ink, l.forest, l.teal],
    trunk: l.ink,
    disc: l.paper,
    white: l.paper,
    warm: l.coral,
    wall: l.orange,
    wallShade: l.wine,
  },
  night: {
    sky: [g.deep, g.navy],
    far: g.deep,
    farLit: g.navy,
    sea: [g.blue, g.navy, g.deep],
    crest: g.teal,
    sand: g.blue,
    wet: g.teal,
    green: [g.ink, g.deep, g.navy],
    trunk: g.ink,
    disc: g.paper,
    white: g.paper,
    warm: g.lamp,
    wall: g.blue,
    wallShade: g.deep,
    night: true,
  },
  rain: {
    sky: [r.haze, r.mist],
    far: r.slate,
    farLit: r.haze,
    sea: [r.slate, r.slate, r.sea],
    crest: r.mist,
    sand: r.mist,
    wet: r.haze,
    green: [r.forest, r.leaf, r.leaf],
    trunk: r.ink,
    disc: r.paper,
    white: r.paper,
    warm: r.lamp,
    wall: r.paper,
    wallShade: r.haze,
  },
  shade: {
    sky: [s.light, s.paper],
    far: s.lime,
    farLit: s.light,
    sea: [s.lime, s.leaf, s.leaf],
    crest: s.light,
    sand: s.light,
    wet: s.lime,
    green: [s.forest, s.leaf, s.lime],
    trunk: s.deep,
    disc: s.paper,
    white: s.paper,
    warm: s.clay,
    wall: s.paper,
    wallShade: s.light,
  },
  reef: {
    sky: [f.aqua, f.light],
    far: f.deep,
    farLit: f.lagoon,
    sea: [f.navy, f.deep, f.lagoon, f.aqua],
    crest: f.light,
    sand: f.paper,
    wet: f.aqua,
    green: [f.navy, f.deep, f.lagoon],
    trunk: f.ink,
    disc: f.sun,
    white: f.paper,
    warm: f.coral,
    wall: f.paper,
    wallShade: f.light,
  },
}
