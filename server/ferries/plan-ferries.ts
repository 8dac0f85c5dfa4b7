import type { z } from 'zod'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { FERRY_PLANS_MAX } from '#contract/terms/limits.ts'
import { FERRY_REFUSED } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import type { planFerries as call, FerryAnswered, FerryPlanQuestion } from '#contract/v1/ferries.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { askOperators, type Sailings } from './ask-operators.ts'
import { bestPlans } from './plan-rules.ts'
import { type NamedPort, shareAPort } from './rules.ts'
import { type Ends, endsOf, type FerryParts } from './search-ferries.ts'
import { listPorts } from './store.ts'
import { sailingOf } from './view.ts'

/** An island hop as whole plans: every leg searched at once, joined where one can change. */
export async function planFerries(
  { db, now, fleet }: FerryParts,
  { legs, ...party }: FerryPlanQuestion,
): Promise<Result<z.input<(typeof call)['answer']>, ApiRefusal>> {
  const at = now()
  const ends = judgeLegs(await listPorts(db), legs, dayInIndia(at))
  if (!ends.ok) return ends
  const searched = await Promise.all(
    legs.map(({ date }, index) => {
      const { from = [], to = [] } = ends.value[index] ?? {}
      return askOperators(fleet, { date, from, to, now: at })
    }),
  )
  const plans = bestPlans(
    searched.map(({ trips }) => trips.map(sailingOf)),
    party,
    FERRY_PLANS_MAX,
  )
  return ok({ plans, operators: answeredToAll(searched) })
}

/** Days in order, within the horizon, and each leg from where the one before ends. */
function judgeLegs(
  ports: readonly NamedPort[],
  legs: FerryPlanQuestion['legs'],
  today: string,
): Result<Ends[], ApiRefusal> {
  const ends: Ends[] = []
  for (const [index, leg] of legs.entries()) {
    const late = whyNotThatDay(leg.date, today)
    if (late !== undefined) return fail(invalid(`legs.${index}.date`, late))
    const before = legs[index - 1]
    if (before !== undefined && leg.date < before.date)
      return fail(invalid(`legs.${index}.date`, FERRY_REFUSED.legOrder))
    const found = endsOf(ports, leg, `legs.${index}.`)
    if (!found.ok) return found
    const last = ends.at(-1)
    if (last !== undefined && !shareAPort(last.to, found.value.from))
      return fail(invalid(`legs.${index}.from`, FERRY_REFUSED.legStart))
    ends.push(found.value)
  }
  return ok(ends)
}

/** An operator has answered when it did so for every leg. */
function answeredToAll(searched: readonly Sailings[]): FerryAnswered[] {
  const all = searched.flatMap(({ operators }) => operators)
  return [...new Map(all.map((each) => [each.id, each])).values()].map((each) => ({
    ...each,
    answered: all.every(({ id, answered }) => id !== each.id || answered),
  }))
}
