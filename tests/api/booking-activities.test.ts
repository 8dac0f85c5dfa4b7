import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import type { ProductLine } from '#server/products/priced-line.ts'
import { activityProduct } from '#server/water-sports/product.ts'
import { at, lineOf, refusal } from '#tests/support/priced-lines.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const NOW = new Date('2026-11-22T04:30:00Z')

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(NOW.toISOString())
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`truncate activity_claim`.execute(api.testDatabase.db)
})

const parts = () => ({ db: api.testDatabase.db, pricingPolicy: () => DEFAULT_PRICING_POLICY })
describe('a water sport', () => {
  type BookableActivity = LineOf<'activity'>
  const DAY = '2027-02-11'
  let activity: BookableActivity
  beforeAll(async () => {
    const { rows } = await sql<{ activity_id: string; place_id: string; start_time: string }>`
      select activity_id, place_id, start_time from activity_slot order by activity_id, place_id, start_time limit 1`.execute(
      api.testDatabase.db,
    )
    const [slot] = rows
    activity = {
      ...{ kind: 'activity', waterSportId: slot?.activity_id ?? '', placeId: slot?.place_id ?? '', date: DAY },
      ...{ time: slot?.start_time ?? '', ages: [30, 31], weightsKg: [60, 70] },
    }
  })
  const priced = (more: Partial<BookableActivity> = {}, now = NOW) =>
    activityProduct.price(parts(), { ...activity, ...more }, { now, isForGroup: false })

  test('costs what its page says, and takes its units of the slot', async () => {
    const { waterSportId, placeId, time } = activity
    const question = { waterSportId, placeId, date: DAY, time, guests: 2, ages: [30, 31], weightsKg: [60, 70] }
    const { data } = (await api.post('/waterSports/pricing', question)).body as {
      data: ProductLine['price'] & { priceVersion: string }
    }
    const line = lineOf(await priced())
    expect(data).toMatchObject({ ...line.price, priceVersion: line.priceVersion })
    expect(line.stock.slots).toEqual([{ activityId: waterSportId, placeId, day: DAY, time, units: expect.any(Number) }])
    const startsAt = at(`${DAY}T${time}`)
    expect([line.startsAt, line.salesCloseAt]).toEqual([startsAt, new Date(startsAt.getTime() - 3_600_000)])
    lineOf(await priced({}, line.salesCloseAt))
    expect(refusal(await priced({}, new Date(line.salesCloseAt.getTime() + 1)))[0]).toBe(422)
  })

  test.each<[string, Partial<BookableActivity>, unknown[]]>([
    ['nobody knows', { waterSportId: 'nowhere' }, [404, 'not_found']],
    ['that is not offered there', { placeId: 'nowhere' }, [422, 'placeId']],
    ['at a time that is none', { time: '03:33' }, [422, 'time']],
    ['for 21 guests', { ages: Array.from({ length: 21 }, () => 30) }, [422, 'ages']],
    ['on a day gone by', { date: '2026-11-01' }, [422, 'date']],
  ])('%s is refused', async (_, more, expected) => {
    expect(refusal(await priced(more))).toEqual(expected)
  })

  test('says the ages of those who were asked; nobody is asked for nothing, nor left unasked', async () => {
    const guests = (line: ProductLine) => line.details.find(({ label }) => label === 'Guests')?.text
    expect(guests(lineOf(await priced()))).toBe('2 guests, ages 30, 31')
    expect(refusal(await priced({ ages: [30, null] }))).toEqual([422, 'ages.1'])
    const { rows } = await sql<{ place_id: string; start_time: string }>`
      select place_id, start_time from activity_slot where activity_id = 'glass-bottom-boat' order by 1, 2 limit 1`.execute(
      api.testDatabase.db,
    )
    const boat = {
      waterSportId: 'glass-bottom-boat',
      placeId: rows[0]?.place_id ?? '',
      time: rows[0]?.start_time ?? '',
    }
    const line = lineOf(await priced({ ...boat, date: '2027-02-10', ages: [null, null], weightsKg: [] }))
    expect([guests(line), line.asked]).toEqual(['2 guests', expect.objectContaining({ ages: [null, null] })])
  })

  test('of which a slot is taken is unavailable', async () => {
    await sql`insert into activity_claim select activity_id, place_id, ${DAY}, start_time, unit
                from activity_slot, generate_series(1, capacity) unit
               where activity_id = ${activity.waterSportId} and place_id = ${activity.placeId}`.execute(
      api.testDatabase.db,
    )
    expect(refusal(await priced())).toEqual([409, 'unavailable'])
  })
})
