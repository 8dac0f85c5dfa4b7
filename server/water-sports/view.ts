import { taxInside } from '#contract/terms/money.ts'
import type { WaterSport } from '#contract/v1/water-sports.ts'
import { pictureOf } from '#server/media/picture.ts'
import type { ActivityRow } from './activity-sql.ts'

/** A water sport as the wire has it. */
export function viewOf(row: ActivityRow): WaterSport {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    image: row.pictures.map(pictureOf),
    videos: row.videos,
    place: row.places,
    kind: row.kind,
    durationMinutes: row.duration_minutes,
    minAge: row.min_age,
    maxAge: row.max_age,
    maxWeightKg: row.max_weight_kg,
    swimmingNeeded: row.swimming_needed,
    price: row.price,
    taxAmount: taxInside(row.price, row.tax_percent),
    priceUnit: row.price_unit,
    groupSize: [row.group_min, row.group_max],
    healthRestrictions: row.health_restrictions,
    included: row.included,
    ...(row.label === null ? {} : { badge: row.label }),
    ...(row.rating === null ? {} : { rating: row.rating }),
    ...(row.struck_price !== null && row.struck_price > row.price ? { struckPrice: row.struck_price } : {}),
  }
}
