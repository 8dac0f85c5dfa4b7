import { sql } from 'kysely'
import { addDays, daysBetween, instantInIndia } from '#contract/terms/india-time.ts'
import type { DealKind } from '#contract/v1/deals.ts'
import { activitiesOnDeal, activityFacts } from '#demo/activity-facts.ts'
import { carPackageFacts, carPackagesOnDeal } from '#demo/car-facts.ts'
import { hotelFacts } from '#demo/hotel-facts.ts'
import { packageFacts } from '#demo/package-facts.ts'
import type { Tx } from '#server/db/db.ts'

export const DEMO_DEAL_PERCENT = 10
/** The first deals began a week before the demo was loaded. */
const DAYS_BEFORE = 7
const TERM_DAYS = 68

/**
 * The demo's deals, in terms of 68 days without end: those of the facts, then as many others, then those of the facts again.
 * Whoever is on a deal was at the list price for all the 30 days before it, so the struck price is a true one.
 * The next term is written ahead, once; what an office changes in it stays.
 */
export async function rollDemoDeals(tx: Tx, today: string): Promise<void> {
  const first = addDays(await loadedOn(tx, today), -DAYS_BEFORE)
  const now = Math.max(0, Math.floor(daysBetween(first, today) / TERM_DAYS))
  const { rows } = await sql<{ written: number }>`
    insert into setting (key, value) values ('demo_deals', '-1') on conflict (key) do update set key = excluded.key
    returning value::integer as written`.execute(tx)
  const from = Math.max(now, (rows[0]?.written ?? -1) + 1)
  if (from > now + 1) return
  const terms = Array.from({ length: now + 2 - from }, (_, index) => from + index)
  await tx
    .insertInto('deal')
    .values(terms.flatMap((term) => dealsOf(term, addDays(first, term * TERM_DAYS))))
    // The first term of a demo that is older than its terms is there already.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await sql`update setting set value = ${JSON.stringify(now + 1)}::jsonb where key = 'demo_deals'`.execute(tx)
}

/** The day on which the first deals were made, in a demo of any age. */
async function loadedOn(tx: Tx, today: string): Promise<string> {
  const { rows } = await sql<{
    day: string
  }>`select value #>> '{}' as day from setting where key = 'demo_hotels'`.execute(tx)
  return rows[0]?.day ?? today
}

function dealsOf(term: number, startDate: string) {
  const times = { starts_at: instantInIndia(startDate), ends_at: instantInIndia(addDays(startDate, TERM_DAYS)) }
  return SUBJECTS.flatMap(({ kind, ids, onDeal, label }) =>
    (term % 2 === 0 ? onDeal : standIns(ids, onDeal)).map((id) => ({
      ...{ id: term === 0 ? `${kind}-${id}` : `${kind}-${id}.${startDate}`, kind, scope_id: id },
      ...{ percent: DEMO_DEAL_PERCENT, label: label?.(id) ?? `${DEMO_DEAL_PERCENT}% Off`, ...times },
    })),
  )
}

/** For each one on a deal another that is not: the next in the list. */
function standIns(ids: readonly string[], onDeal: readonly string[]): string[] {
  const free = ids.filter((id) => !onDeal.includes(id))
  const chosen = new Set<string>()
  for (const id of onDeal) {
    const after = free.filter((each) => !chosen.has(each))
    const next = after.find((each) => ids.indexOf(each) > ids.indexOf(id)) ?? after[0]
    if (next !== undefined) chosen.add(next)
  }
  return [...chosen]
}

type Subjects = {
  kind: DealKind
  ids: readonly string[]
  onDeal: readonly string[]
  label?: (id: string) => string | undefined
}

const idsOf = (facts: readonly { id: string }[]) => facts.map(({ id }) => id)
const topDealsOf = (facts: readonly { id: string; topDeal: boolean }[]) => idsOf(facts.filter(({ topDeal }) => topDeal))

const SUBJECTS: readonly Subjects[] = [
  {
    ...{ kind: 'package', ids: idsOf(packageFacts), onDeal: topDealsOf(packageFacts) },
    label: (id) => packageFacts.find((fact) => fact.id === id)?.badge ?? undefined,
  },
  { kind: 'hotel', ids: idsOf(hotelFacts), onDeal: topDealsOf(hotelFacts) },
  { kind: 'activity', ids: idsOf(activityFacts), onDeal: activitiesOnDeal },
  { kind: 'car', ids: idsOf(carPackageFacts), onDeal: carPackagesOnDeal },
]
