import { ageLabel, durationLabel, weightLabel } from '#contract/terms/activity-labels.ts'
import type { GuestLimits } from '#contract/terms/guest-limits.ts'
import type { WaterSport } from '#contract/v1/water-sports.ts'
import { cleanHtml, raiseHeadings } from '#site/page/clean-html.ts'
import { leanPicture } from '#site/page/lean-picture.ts'
import { includesTaxes } from '#site/shop/price/tax-text.ts'
import type { Fact } from '#site/ui/fact-list.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'
import type { Clip } from '#site/ui/video-grid.tsx'
import { ACTIVITY_TEXTS, groupText, unitText } from '../texts.ts'

/** What booking a water sport works with. */
export type BookableActivity = GuestLimits & {
  id: string
  name: string
  places: { id: string; name: string }[]
  price: number
  struck?: number
  unit: string
  tax: string
  health: HealthRules
}

export type ActivityView = BookableActivity & {
  kind: string
  pictures: PictureSource[]
  deal?: string
  rating?: { average: number; count: number }
}

/** Conditions that keep a guest away, and rules for all. */
export type HealthRules = { notWith: string[]; rules: string[] }

/** What the page only tells: drawn once. Html is clean. */
export type ActivityReading = {
  html: string
  facts: Fact[]
  included: string[]
  health: HealthRules
  clips: Clip[]
}

export function toActivityView(record: WaterSport): ActivityView {
  return {
    ...toBookable(record),
    kind: capital(record.kind),
    pictures: record.image.map(leanPicture),
    ...(record.badge === undefined ? {} : { deal: record.badge }),
    ...(record.rating === undefined ? {} : { rating: record.rating }),
  }
}

function toBookable(record: WaterSport): BookableActivity {
  return {
    id: record._id,
    name: record.name,
    places: record.place.map(({ _id, placeName }) => ({ id: _id, name: placeName })),
    minAge: record.minAge,
    maxAge: record.maxAge,
    maxWeightKg: record.maxWeightKg,
    price: record.price,
    ...(record.struckPrice === undefined ? {} : { struck: record.struckPrice }),
    unit: unitText(record.priceUnit, record.groupSize[1]),
    tax: includesTaxes(record.taxAmount),
    health: healthOf(record.healthRestrictions),
  }
}

export function toActivityReading(record: WaterSport): ActivityReading {
  return {
    html: raiseHeadings(cleanHtml(record.description)),
    facts: factsOf(record),
    included: record.included.map(capital),
    health: healthOf(record.healthRestrictions),
    clips: record.videos.map(({ mediaLink, poster, captions }, index) => ({
      src: mediaLink,
      ...(poster === undefined ? {} : { poster }),
      ...(captions === undefined ? {} : { captions }),
      label: `${record.name}, clip ${index + 1}`,
    })),
  }
}

/** "no flight within 18 h", "certified divers only" and "200 m swim test" hold for everyone; the rest are conditions. */
function healthOf(restrictions: readonly string[]): HealthRules {
  const isRule = (text: string) => /^no |\bonly$|\btest$/.test(text)
  return { notWith: restrictions.filter((text) => !isRule(text)), rules: restrictions.filter(isRule).map(capital) }
}

function factsOf(record: WaterSport): ActivityReading['facts'] {
  const { durationMinutes, minAge, maxAge, maxWeightKg, swimmingNeeded, groupSize, priceUnit } = record
  return [
    ...(durationMinutes === 0 ? [] : [{ label: ACTIVITY_TEXTS.duration, text: durationLabel(durationMinutes) }]),
    { label: ACTIVITY_TEXTS.ages, text: ageLabel(minAge, maxAge) },
    ...(maxWeightKg === null ? [] : [{ label: ACTIVITY_TEXTS.weight, text: weightLabel(maxWeightKg) }]),
    { label: ACTIVITY_TEXTS.swim, text: swimmingNeeded ? ACTIVITY_TEXTS.swimNeeded : ACTIVITY_TEXTS.swimNotNeeded },
    { label: ACTIVITY_TEXTS.group, text: groupText(groupSize, priceUnit) },
  ]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
