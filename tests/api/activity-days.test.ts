import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Day = {
  date: string
  open: boolean
  reason?: string
  left?: number
  priceFrom?: number
  slots?: { time: string; left: number }[]
}

async function days(query: string): Promise<Day[]> {
  const { status, body } = await api.get(`/availability?kind=activity&${query}`)
  expect(status).toBe(200)
  return body.days as Day[]
}

describe('days', () => {
  beforeAll(() => api.setNow('2026-11-22T00:00:00+05:30'))

  test('are open in season with their slots, four groups in each', async () => {
    expect(await days('id=scuba-shore-try-dive&from=2026-12-25&to=2026-12-25')).toEqual([
      {
        date: '2026-12-25',
        open: true,
        left: 8,
        priceFrom: 3_500,
        slots: [
          { time: '08:00', left: 8 },
          { time: '10:00', left: 8 },
        ],
      },
    ])
  })

  test('night kayaking goes on the five nights each side of a new moon alone', async () => {
    // New moon on 9 December 2026.
    const found = await days('id=night-kayak&from=2026-12-01&to=2026-12-31')
    expect(found.filter(({ open }) => open).map(({ date }) => date)).toEqual(
      Array.from({ length: 11 }, (_, index) => addDays('2026-12-04', index)),
    )
    expect(new Set(found.filter(({ open }) => !open).map(({ reason }) => reason))).toEqual(new Set(['moon']))
    expect(found[8]?.slots?.map(({ time }) => time)).toEqual(['03:00', '18:30'])
  })

  test('a season ends on the last day of its month, also of a leap February', async () => {
    const reasons = (found: Day[]) => found.map(({ date, reason = 'open' }) => [date, reason])
    expect(reasons(await days('id=jet-ski&from=2027-05-31&to=2027-06-01'))).toEqual([
      ['2027-05-31', 'open'],
      ['2027-06-01', 'closed'],
    ])
    api.setNow('2028-01-10T12:00:00+05:30')
    expect(reasons(await days('id=surf-lesson&from=2028-02-29&to=2028-02-29'))).toEqual([['2028-02-29', 'open']])
    api.setNow('2026-11-22T00:00:00+05:30')
  })

  test('a place has its own season and weekday on which it is shut', async () => {
    const at = (place: string, day: string) => days(`id=guided-snorkelling&place=${place}&from=${day}&to=${day}`)
    // Jolly Buoy is shut on Mondays and from mid May to mid November.
    expect(await at('jolly-buoy', '2026-12-07')).toMatchObject([{ open: false, reason: 'closed' }])
    expect(await at('jolly-buoy', '2026-12-08')).toMatchObject([{ open: true }])
    expect(await at('jolly-buoy', '2027-05-20')).toMatchObject([{ open: false, reason: 'closed' }])
    expect(await at('elephant-beach', '2027-05-20')).toMatchObject([{ open: true }])
  })

  test('the last day of the horizon is on sale, the next is not yet', async () => {
    const found = await days('id=glass-bottom-boat&from=2027-12-27&to=2027-12-28')
    expect(found.map(({ open, reason }) => [open, reason])).toEqual([
      [true, undefined],
      [false, 'not_yet'],
    ])
  })

  test('sales of a slot close an hour before it, by the clock in India', async () => {
    const today = async () => (await days('id=glass-bottom-boat&from=2026-12-10&to=2026-12-10'))[0]
    api.setNow('2026-12-10T07:00:00+05:30')
    expect((await today())?.slots?.map(({ time }) => time)).toEqual(['08:00', '10:00', '12:00'])
    api.setNow('2026-12-10T07:00:01+05:30')
    expect((await today())?.slots?.map(({ time }) => time)).toEqual(['10:00', '12:00'])
    api.setNow('2026-12-10T11:00:01+05:30')
    expect(await today()).toMatchObject({ open: false, reason: 'too_soon' })
    // Midnight in India, while it is still the day before in Greenwich.
    api.setNow('2026-12-10T18:30:00Z')
    expect(await today()).toMatchObject({ open: false, reason: 'too_soon' })
    api.setNow('2026-11-22T00:00:00+05:30')
  })

  test('a slot that is taken is sold out for those who do not fit, and free again when the hold runs out', async () => {
    const { db } = api.testDatabase
    const claim = (units: number, expires: string | null) =>
      sql`
      insert into activity_claim (activity_id, place_id, day, start_time, unit, expires_at)
      select 'surf-lesson', 'butler-bay', '2027-02-10', start_time, unit, ${expires}::timestamptz
        from activity_slot, generate_series(1, ${units}::int) unit where activity_id = 'surf-lesson'
      on conflict (activity_id, place_id, day, start_time, unit) do update set expires_at = excluded.expires_at`.execute(
        db,
      )
    const asked = async (adults: number) =>
      (await days(`id=surf-lesson&from=2027-02-10&to=2027-02-10&adults=${adults}`))[0]

    await claim(14, null)
    expect(await asked(2)).toMatchObject({ open: true, left: 2 })
    expect(await asked(3)).toMatchObject({ open: false, reason: 'sold_out', left: 2 })
    const question = { waterSportId: 'surf-lesson', date: '2027-02-10', time: '06:30', guests: 3, ages: [30, 31, 32] }
    const refused = await api.post('/waterSports/pricing', question)
    expect([refused.status, refused.body.code]).toEqual([409, 'unavailable'])
    await claim(16, null)
    expect(await asked(1)).toMatchObject({ open: false, reason: 'sold_out', left: 0 })
    await claim(16, '2020-01-01T00:00:00Z')
    expect(await asked(3)).toMatchObject({ open: true, left: 16 })
  })

  test('a boat is taken whole, also by one guest', async () => {
    await sql`insert into activity_claim (activity_id, place_id, day, start_time, unit)
      select 'game-fishing', place_id, '2027-01-10', start_time, unit from activity_slot, generate_series(1, 12) unit
       where activity_id = 'game-fishing'`.execute(api.testDatabase.db)
    const asked = async (adults: number) =>
      (await days(`id=game-fishing&from=2027-01-10&to=2027-01-10&adults=${adults}`))[0]
    expect(await asked(4)).toMatchObject({ open: true, left: 4 })
    expect(await asked(5)).toMatchObject({ open: false, reason: 'sold_out' })
  })

  test.each([
    ['an unknown activity', 'kind=activity&id=none&from=2026-12-01&to=2026-12-02', 404, undefined],
    [
      'a place where it is not offered',
      'kind=activity&id=surf-lesson&place=north-bay&from=2026-12-01&to=2026-12-02',
      404,
      undefined,
    ],
    ['a kind that is not there', 'kind=rocket&id=x&from=2026-12-01&to=2026-12-02', 422, 'kind'],
    ['no kind', 'id=surf-lesson&from=2026-12-01&to=2026-12-02', 422, 'kind'],
    ['no id', 'kind=activity&from=2026-12-01&to=2026-12-02', 422, 'id'],
    ['a day that is not in the calendar', 'kind=activity&id=surf-lesson&from=2027-02-29&to=2027-03-01', 422, 'from'],
    ['an end before the start', 'kind=activity&id=surf-lesson&from=2027-02-02&to=2027-02-01', 422, 'to'],
    ['more than 62 days', 'kind=activity&id=surf-lesson&from=2027-01-01&to=2027-03-04', 422, 'to'],
    ['a party that is no number', 'kind=activity&id=surf-lesson&from=2027-01-01&to=2027-01-01&adults=x', 422, 'adults'],
  ])('%s is refused', async (_what, query, status, field) => {
    const { status: told, body } = await api.get(`/availability?${query}`)
    expect([told, (body.errors as { field: string }[] | undefined)?.[0]?.field]).toEqual([status, field])
  })

  test('62 days are one question', async () => {
    expect(await days('id=surf-lesson&from=2027-01-01&to=2027-03-03')).toHaveLength(62)
  })
})
