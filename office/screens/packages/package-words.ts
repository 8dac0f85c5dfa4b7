import type { fetchPackageOptions, PackageDay, PackageFields, PackageStay } from '#contract/office/packages.ts'
import { counted } from '#contract/terms/counted.ts'
import { FERRY_CLASS_NAMES } from '#contract/terms/ferry-labels.ts'
import { textOfHtml } from '#contract/terms/html-text.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Answer } from '../../call.ts'

export type PackageOptions = Answer<typeof fetchPackageOptions>
/** What the ids of a package stand for. */
export type Listed = PackageOptions & { pictures: readonly { id: string; alt: string }[] }
type Named = readonly { id: string; name: string }[]

/** A package in words, to be compared line by line; those of two packages have the same lines. */
export function linesOf(fields: PackageFields, options: Listed | undefined, days = fields.days.length) {
  const nameIn = (list: Named | undefined, id: string) => list?.find((each) => each.id === id)?.name ?? id
  const altsOf = (ids: readonly string[]) =>
    ids.map((id) => options?.pictures.find((each) => each.id === id)?.alt ?? id).join(', ')
  const plan = Array.from({ length: Math.max(days, fields.days.length) }, (_, place) => {
    const day = fields.days[place]
    return [`Day ${place + 1}`, day === undefined ? '' : dayWords(day, (id) => nameIn(options?.activities, id), altsOf)]
  })
  return {
    Name: fields.name,
    Category: nameIn(options?.categories, fields.categoryId),
    'Rate for two': formatRupees(fields.listRate),
    'Travellers at most': fields.upperLimit,
    'Special offer': fields.special,
    'On the site': fields.isLive,
    'In short': textOfHtml(fields.descriptionHtml),
    Overview: textOfHtml(fields.overviewHtml),
    ...(Object.fromEntries(plan) as Record<string, string>),
    Hotels: fields.stays.map(stayWords).join('; '),
    Places: fields.placeIds.map((id) => nameIn(options?.places, id)).join(', '),
    Pictures: altsOf(fields.pictureIds),
    Included: textOfHtml(fields.inclusiveHtml),
    'Not included': textOfHtml(fields.exclusiveHtml),
    Payment: textOfHtml(fields.paymentPolicyHtml),
    Cancellation: textOfHtml(fields.cancellationPolicyHtml),
  }
}

/** Two packages as lines, only those that differ. */
export function differencesOf(
  before: PackageFields,
  after: PackageFields,
  options: Listed | undefined,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const days = Math.max(before.days.length, after.days.length)
  const [was, is] = [linesOf(before, options, days), linesOf(after, options, days)].map(Object.entries)
  const differs = (place: number) => was?.[place]?.[1] !== is?.[place]?.[1]
  return {
    before: Object.fromEntries((was ?? []).filter((_, place) => differs(place))),
    after: Object.fromEntries((is ?? []).filter((_, place) => differs(place))),
  }
}

function dayWords(
  day: PackageDay,
  activity: (id: string) => string,
  altsOf: (ids: readonly string[]) => string,
): string {
  const { ferry, overnight, pictureIds } = day
  const parts = [
    day.title,
    textOfHtml(day.descriptionHtml),
    mealWords(day),
    ferry && `Ferry: ${[ferry.name, ferry.classCode && FERRY_CLASS_NAMES[ferry.classCode]].filter(Boolean).join(', ')}`,
    day.activityIds.map(activity).join(', '),
    overnight && `Night at ${overnight}`,
    pictureIds.length > 0 && `Pictures: ${altsOf(pictureIds)}`,
  ]
  return parts.filter(Boolean).join('; ')
}

/** "Breakfast, dinner", or that there is none. */
export function mealWords({ breakfast, lunch, dinner }: Pick<PackageDay, 'breakfast' | 'lunch' | 'dinner'>): string {
  const meals = [...(breakfast ? ['breakfast'] : []), ...(lunch ? ['lunch'] : []), ...(dinner ? ['dinner'] : [])]
  return meals.length === 0 ? 'No meals' : `Meals: ${meals.join(', ')}`
}

function stayWords({ hotelName, roomType, place, nights }: PackageStay): string {
  return `${counted(nights, 'night')} in ${hotelName}, ${place}, ${roomType}`
}
