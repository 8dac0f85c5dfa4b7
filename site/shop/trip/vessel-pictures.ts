import type { ScenePicture, SiteHost } from '#contract/v1/site-host.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'

/** Of the crossings of a line, or of a day, the picture of the first one's boat, or of some boat. */
export function vesselPicture(
  ferries: readonly Pick<TripPlan['ferries'][number], 'vesselId'>[],
  banners: SiteHost['banners'] = {},
): ScenePicture | undefined {
  return banners[`vessel.${ferries[0]?.vesselId}`] ?? banners.ferry
}
