import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FerryPlan, planFerries } from '#contract/v1/ferry-plans.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => api.setNow(`${TODAY}T04:30:00Z`))

const leg = (from: string, to: string, date = '2026-12-10') => ({ from, to, date })
const ROUND = [leg('Port Blair', 'Havelock'), leg('Havelock', 'Neil'), leg('Neil', 'Port Blair')]
const ask = (legs: object[], more: object = {}) => api.post('/ferry/plans', { legs, adults: 2, ...more })
async function plans(legs: object[], more: object = {}): Promise<FerryPlan[]> {
  const { status, body } = await ask(legs, more)
  expect(status, JSON.stringify(body)).toBe(200)
  return planFerries.response.parse(body).plans
}
const shape = (found: FerryPlan[]) => found.map(({ legs }) => legs.map(({ tripId }) => tripId.split('.')[0]).join(' '))

test('a day around the islands is every way that can be made, the cheapest first, without seat maps', async () => {
  const found = await plans(ROUND)
  expect(shape(found)).toEqual([
    'st-201 st-202 st-206',
    'st-201 tm-102 st-206',
    'st-201 st-202 tm-103',
    'st-201 tm-102 tm-103',
    'tm-101 tm-102 st-206',
    'tm-101 tm-102 tm-103',
  ])
  expect(found.at(-1)?.waitsMinutes).toEqual([30, 25])
  expect(found[0]?.legs[0]).not.toHaveProperty('pClass')
  // 1,460, 1,270 and 1,410 at 95 %, halves up, for two.
  expect(found[0]?.fareFrom).toBe(2 * (1_387 + 1_207 + 1_340))
})

test('on several days every leg of a day follows, at most twenty plans, and infants pay the port fee', async () => {
  const days = ['2026-12-10', '2026-12-12', '2026-12-15']
  const found = await plans(ROUND.map((each, index) => ({ ...each, date: days[index] })))
  expect(found).toHaveLength(3 * 2 * 2)
  const four = await plans(
    [...ROUND, leg('Port Blair', 'Havelock', '2026-12-20')].map((each, index) => ({
      ...each,
      date: [...days, '2026-12-20'][index],
    })),
  )
  expect(four).toHaveLength(20)
  const [plan] = await plans(ROUND, { infants: 1, children: 1 })
  expect(plan?.fareFrom).toBe(3 * (1_387 + 1_207 + 1_340) + 3 * 50)
})

test('without a way there is no plan, which is no refusal: the leg that stops it is named, with days on which it sails', async () => {
  const problem = async (legs: object[], more: object = {}) => {
    const { status, body } = await ask(legs, more)
    expect([status, body.plans]).toEqual([200, []])
    return body.problem
  }
  expect(await problem([leg('Port Blair', 'Neil'), leg('Neil', 'Havelock')])).toEqual({
    ...{ leg: 1, reason: 'connection', arrivalTime: '15:15', departureTime: '10:15' },
    nearestDates: ['2026-12-11', '2026-12-12', '2026-12-13'],
  })
  const far = leg('Havelock', 'Baratang', '2026-12-12')
  expect(await problem([leg('Port Blair', 'Havelock'), far])).toEqual({
    ...{ leg: 1, reason: 'no_sailing', nearestDates: [] },
  })
  const { db } = api.testDatabase
  await sql`update ferry_sailing set is_active = false where sail_date = '2026-12-12'`.execute(db)
  const rest = await problem([leg('Port Blair', 'Havelock'), leg('Havelock', 'Neil', '2026-12-12')])
  await sql`update ferry_sailing set is_active = true`.execute(db)
  expect(rest).toEqual({
    ...{ leg: 1, reason: 'no_sailing' },
    nearestDates: ['2026-12-10', '2026-12-11', '2026-12-13'],
  })
  expect(await problem(ROUND, { adults: 99, children: 99 })).toEqual({ leg: 0, reason: 'full', nearestDates: [] })
  await sql`
    insert into ferry_seat (sailing_id, seat, state)
    select sailing.id, unnest(cabin.seats), 'blocked' from ferry_sailing sailing join ferry_trip trip on trip.id = trip_id
      join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id
     where sail_date in ('2026-12-09', '2026-12-10') on conflict do nothing`.execute(db)
  const full = await problem(ROUND, { adults: 6 })
  await sql`delete from ferry_seat where state = 'blocked'`.execute(db)
  expect(full).toEqual({ leg: 0, reason: 'full', nearestDates: ['2026-12-08', '2026-12-11', '2026-12-12'] })
})

test.each([
  [[ROUND[0]], {}, 'legs', 'Please give 2 to 4 legs'],
  [[...ROUND, ...ROUND], {}, 'legs', 'Please give 2 to 4 legs'],
  [
    [leg('Port Blair', 'Havelock'), leg('Neil', 'Port Blair')],
    {},
    'legs.1.from',
    'Each leg must start where the one before ends',
  ],
  [
    [leg('Port Blair', 'Havelock', '2026-12-11'), leg('Havelock', 'Neil')],
    {},
    'legs.1.date',
    'Each leg must be on or after the day of the one before',
  ],
  [
    [leg('Port Blair', 'Havelock'), leg('Havelock', 'Atlantis')],
    {},
    'legs.1.to',
    'We do not know this port. Please choose one from the list',
  ],
  [
    [leg('Port Blair', 'Havelock', '2026-11-21'), leg('Havelock', 'Neil')],
    {},
    'legs.0.date',
    'Please choose a day from today on',
  ],
  [
    [leg('Port Blair', 'Havelock', '2027-02-31'), leg('Havelock', 'Neil')],
    {},
    'legs.0.date',
    'Please enter a date as yyyy-mm-dd',
  ],
  [
    ROUND,
    { infants: 99 },
    'infants',
    'Each infant sits on the lap of an adult: please give no more infants than adults',
  ],
  [ROUND, { adults: 0 }, 'adults', 'Please enter valid value'],
  [ROUND, { adults: undefined }, 'adults', 'Please enter valid value'],
  [ROUND, { class: 'pClass' }, 'class', 'Unknown field'],
])('%j with %j is refused by its field', async (legs, more, field, message) => {
  const { status, body } = await ask(legs as object[], more)
  expect([status, (body.errors as object[])[0]]).toEqual([422, { field, message }])
})
