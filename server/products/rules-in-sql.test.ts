import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { perPersonRate } from '#contract/terms/money.ts'
import { isInSeason } from '#contract/terms/season.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { type TaxSlab, taxPercent } from '#server/hotels/board-rules.ts'
import { inSlab, NIGHT_TAX } from '#server/hotels/stay-sql.ts'
import { summarise } from '#server/reviews/rules.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { afterDeal, percentOf } from './price-rules.ts'
import { afterDealSql, inSeasonSql, monthDaySql, percentSql, perPersonSql } from './price-sql.ts'

// Rules that both the program and the database apply: both are fed the same generated cases, each case an element of `given`.

const CASES = 1_000
const PRICE = fc.integer({ min: 0, max: 1_000_000 })
const PERCENT = fc.integer({ min: 0, max: 200 })
/** Percent, rupees, or no deal. */
const OFF = fc.option(fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: -200_000, max: -1 })))
const DAY = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days))
const MONTH_DAY = DAY.map((day) => day.slice(5))

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const some = <T>(arbitrary: fc.Arbitrary<T>, count = CASES): T[] => fc.sample(arbitrary, count)

/** What the database says of each case; `given` is a row of it, each named by its place: a, b, c. */
async function told<T>(type: string, cases: readonly unknown[][], rule: RawBuilder<T>): Promise<T[]> {
  const { rows } = await sql<{ told: T }>`
    select ${rule} as told from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality given (each, place)
     cross join lateral (select (each ->> 0)::${sql.raw(type)} as a, (each ->> 1)::${sql.raw(type)} as b, (each ->> 2)::${sql.raw(type)} as c) it
     order by place`.execute(opened.db)
  return rows.map((row) => row.told)
}
const [a, b, c] = [sql`a`, sql`b`, sql`c`]

test('so many percent of a sum, and what a person pays, are rounded alike', async () => {
  const cases = some(fc.tuple(PRICE, PERCENT))
  expect(await told('integer', cases, percentSql(a, b))).toEqual(cases.map(([sum, percent]) => percentOf(sum, percent)))
  expect(await told('integer', cases, perPersonSql(a))).toEqual(cases.map(([rate]) => perPersonRate(rate)))
})

test('a deal takes the same off, and none takes nothing', async () => {
  const cases = some(fc.tuple(PRICE, OFF))
  expect(await told('integer', cases, afterDealSql(a, b))).toEqual(cases.map(([price, off]) => afterDeal(price, off)))
})

test('a season has the same days, also over New Year', async () => {
  const cases = some(fc.tuple(MONTH_DAY, MONTH_DAY, MONTH_DAY))
  expect(await told('text', cases, inSeasonSql(a, b, c))).toEqual(
    cases.map(([from, to, monthDay]) => isInSeason({ from, to }, monthDay)),
  )
  const days = some(DAY, 400).map((day) => [day])
  expect(await told('date', days, monthDaySql(a))).toEqual(days.map(([day = '']) => day.slice(5)))
})

test('it is the same day in India', async () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  const cases = some(instants).map((at) => [at.toISOString()])
  expect(await told('timestamptz', cases, sql`(${inIndia(a)})::date::text`)).toEqual(
    cases.map(([at = '']) => dayInIndia(new Date(at))),
  )
})

test('a night has the same tax, whatever slabs are dated', async () => {
  const dated = fc.uniqueArray(DAY, { minLength: 1, maxLength: 4 })
  const steps = fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { maxLength: 3 })
  const slabs = dated.chain((days) =>
    fc.tuple(
      ...days.map((fromDate) =>
        fc.tuple(
          fc.constant(fromDate),
          steps,
          fc.array(fc.integer({ min: 0, max: 28 }), { minLength: 4, maxLength: 4 }),
        ),
      ),
    ),
  )
  for (const drawn of some(slabs, 8)) {
    const taxes = drawn
      .flatMap(([fromDate, prices, percents]): TaxSlab[] =>
        [0, ...prices].map((fromPrice, index) => ({ fromDate, fromPrice, percent: percents[index] ?? 0 })),
      )
      .sort((one, other) =>
        one.fromDate === other.fromDate ? one.fromPrice - other.fromPrice : one.fromDate < other.fromDate ? -1 : 1,
      )
    await sql`delete from tax_rate where item = 'hotel_night'`.execute(opened.db)
    await opened.db
      .insertInto('tax_rate')
      .values(
        taxes.map(({ fromDate, fromPrice, percent }) => ({
          item: 'hotel_night',
          from_date: fromDate,
          from_price: fromPrice,
          percent,
        })),
      )
      .execute()
    const cases = some(fc.tuple(fc.integer({ min: 0, max: 25_000 }), DAY), 300).map(([price, day]) => [
      String(price),
      day,
    ])
    const rule = sql<number>`(select tax.percent from (${NIGHT_TAX}) tax where ${inSlab(sql`a::integer`, sql`b::date`)})`
    // Where no slab holds yet the database has no night to sell, and the program no tax on it.
    expect((await told('text', cases, rule)).map((percent) => percent ?? 0)).toEqual(
      cases.map(([price, day = '']) => taxPercent(taxes, Number(price), day)),
    )
  }
})

test('reviews have the same average', async () => {
  const lists = some(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 }), 200)
  await sql`
    insert into review (id, kind, subject_id, name, rating, text, travel_month)
    select 'r' || place || '.' || turn, 'hotel', 's' || place, 'A', rating::integer, 'B', '2026-01'
      from jsonb_array_elements(${JSON.stringify(lists)}::jsonb) with ordinality list (ratings, place),
           jsonb_array_elements_text(ratings) with ordinality each (rating, turn)`.execute(opened.db)
  const { rows } = await sql<{ average: number; count: number }>`
    select average, count from review_summary where kind = 'hotel' and subject_id like 's%'
     order by substr(subject_id, 2)::integer`.execute(opened.db)
  const counted = lists.map((list) =>
    summarise(list.map((rating) => ({ rating, count: list.filter((each) => each === rating).length }))),
  )
  expect(rows).toEqual(counted.map(({ average, count }) => ({ average, count })))
})
