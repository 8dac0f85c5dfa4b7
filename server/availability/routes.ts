import type { Hono } from 'hono'
import { ok, type Result } from '#contract/terms/result.ts'
import {
  type AvailabilityKind,
  type AvailabilityQuery,
  type AvailableDay,
  fetchAvailability,
} from '#contract/v1/availability.ts'
import { listCarDays } from '#server/cars/list-car-days.ts'
import type { Db } from '#server/db/db.ts'
import { listFerryDays } from '#server/ferries/list-ferry-days.ts'
import { listRoomNights } from '#server/hotels/list-room-nights.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { implement } from '#server/http/implement.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { listStartDays } from '#server/packages/list-start-days.ts'
import type { PricingPolicy } from '#server/packages/rules.ts'
import { listActivityDays } from '#server/water-sports/list-activity-days.ts'

export type AvailabilityRouteParts = { db: Db; now: () => Date; pricingPolicy: () => PricingPolicy }

type ListDays = (parts: AvailabilityRouteParts, query: AvailabilityQuery) => Promise<Result<AvailableDay[], ApiRefusal>>

/** Who answers for each kind. */
const LISTS: Record<AvailabilityKind, ListDays> = {
  package: ({ db, now, pricingPolicy }, query) => listStartDays(db, pricingPolicy(), now(), query),
  hotel: ({ db, now }, query) => listRoomNights(db, now(), query),
  ferry: ({ db, now }, query) => listFerryDays(db, now(), query),
  activity: ({ db, now }, query) => listActivityDays(db, now(), query),
  car: ({ db, now }, query) => listCarDays(db, now(), query),
}

export function availabilityRoutes(api: Hono<ApiEnv>, parts: AvailabilityRouteParts): void {
  implement(api, fetchAvailability, async ({ query }) => {
    const days = await LISTS[query.kind](parts, query)
    return days.ok ? ok({ days: days.value }) : days
  })
}
