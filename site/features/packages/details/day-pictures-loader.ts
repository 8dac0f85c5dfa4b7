import { DAY_PICTURES_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { fetchPackages, type PackageDetails } from '#contract/v1/packages.ts'
import type { Place } from '#contract/v1/places.ts'
import type { Picture } from '#contract/v1/shapes.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { fetchWaterSports, type WaterSport } from '#contract/v1/water-sports.ts'
import { isNowhere } from '#site/page/form-status.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import { toClipLinks } from '#site/shop/clip-links-of.ts'
import { toldPlaces } from '#site/shop/told-places.ts'
import type { ClipLink } from '#site/ui/clip-links.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'
import { loadPackagePlaces } from './package-places.ts'

/** A water sport or a place of a day, or a picture chosen for the day, which leads nowhere. */
export type Sight = { name: string; href?: string; picture: PictureSource }
export type DayPictures = { day: number; sights: Sight[]; clips: ClipLink[] }

/** What our own route answers to the page that asks late; `missing`: there is no such package. */
export type DayPicturesAnswer = { ok: true; days: DayPictures[] } | { ok: false; missing?: boolean }

type Host = Pick<SiteHost, 'api'>

export async function loadDayPictures(host: Host, id: string): Promise<DayPicturesAnswer> {
  const answer = await host.api.call(fetchPackages, { query: { id } })
  if (!answer.ok) return { ok: false, missing: isNowhere(answer.error.status) }
  const [found] = answer.value.packageData
  if (found === undefined || !('tourIternary' in found)) return { ok: true, days: [] }
  const [places, activities] = await Promise.all([loadPackagePlaces(host, found), loadActivities(host, found)])
  return { ok: true, days: picturesOf(found, places, activities) }
}

/** The water sports of its days; those that cannot be read are left out. */
async function loadActivities({ api }: Host, { tourIternary }: PackageDetails): Promise<WaterSport[]> {
  const ids = new Set(tourIternary.flatMap(({ activities = [] }) => activities.map(({ _id }) => _id)))
  const answers = await Promise.all([...ids].map((id) => api.call(fetchWaterSports, { query: { id } })))
  return answers.flatMap((answer) => (answer.ok ? answer.value.WaterSportsData.slice(0, 1) : []))
}

/** What was chosen for a day, then what is done on it, then where it is spent; days without any are left out. */
function picturesOf(
  { tourIternary: days }: PackageDetails,
  places: readonly Place[],
  sports: readonly WaterSport[],
): DayPictures[] {
  const told = toldPlaces(
    days.map(({ title, description: text }) => ({ title, text })),
    places,
  )
  return days.flatMap(({ day, activities = [], images = [] }, index) => {
    const done = activities.flatMap(({ _id }) => sports.filter((each) => each._id === _id))
    const chosen = new Set(images.map(({ mediaLink }) => mediaLink))
    const sights = [
      ...images.map((image): Sight => ({ name: image.alt ?? '', picture: cardPicture(leanPicture(image)) })),
      ...done.flatMap(({ _id, name, image }) => toSight(name, paths.waterSportDetails(_id), image)),
      ...(told[index] ?? []).flatMap(({ _id, name, image }) => toSight(name, paths.placeDetails(_id), image)),
    ]
      .filter(({ href, picture }) => href === undefined || !chosen.has(picture.mediaLink))
      .slice(0, DAY_PICTURES_MAX)
    return sights.length === 0 ? [] : [{ day, sights, clips: done.flatMap(toClipLinks) }]
  })
}

function toSight(name: string, href: string, [first]: readonly Picture[]): Sight[] {
  return first === undefined ? [] : [{ name, href, picture: cardPicture(leanPicture(first)) }]
}
