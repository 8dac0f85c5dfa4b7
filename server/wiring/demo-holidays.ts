import { addDays } from '#contract/terms/india-time.ts'
import facts from '#demo/facts/rules.json' with { type: 'json' }
import type { Tx } from '#server/db/db.ts'

/** A planner looks a year ahead and a little more. */
const AHEAD_DAYS = 400
/** Easter moves; days that follow the moon are marked in the facts. */
const MOVING: readonly string[] = ['Good Friday']

/** Holidays that fall on the same day every year, for the year ahead; those that follow the moon stay as far as they are known. */
export async function rollDemoHolidays(tx: Tx, today: string): Promise<void> {
  const yearly = facts.holidays.filter(({ name, tentative }) => !tentative && !MOVING.includes(name))
  const firstYear = Number(today.slice(0, 4))
  const rows = yearly.flatMap(({ date, name, localEvent }) =>
    [firstYear, firstYear + 1, firstYear + 2].map((year) => ({
      ...{ day: `${year}-${date.slice(5)}`, name, tentative: false, local: localEvent },
    })),
  )
  await tx
    .insertInto('climate_holiday')
    .values(rows.filter(({ day }) => day >= today && day <= addDays(today, AHEAD_DAYS)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
