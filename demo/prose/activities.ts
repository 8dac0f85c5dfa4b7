import { diving } from './activities/diving.ts'
import { paddlingAndSurf } from './activities/paddling-and-surf.ts'
import { ridesAndAir } from './activities/rides-and-air.ts'
import { viewingAndSnorkel } from './activities/viewing-and-snorkel.ts'
import type { ActivityProse } from './activity-prose.ts'

/** Every water sport's prose, by the id in facts/water-sports.json. */
export const activityProse: Record<string, ActivityProse> = {
  ...diving,
  ...viewingAndSnorkel,
  ...ridesAndAir,
  ...paddlingAndSurf,
}
