import type { Hono } from 'hono'
import { ok, type Result } from '#contract/terms/result.ts'
import {
  type AvailabilityKind,
  type AvailabilityQuery,
  type AvailableDay,
  fetchAvailability,
} from '#contract/v1/availability.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { implement } from '#server/http/implement.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { listActivityDays } from '#server/water-sports/list-activity-days.ts'

type ListDays = (db: Db, now: Date, query: AvailabilityQuery) => Promise<Result<AvailableDay[], ApiRefusal>>

/** Who answers for each kind. */
const LISTS: Record<AvailabilityKind, ListDays> = {
  activity: listActivityDays,
}

export function availabilityRoutes(api: Hono<ApiEnv>, { db, now }: { db: Db; now: () => Date }): void {
  implement(api, fetchAvailability, async ({ query }) => {
    const days = await LISTS[query.kind](db, now(), query)
    return days.ok ? ok({ days: days.value }) : days
  })
}
