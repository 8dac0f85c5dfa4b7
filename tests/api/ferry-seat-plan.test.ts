import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PlanLegSeats, planFerries, seatPlan } from '#contract/v1/ferry-plans.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-22'
const DAY = '2026-12-10'
const FIRST = `st-201.${DAY}`
const SECOND = `tm-102.${DAY}`
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(`${TODAY}T04:30:00Z`)
  await api.setClock(`${TODAY}T04:30:00Z`)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
})

async function seated(more: object = {}, legs: object[] = [{ tripId: FIRST }, { tripId: SECOND }]) {
  const { status, body } = await api.post('/ferry/plans/seats', { legs, adults: 2, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return seatPlan.response.parse(body).legs
}
const seatsOf = (legs: readonly PlanLegSeats[]) => legs.map(({ together }) => together?.seats ?? [])
/** Leaves free, of a sailing, no more than these seats. */
async function leave(tripId: string, seats: string[]): Promise<void> {
  await sql`
    insert into ferry_seat (sailing_id, seat, state)
    select sailing.id, seat, 'booked' from ferry_sailing sailing join ferry_trip trip on trip.id = sailing.trip_id
      join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id, unnest(cabin.seats) seat
     where sailing.id = ${tripId} and seat <> all(cabin.blocked) and seat <> all(${seats})`.execute(api.testDatabase.db)
}

describe('a plan that is taken whole', () => {
  test('has seats beside each other in the cheapest class on every leg, with what the party pays', async () => {
    const legs = await seated({ children: 1, infants: 1 })
    expect(legs.map(({ sailing }) => sailing?.tripId)).toEqual([FIRST, SECOND])
    for (const { together, sailing, otherClasses } of legs) {
      const cheapest = sailing?.classes.toSorted((one, other) => one.fare - other.fare)[0]
      expect(together?.class).toBe(cheapest?.code)
      expect(together?.seats).toHaveLength(3)
      expect(together?.fare).toBe(3 * (cheapest?.fare ?? 0) + 50)
      expect(together?.label).toMatch(new RegExp(`^${cheapest?.name}, seats \\w+, \\w+ and \\w+$`))
      expect(otherClasses).toEqual([])
    }
    const { plans } = planFerries.response.parse(
      (
        await api.post('/ferry/plans', {
          legs: [
            { from: 'Port Blair', to: 'Havelock', date: DAY },
            { from: 'Havelock', to: 'Neil', date: DAY },
          ],
          adults: 2,
        })
      ).body,
    )
    expect(plans.every(({ isSeated }) => isSeated)).toBe(true)
  })

  test('where a leg has seats enough but none beside each other says so, with the classes that have', async () => {
    await leave(SECOND, ['P2A', 'P4K', 'B2A', 'B2B'])
    const [first, second] = await seated()
    expect(first?.together).toBeDefined()
    expect(second).toMatchObject({ reason: 'apart', otherClasses: [{ class: 'bClass', seats: ['B2A', 'B2B'] }] })
    expect(second?.together).toBeUndefined()
    const again = await seated({}, [{ tripId: FIRST }, { tripId: SECOND, class: 'bClass' }])
    expect(seatsOf(again)[1]).toEqual(['B2A', 'B2B'])
  })

  test('where no class holds the party says what is left', async () => {
    await leave(SECOND, ['P2A'])
    const [, second] = await seated()
    expect(second).toMatchObject({ reason: 'full', otherClasses: [] })
    expect(second?.sailing?.classes.find(({ code }) => code === 'pClass')?.seatsLeft).toBe(1)
  })

  test.each([
    ['missing', 'tm-999.2026-12-10', `${TODAY}T04:30:00Z`],
    ['departed', SECOND, '2026-12-10T12:00:00Z'],
  ])('with a leg that is %s says so', async (reason, tripId, now) => {
    api.setNow(now)
    const legs = await seated({}, [{ tripId: 'st-201.2026-12-12' }, { tripId }])
    expect([legs[0]?.reason, legs[1]?.reason]).toEqual([undefined, reason])
  })

  test('on which sales have closed says so', async () => {
    const [leg] = await seated()
    const { departureTime = '' } = leg?.sailing ?? {}
    api.setNow(new Date(Date.parse(`${DAY}T${departureTime}:00+05:30`) - 59 * 60_000).toISOString())
    expect((await seated())[0]?.reason).toBe('closed')
  })

  test.each([
    [{ legs: [{ tripId: FIRST }] }, 'legs', 'Please give 2 to 4 legs'],
    [{ adults: 11 }, 'adults', 'We book groups of more than 10 seats for you: please send an enquiry'],
    [{ infants: 3 }, 'infants', 'Each infant sits on the lap of an adult: please give no more infants than adults'],
    [{ legs: [{ tripId: 'A B' }, { tripId: SECOND }] }, 'legs.0.tripId', 'Unknown id'],
  ])('%j is refused by its field', async (more, field, message) => {
    const legs = [{ tripId: FIRST }, { tripId: SECOND }]
    const { status, body } = await api.post('/ferry/plans/seats', { legs, adults: 2, ...more })
    expect([status, (body.errors as object[])[0]]).toEqual([422, { field, message }])
  })
})

test('two parties who take the last seats together see the same ones, and one of them holds the whole plan', async () => {
  const [seats] = seatsOf(await seated())
  await leave(SECOND, ['P2A', 'P2B', 'P9K'])
  const plans = await Promise.all([seated(), seated()])
  expect(plans.map(seatsOf)).toEqual([
    [seats, ['P2A', 'P2B']],
    [seats, ['P2A', 'P2B']],
  ])
  const hold = () => {
    const lines = [
      { kind: 'ferry', tripId: FIRST, seats },
      { kind: 'ferry', tripId: SECOND, seats: ['P2A', 'P2B'] },
    ]
    return visitor(api).post('/holds', { lines })
  }
  const held = await Promise.all([hold(), hold()])
  expect(held.map(({ status }) => status).sort()).toEqual([201, 409])
  const refused = held.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'unavailable', unavailable: [{ line: 0 }, { line: 1, free: ['P9K'] }] })
  const { rows } = await sql<{ sailing_id: string; held: number }>`
    select sailing_id, count(*)::int as held from ferry_seat where state = 'held' group by sailing_id order by 1`.execute(
    api.testDatabase.db,
  )
  expect(rows).toEqual([
    { sailing_id: FIRST, held: 2 },
    { sailing_id: SECOND, held: 2 },
  ])
  expect((await seated())[1]).toMatchObject({ reason: 'full', otherClasses: [] })
})
