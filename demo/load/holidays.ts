import { addDays } from '#contract/terms/india-time.ts'
import facts from '#demo/facts/rules.json' with { type: 'json' }
import type { Tx } from '#server/db/db.ts'

/** A planner looks a year ahead and a little more. */
const AHEAD_DAYS = 400
/** Easter moves; days that follow the moon are marked in the facts. */
const MOVING: readonly string[] = ['Good Friday']

/** Days that follow the moon after those of the facts, as calendars have them; the day before or after it may be the one in the end. */
const BY_THE_MOON: readonly (readonly [day: string, name: string])[] = [
  ['2028-03-11', 'Holi'],
  ['2028-04-14', 'Good Friday'],
  ['2028-09-27', 'Dussehra'],
  ['2028-10-17', 'Diwali'],
  ['2028-11-02', 'Guru Nanak Jayanti'],
  ['2029-03-01', 'Holi'],
  ['2029-03-30', 'Good Friday'],
  ['2029-10-16', 'Dussehra'],
  ['2029-11-05', 'Diwali'],
  ['2029-11-21', 'Guru Nanak Jayanti'],
  ['2030-03-20', 'Holi'],
  ['2030-04-19', 'Good Friday'],
  ['2030-10-06', 'Dussehra'],
  ['2030-10-26', 'Diwali'],
]

/** Holidays of the year ahead: those that fall on the same day every year, and those that follow the moon as far as they are known. */
export async function rollDemoHolidays(tx: Tx, today: string): Promise<void> {
  const yearly = facts.holidays.filter(({ name, tentative }) => !tentative && !MOVING.includes(name))
  const firstYear = Number(today.slice(0, 4))
  const rows = yearly.flatMap(({ date, name, localEvent }) =>
    [firstYear, firstYear + 1, firstYear + 2].map((year) => ({
      ...{ day: `${year}-${date.slice(5)}`, name, tentative: false, local: localEvent },
    })),
  )
  const moving = BY_THE_MOON.map(([day, name]) => ({ day, name, tentative: !MOVING.includes(name), local: false }))
  await tx
    .insertInto('climate_holiday')
    .values([...rows, ...moving].filter(({ day }) => day >= today && day <= addDays(today, AHEAD_DAYS)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
