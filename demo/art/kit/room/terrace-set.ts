// Loungers, a parasol and people for decks and pools: drawn flat, 100 units a metre, foot at 0, 0.
import { type Ink, lens, path, place } from '../base/core.ts'
import { lounger as loungerDrawing, parasol as parasolDrawing } from '../buildings/terrace.ts'
import { type Dress, person, poses } from '../people/person.ts'
import { here } from './here.ts'
import type { Part } from './space.ts'
/** A lounger, its head to the right, or to the left when flipped. */
export const lounger =
  (inks: Parameters<typeof loungerDrawing>[0], shade: Ink, flip: 1 | -1 = 1): Part =>
  (s) =>
    here(s, () => path(lens(-6, 0, 230, 22), shade) + place(loungerDrawing(inks), 0, 0, 0.95, 0, flip))
export const parasol =
  (inks: Parameters<typeof parasolDrawing>[0], shade: Ink): Part =>
  (s) =>
    here(s, () => path(lens(0, 0, 190, 20), shade) + place(parasolDrawing(inks), 0, 0, 0.85))
/** Someone in the room, 1.65 m tall; never a face. */
export const guest =
  (pose: keyof typeof poses, dress: Dress, shade?: Ink, flip: 1 | -1 = 1): Part =>
  (s) =>
    here(
      s,
      () => (shade ? path(lens(0, 0, 62, 9), shade) : '') + place(person(poses[pose], dress), 0, 0, 1.65, 0, flip),
    )
