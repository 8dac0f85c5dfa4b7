import type { GuestLimits } from '#contract/terms/guest-limits.ts'
import type { Season } from '#contract/terms/season.ts'
import { type HoldingLimits, holdingLimitsOf } from '#server/bookings/holds/holding-limits.ts'
import type { Db } from '#server/db/db.ts'
import type { ActivitySchedule, ActivityTariff, TakenUnits } from './rules.ts'
import { findSchedule, type ScheduleRow } from './store.ts'

export type ReadSchedule = {
  schedule: ActivitySchedule
  tariff: ActivityTariff
  limits: GuestLimits
  taken: TakenUnits
  /** What may be held of a slot. */
  holding: HoldingLimits
}

/** What the rules need of one water sport to check a party and days; undefined when there is none of that id. */
export async function readSchedule(
  db: Db,
  id: string,
  days: { from: string; to: string },
): Promise<ReadSchedule | undefined> {
  const row = await findSchedule(db, id, days)
  if (row === undefined) return undefined
  const counts = new Map(row.taken.map(({ place_id, day, time, count }) => [`${place_id} ${day} ${time}`, count]))
  return {
    schedule: scheduleOf(row),
    tariff: { price: row.price, taxPercent: row.tax_percent, priceUnit: row.price_unit, groupMax: row.group_max },
    holding: holdingLimitsOf(row.holding_limits),
    limits: { minAge: row.min_age, maxAge: row.max_age, maxWeightKg: row.max_weight_kg },
    taken: (placeId, day, time) => counts.get(`${placeId} ${day} ${time}`) ?? 0,
  }
}

/** The same schedule at one place alone; without places when it is not offered there. */
export function atPlace(schedule: ActivitySchedule, placeId: string | undefined): ActivitySchedule {
  if (placeId === undefined) return schedule
  return { ...schedule, places: schedule.places.filter((place) => place.placeId === placeId) }
}

function scheduleOf(row: ScheduleRow): ActivitySchedule {
  return {
    season: seasonOf(row),
    darkNightsOnly: row.dark_nights_only,
    places: row.places.map((place) => ({
      placeId: place.place_id,
      season: seasonOf(place),
      closedWeekday: place.closed_weekday,
      slots: place.slots,
    })),
  }
}

function seasonOf({ season_from: from, season_to: to }: Pick<ScheduleRow, 'season_from' | 'season_to'>): Season | null {
  return from === null || to === null ? null : { from, to }
}
