import { dayInIndia } from '#contract/terms/india-time.ts'
import { perPersonRate } from '#contract/terms/money.ts'
import { paths } from '#contract/terms/paths.ts'
import type { Result } from '#contract/terms/result.ts'
import type { SavedKey, SavedKind } from '#contract/terms/saved-list.ts'
import { fetchCarPackages } from '#contract/v1/car-packages.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchHotels } from '#contract/v1/hotels.ts'
import { fetchPackages } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import type { Picture } from '#contract/v1/shapes.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { fetchWaterSports } from '#contract/v1/water-sports.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import { isMissing } from '#site/page/not-found.ts'
import { SAVED_TEXTS } from './saved-texts.ts'
import type { SoldToday, TodayAnswer } from './today-view.ts'

type Api = SiteHost['api']
type Found = Result<SoldToday | undefined, CallFailure>

/** What saved things are and cost today, in the order asked for. */
export async function loadToday(
  { api, now }: Pick<SiteHost, 'api' | 'now'>,
  items: readonly SavedKey[],
): Promise<TodayAnswer> {
  const today = await Promise.all(
    items.map(async ({ kind, id }) => {
      const found = await FINDERS[kind](api, id)
      if (found.ok && found.value !== undefined) return { kind, id, state: 'sold' as const, ...found.value }
      return { kind, id, state: found.ok || isMissing(found.error) ? ('gone' as const) : ('unread' as const) }
    }),
  )
  return { today, day: dayInIndia(now) }
}

const FINDERS: Record<SavedKind, (api: Api, id: string) => Promise<Found>> = {
  package: async (api, packageSlug) =>
    first(await api.call(fetchPackages, { query: { packageSlug } }), ({ packageData }) =>
      packageData.map(({ slug, packageName: title, duration, packagebaseRate, images }) => ({
        ...{ title, href: paths.packageDetails(slug), what: SAVED_TEXTS.kinds.package(duration) },
        ...{ price: perPersonRate(packagebaseRate), unit: 'per person' },
        ...pictureOf(images),
      })),
    ),
  hotel: async (api, id) =>
    first(await api.call(fetchHotels, { query: { id } }), ({ hotelData }) =>
      hotelData.map(({ _id, name: title, place, standardPrice, taxAmount, images }) => ({
        ...{ title, href: paths.hotelDetails(_id), what: SAVED_TEXTS.kinds.hotel(place.name) },
        ...{ price: standardPrice + taxAmount, unit: 'a night' },
        ...pictureOf(images),
      })),
    ),
  activity: async (api, id) =>
    first(await api.call(fetchWaterSports, { query: { id } }), ({ WaterSportsData }) =>
      WaterSportsData.map(({ _id, name: title, place, price, priceUnit: unit, image }) => ({
        ...{ title, href: paths.waterSportDetails(_id), price, unit },
        what: SAVED_TEXTS.kinds.activity(place.map(({ placeName }) => placeName).join(', ')),
        ...pictureOf(image),
      })),
    ),
  place: async (api, id) =>
    first(await api.call(fetchPlaces, { query: { id } }), ({ placesData }) =>
      placesData.map(({ _id, name: title, island, image }) => ({
        ...{ title, href: paths.placeDetails(_id), what: SAVED_TEXTS.kinds.place(island.name) },
        ...pictureOf(image),
      })),
    ),
  car: async (api, slug) =>
    first(await api.call(fetchCarPackages, { query: { slug } }), ({ packageData }) =>
      packageData.map(({ slug: known, packageName: title, duration, startingPrice: price, images }) => ({
        ...{ title, href: paths.carRentalDetails(known), what: SAVED_TEXTS.kinds.car(duration) },
        ...{ price, unit: 'for the smallest car' },
        ...pictureOf(images),
      })),
    ),
}

function first<Value>(answer: Result<Value, CallFailure>, listOf: (value: Value) => SoldToday[]): Found {
  return answer.ok ? { ok: true, value: listOf(answer.value)[0] } : answer
}

function pictureOf([picture]: readonly Picture[]): Pick<SoldToday, 'picture'> {
  return picture === undefined ? {} : { picture: cardPicture(leanPicture(picture)) }
}
