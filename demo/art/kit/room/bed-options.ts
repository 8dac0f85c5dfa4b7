// What a bed is made of, in metres; its parts share it.
import type { Ink } from '../base/core.ts'
import type { Tones } from './space.ts'
export type Head = 'panel' | 'slats' | 'arch' | 'cane' | 'low' | 'none'
export interface BedOptions {
  w?: number
  l?: number
  /** Height of the mattress top. */
  h?: number
  frame: Tones
  sheet: Tones
  spread: Tones
  throw?: Tones
  /** Pillow rows in front of the sheet's own. */
  cushion?: Tones
  head?: Head
  headTones?: Tones
  floorShade?: Ink
  /** Stripes or a border on the spread. */
  pattern?: 'stripes' | 'border' | 'checks' | 'diamond'
  patternInk?: Ink
  /** The sun's ink on the spread. */
  sun?: Ink
  pillows?: 0 | 1 | 2
  /** How far up the bed the spread reaches, 0..1. */
  made?: number
}
