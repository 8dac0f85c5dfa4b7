import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOLDING_LIMITS_SETTING } from '#server/bookings/holds/holding-limits.ts'
import { writeSetting } from '#server/settings/store.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('the price', () => {
  beforeAll(() => api.setNow('2026-11-22T00:00:00+05:30'))

  const ask = (question: object) => api.post('/waterSports/pricing', question)

  test('is the price a guest times the guests, the tax inside it rounded once', async () => {
    const { status, body } = await ask({ waterSportId: 'jet-ski', guests: 3, ages: [30, 12, 10] })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      packageBasePrice: 1_525,
      discount: 0,
      taxAmount: 275,
      amountPayable: 1_800,
      lines: [{ label: '3 guests at ₹600', amount: 1_800 }],
      priceVersion: expect.stringMatching(/^[\w-]{12}$/),
    })
  })

  test('of a boat counts boats', async () => {
    const { body } = await ask({ waterSportId: 'game-fishing', guests: 5, ages: [30, 30, 30, 30, 30] })
    expect(body.data).toMatchObject({ amountPayable: 48_000, lines: [{ label: '2 boats at ₹24,000', amount: 48_000 }] })
  })

  test('is told before the ages are, which do not change it', async () => {
    const { body } = await ask({ waterSportId: 'parasailing', guests: 2 })
    expect(body.data).toMatchObject({ amountPayable: 5_400, taxAmount: 824 })
  })

  test.each([
    ['a slot of eight', { waterSportId: 'scuba-shore-try-dive', guests: 9 }, 8, 31_500],
    ['boats of four in a slot', { waterSportId: 'game-fishing', guests: 21 }, 16, 144_000],
    ['what is booked online', { waterSportId: 'glass-bottom-boat', guests: 99 }, 20, 49_500],
  ])(
    'of more guests than %s is told with who books them, and asks for no free place',
    async (_what, asked, above, sum) => {
      // What one network may hold of a slot is less (group-limits.test.ts).
      await writeSetting(api.testDatabase.db, HOLDING_LIMITS_SETTING, { networkPlacesPercent: 100 })
      for (const when of [{}, { date: '2026-12-25' }]) {
        const { status, body } = await ask({ ...asked, ...when })
        expect([status, body.message]).toEqual([200, undefined])
        expect(body.data).toMatchObject({
          amountPayable: sum,
          group: {
            above,
            text: `We book groups of more than ${above} guests for you: price as shown, answer on Mon 23 Nov by 18:00.`,
          },
        })
      }
      const { body } = await ask({ ...asked, guests: above })
      expect((body.data as { group?: object }).group).toBeUndefined()
    },
  )

  test('of a group is refused for a day on which nobody goes', async () => {
    const { status, body } = await ask({ waterSportId: 'parasailing', guests: 50, date: '2027-07-01' })
    expect([status, body.errors]).toEqual([422, [{ field: 'date', message: 'Closed on this day' }]])
  })

  test('a price sent along is dropped unread', async () => {
    const { body } = await ask({ waterSportId: 'glass-bottom-boat', guests: 2, amountPayable: 1, taxAmount: 0 })
    expect(body.data).toMatchObject({ amountPayable: 1_000 })
  })

  test.each([
    ['no guest', { guests: 0 }, 'guests', 'Please enter valid value'],
    ['too many', { guests: 100 }, 'guests', 'For more than 99 guests, please write to us'],
    ['half a guest', { guests: 1.5 }, 'guests', 'Please enter valid value'],
    ['an age missing', { guests: 2, ages: [30], weightsKg: [60, 70] }, 'ages.1', 'Please enter an age'],
    ['one too young', { guests: 2, ages: [30, 7], weightsKg: [60, 20] }, 'ages.1', 'Ages 8 to 55'],
    ['one too old', { guests: 1, ages: [56], weightsKg: [60] }, 'ages.0', 'Ages 8 to 55'],
    ['one too heavy', { guests: 1, ages: [30], weightsKg: [90.5] }, 'weightsKg.0', 'Up to 90 kg'],
    ['a weight missing', { guests: 1, ages: [30], weightsKg: [] }, 'weightsKg.0', 'Please enter a weight'],
    ['an age too many', { guests: 1, ages: [30, 31], weightsKg: [60] }, 'ages', 'There are more ages than guests'],
    [
      'a weight too many',
      { guests: 1, ages: [30], weightsKg: [60, 61] },
      'weightsKg',
      'There are more weights than guests',
    ],
    [
      'another place',
      { guests: 1, ages: [30], weightsKg: [60], placeId: 'butler-bay' },
      'placeId',
      'Not offered at this place',
    ],
    [
      'a time without a day',
      { guests: 1, ages: [30], weightsKg: [60], time: '08:00' },
      'date',
      'Please choose a day for this time',
    ],
    [
      'a time between slots',
      { guests: 1, ages: [30], weightsKg: [60], date: '2026-12-25', time: '09:00' },
      'time',
      'Please choose one of the times offered',
    ],
    [
      'a time that is none',
      { guests: 1, ages: [30], weightsKg: [60], date: '2026-12-25', time: '25:00' },
      'time',
      'Please enter a time as HH:mm',
    ],
    [
      'yesterday',
      { guests: 1, ages: [30], weightsKg: [60], date: '2026-11-21' },
      'date',
      'Too late for this day: please choose a later one',
    ],
    ['a closed season', { guests: 1, ages: [30], weightsKg: [60], date: '2027-07-01' }, 'date', 'Closed on this day'],
    [
      'too far ahead',
      { guests: 1, ages: [30], weightsKg: [60], date: '2028-01-10' },
      'date',
      'Not on sale yet for this day',
    ],
  ])('%s is refused by name', async (_what, question, field, message) => {
    const { status, body } = await ask({ waterSportId: 'parasailing', ...question })
    expect([status, body.errors]).toEqual([422, [{ field, message }]])
  })

  test('a bright night is refused in words', async () => {
    const { body } = await ask({
      waterSportId: 'night-kayak',
      guests: 1,
      ages: [30],
      date: '2026-12-23',
      time: '18:30',
    })
    expect(body.message).toBe('The night is too bright: please choose one near a new moon')
  })

  test('an unknown water sport is 404', async () => {
    expect((await ask({ waterSportId: 'none', guests: 1 })).status).toBe(404)
  })
})
