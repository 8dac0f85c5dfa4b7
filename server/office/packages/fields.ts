import type { PackageFields } from '#contract/office/packages.ts'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { cleanHtml } from '../clean-html.ts'

/** A day as package.itinerary has it. `shut` names places that are shut on some weekday; it stays as the catalogue has it. */
export type StoredDay = {
  day: number
  title: string
  description: string
  breakfast: 0 | 1
  lunch: 0 | 1
  dinner: 0 | 1
  ferry: { name: string; image: string; tripId?: string; classCode?: FerryClassCode } | null
  overnight?: string
  activityIds?: string[]
  shut?: unknown[]
}

export type StoredStay = {
  place: string
  hotelId?: string
  hotelName: string
  duration: number
  capacityPerRoom: number
  roomType: string
  starRating: number
}

/** Columns of a package that an editor changes. */
export type StoredPackage = {
  name: string
  category_id: string
  list_rate: number
  upper_limit: number
  special: boolean
  is_active: boolean
  description: string
  overview: string
  inclusive: string
  exclusive: string
  payment_policy: string
  cancellation_policy: string
  itinerary: StoredDay[]
  hotels: StoredStay[]
}

type Chosen = { placeIds: string[]; pictures: { id: string }[]; dayPictures: Record<string, { id: string }[]> }

export function fieldsOf({
  itinerary,
  hotels,
  pictures,
  dayPictures,
  ...stored
}: StoredPackage & Chosen): PackageFields {
  return {
    ...{
      name: stored.name,
      categoryId: stored.category_id,
      listRate: stored.list_rate,
      upperLimit: stored.upper_limit,
    },
    ...{ special: stored.special, isLive: stored.is_active, placeIds: stored.placeIds },
    pictureIds: idsOf(pictures),
    ...{ descriptionHtml: stored.description, overviewHtml: stored.overview },
    ...{ inclusiveHtml: stored.inclusive, exclusiveHtml: stored.exclusive },
    ...{ paymentPolicyHtml: stored.payment_policy, cancellationPolicyHtml: stored.cancellation_policy },
    days: itinerary.map((day) => ({
      ...{ title: day.title, descriptionHtml: day.description },
      ...{ breakfast: day.breakfast === 1, lunch: day.lunch === 1, dinner: day.dinner === 1 },
      ferry: day.ferry === null ? null : withoutImage(day.ferry),
      ...(day.overnight === undefined ? {} : { overnight: day.overnight }),
      activityIds: day.activityIds ?? [],
      pictureIds: idsOf(dayPictures[day.day] ?? []),
    })),
    stays: hotels.map(({ duration, ...stay }) => ({ ...stay, nights: duration })),
  }
}

const idsOf = (pictures: readonly { id: string }[]) => pictures.map(({ id }) => id)

function withoutImage({ image: _, ...ferry }: NonNullable<StoredDay['ferry']>) {
  return ferry
}

/** `before`: the days as they are, whose pictures of crossings and places that are shut stay. */
export function storedOf(fields: PackageFields, before: readonly StoredDay[], image: string): StoredPackage {
  return {
    ...{
      name: fields.name,
      category_id: fields.categoryId,
      list_rate: fields.listRate,
      upper_limit: fields.upperLimit,
    },
    ...{ special: fields.special, is_active: fields.isLive },
    ...{ description: cleanHtml(fields.descriptionHtml), overview: cleanHtml(fields.overviewHtml) },
    ...{ inclusive: cleanHtml(fields.inclusiveHtml), exclusive: cleanHtml(fields.exclusiveHtml) },
    ...{
      payment_policy: cleanHtml(fields.paymentPolicyHtml),
      cancellation_policy: cleanHtml(fields.cancellationPolicyHtml),
    },
    itinerary: fields.days.map((day, index) => storedDay(day, index, before[index], image)),
    hotels: fields.stays.map(({ nights, hotelId, ...stay }) => ({
      ...stay,
      ...(hotelId === undefined ? {} : { hotelId }),
      duration: nights,
    })),
  }
}

function storedDay(
  day: PackageFields['days'][number],
  index: number,
  before: StoredDay | undefined,
  image: string,
): StoredDay {
  const { title, ferry, overnight, activityIds } = day
  const flag = (value: boolean) => (value ? 1 : 0)
  return {
    ...{ day: index + 1, title, description: cleanHtml(day.descriptionHtml) },
    ...{ breakfast: flag(day.breakfast), lunch: flag(day.lunch), dinner: flag(day.dinner) },
    ferry:
      ferry === null
        ? null
        : {
            ...{ name: ferry.name, image: before?.ferry?.image ?? image },
            ...(ferry.tripId === undefined ? {} : { tripId: ferry.tripId }),
            ...(ferry.classCode === undefined ? {} : { classCode: ferry.classCode }),
          },
    ...(overnight === undefined || overnight === '' ? {} : { overnight }),
    ...(activityIds.length === 0 ? {} : { activityIds }),
    ...(before?.shut === undefined ? {} : { shut: before.shut }),
  }
}
