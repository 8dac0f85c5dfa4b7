import type { Boat } from '#contract/office/boats.ts'
import { picturesView } from '../hotels/view.ts'
import type { BoatRecord } from './boat-store.ts'

export function boatView({ picture, pictureId: _, ...boat }: BoatRecord): Boat {
  return { ...boat, picture: picture === null ? null : (picturesView([picture])[0] ?? null) }
}
