// A quick wardrobe: everyone in a scene shares one ink for skin and hair, and differs by top and cloth.
import type { Ink } from '../base/core.ts'
import type { Dress } from './person.ts'
/** Long hair goes with a skirt. */
export const dressed =
  (skin: Ink) =>
  (top: Ink, cloth: Ink, legs: Dress['legs'] = 'long'): Dress => ({
    skin,
    hair: skin,
    top,
    cloth,
    legs,
    longHair: legs === 'skirt',
  })
