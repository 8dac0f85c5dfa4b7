import { paths } from '#contract/terms/paths.ts'
import { fetchHotelDetails, type HotelDetails } from '#contract/v1/hotels.ts'
import type { PackageDetails } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import type { PictureSource } from '#site/ui/picture.tsx'

type Slept = PackageDetails['hotelDetails']
export type HotelsById = ReadonlyMap<string, HotelDetails>

/** One hotel of a package: `nights` are those of the trip that are slept there, the first is 1. */
export type PackageStay = Pick<Slept[number], 'hotelName' | 'place' | 'roomType' | 'starRating' | 'capacityPerRoom'> & {
  href?: string
  nights: number[]
  picture?: PictureSource
}

/** The hotels of a package that have a page of ours; one that cannot be read is left out. */
export async function loadHotels(
  { api }: Pick<SiteHost, 'api'>,
  { hotelDetails }: Pick<PackageDetails, 'hotelDetails'>,
): Promise<HotelsById> {
  const ids = [...new Set(hotelDetails.flatMap(({ hotelId }) => hotelId ?? []))]
  const answers = await Promise.all(ids.map((id) => api.call(fetchHotelDetails, { query: { hotelId: id } })))
  return new Map(
    answers.flatMap((answer) => (answer.ok ? [answer.value.hotelData] : [])).map((hotel) => [hotel._id, hotel]),
  )
}

/** Each hotel once, with all its nights, in the order they are first slept in. */
export function staysOf(hotelDetails: Slept, hotels: HotelsById): PackageStay[] {
  const stays = new Map<string, PackageStay>()
  let night = 1
  for (const slept of hotelDetails) {
    const { hotelId, hotelName, place, roomType, starRating, capacityPerRoom, duration } = slept
    const key = hotelId ?? hotelName
    const picture = hotels.get(key)?.images[0]
    const stay = stays.get(key) ?? {
      ...{ hotelName, place, roomType, starRating, capacityPerRoom, nights: [] },
      ...(hotelId === undefined ? {} : { href: paths.hotelDetails(hotelId) }),
      ...(picture === undefined ? {} : { picture: cardPicture(leanPicture(picture)) }),
    }
    stay.nights.push(...Array.from({ length: duration }, () => night++))
    stays.set(key, stay)
  }
  return [...stays.values()]
}
