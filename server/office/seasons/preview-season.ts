import type { SeasonPreview } from '#contract/office/price-seasons.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { isInSeason, type Season } from '#contract/terms/season.ts'
import { rangesOf } from '#contract/terms/year-days.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { priceForTwo } from '#server/packages/price-for-two.ts'
import type { PricingPolicy } from '#server/packages/rules.ts'
import type { SeasonParts } from './change-season.ts'
import { movedDays, type PlannedSeason, plan, type SeasonDraft, seasonOf, seasonProblem } from './plan-seasons.ts'
import { countDue } from './reprice.ts'
import { findSamplePackage, listSeasonRows } from './store.ts'

type PreviewParts = SeasonParts & { pricingPolicy: () => PricingPolicy }

/** What a season would change if it were saved so. */
export async function previewSeasonChange(
  { db, now, pricingPolicy }: PreviewParts,
  { packageId, ...draft }: SeasonDraft & { packageId?: string | undefined },
): Promise<Result<SeasonPreview, ApiRefusal>> {
  const before = await listSeasonRows(db)
  const problem = seasonProblem(before, draft)
  if (problem !== undefined) return fail(problem)
  const after = plan(before, draft)
  const today = dayInIndia(now())
  const moved = movedDays(before, after)
  const sample = await findSamplePackage(db, packageId)
  const price = sample && (await priceForTwo(db, pricingPolicy(), sample.id))
  const coupleOn = (seasons: readonly PlannedSeason[], day: string) =>
    price === undefined ? null : price(seasons.map(asPriced), day)
  const days = new Set(moved.map(({ day }) => day))
  const changes = stretchesOf(before, after, days).map(({ range, was, is }) => {
    const day = firstDayIn(range, today)
    return {
      ...{ ...range, before: was, after: is, day },
      ...{ coupleBefore: coupleOn(before, day), coupleAfter: coupleOn(after, day) },
    }
  })
  const shown = price === undefined || sample === undefined ? null : sample
  return ok({ changes, package: shown, ...(await countDue(db, moved, today)) })
}

function asPriced({ id, name, packagePercent: factor, ranges }: PlannedSeason) {
  return { id, name, factor, ranges }
}

type Stretch = { range: Season; was: string; is: string }

/** The days that change, in parts of the year that change in the same way. */
function stretchesOf(
  before: readonly PlannedSeason[],
  after: readonly PlannedSeason[],
  days: ReadonlySet<string>,
): Stretch[] {
  return before.flatMap((was) =>
    after.flatMap((is) =>
      rangesOf((day) => days.has(day) && seasonOf(before, day) === was && seasonOf(after, day) === is).map((range) => ({
        ...{ range, was: was.name, is: is.name },
      })),
    ),
  )
}

/** The first day from today on that lies in a part of the year; one comes within a leap year. */
function firstDayIn(range: Season, today: string): string {
  const isIn = (day: string) => isInSeason(range, day.slice(5))
  let day = today
  while (!isIn(day)) day = addDays(day, 1)
  return day
}
