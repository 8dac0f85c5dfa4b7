// The natural arch by day and by night.
import type { Ink } from '../kit/base/core.ts'
import { palettes } from '../palettes.ts'

/** The inks behind the arch by what they colour. */
export type ArchSkyInks = {
  sky: readonly [Ink, Ink, Ink, Ink]
  sun: Ink
  bar: Ink
  cloud: Ink
  far: Ink
  farLit: Ink
  sea: readonly Ink[]
  crest: Ink
  /** Only by night. */
  star?: Ink
}
/** The inks of the rock and its pools, named after those of dawn. */
export type ArchInks = Record<keyof typeof palettes.dawn, Ink>

const { dawn, night } = palettes
export const archSkyByDay: ArchSkyInks = {
  sky: [dawn.mist, dawn.paper, dawn.butter, dawn.peach],
  sun: dawn.paper,
  bar: dawn.peach,
  cloud: dawn.paper,
  far: dawn.mauve,
  farLit: dawn.rose,
  sea: [dawn.mist, dawn.jade, dawn.leaf],
  crest: dawn.paper,
}
export const archSkyByNight: ArchSkyInks = {
  sky: [night.ink, night.deep, night.navy, night.blue],
  sun: night.paper,
  bar: night.blue,
  cloud: night.blue,
  far: night.navy,
  farLit: night.blue,
  sea: [night.teal, night.blue, night.navy],
  crest: night.cyan,
  star: night.cyan,
}
export const archByDay: ArchInks = dawn
export const archByNight: ArchInks = {
  paper: night.glow,
  butter: night.cyan,
  peach: night.teal,
  rose: night.blue,
  mauve: night.navy,
  mist: night.blue,
  jade: night.cyan,
  leaf: night.navy,
  ink: night.ink,
}
