import type { CarPackageProse } from './car-package-prose.ts'
import { parksAndNorthRoad } from './car-packages/parks-and-north-road.ts'
import { swarajAndShaheed } from './car-packages/swaraj-and-shaheed.ts'
import { townAndSouth } from './car-packages/town-and-south.ts'

/** Every car package's texts, by its id. */
export const carPackageProse: Record<string, CarPackageProse> = {
  ...townAndSouth,
  ...parksAndNorthRoad,
  ...swarajAndShaheed,
}
