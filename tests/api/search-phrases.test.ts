import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantInIndia } from '#contract/terms/india-time.ts'
import { SearchResult } from '#contract/v1/search.ts'
import { openTestApi, type Reply, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function search(q: string, more = ''): Promise<Reply & { titles: string[]; results: SearchResult[] }> {
  const reply = await api.get(`/search?q=${encodeURIComponent(q)}${more}`)
  const results = ((reply.body.results ?? []) as unknown[]).map((each) => SearchResult.parse(each))
  return { ...reply, results, titles: results.map(({ title }) => title) }
}

describe('a question as people put it', () => {
  const HAVELOCK = 'Sri Vijaya Puram (Port Blair) to Swaraj Dweep (Havelock)'
  test.each([
    ['boat to neil', /to Shaheed Dweep \(Neil Island\)$/],
    ['hevlok ferri', HAVELOCK],
    ['makruzz to havelock', HAVELOCK],
    ['port blair to havelock', HAVELOCK],
    ['हैवलॉक फेरी', HAVELOCK],
    ['airport pickup', 'Airport taxi'],
    ['weekend trip', 'Neil Long Weekend'],
    ['december', 'December in the Andamans'],
    ['wheelchair', 'Can I travel with a wheelchair or a pram?'],
    ['bioluminescence', 'Night Kayak, Glowing Plankton'],
    ['scuba for beginners', /Try-Dive$/],
    ['நீல்', 'Shaheed Dweep (Neil Island)'],
    ['swarajdweep hotel', 'Night Glow Hostel'],
    ['snorkling price', 'Guided Snorkelling'],
    ['kala pani', 'Cellular Jail National Memorial'],
  ])('%s: among the first three', async (asked, expected) => {
    const { titles } = await search(asked)
    const isMeant = (title: string) => (expected instanceof RegExp ? expected.test(title) : title === expected)
    expect([titles.slice(0, 3), titles.slice(0, 3).some(isMeant)]).toEqual([expect.anything(), true])
  })

  test('a crossing has its next sailings, which are on sale, in order, and at the fare of their pages', async () => {
    const { results } = await search('boat to havelock', '&kind=ferry')
    const sailings = results[0]?.sailings ?? []
    expect(sailings.length).toBe(3)
    expect(sailings.map(({ departsAt }) => departsAt)).toEqual(sailings.map(({ departsAt }) => departsAt).sort())
    for (const { tripId, vesselId, departsAt, fareFrom } of sailings) {
      const { status, body } = await api.get(`/ferry/trips/${tripId}`)
      const trip = body.trip as {
        date: string
        departureTime: string
        salesOpen: boolean
        classes: { fare: number }[]
        vessel: { id: string }
      }
      expect([status, trip?.salesOpen, trip?.vessel.id]).toEqual([200, true, vesselId])
      expect(instantInIndia(trip.date, trip.departureTime).toISOString()).toBe(departsAt)
      expect(Math.min(...trip.classes.map(({ fare }) => fare))).toBe(fareFrom)
    }
  })

  test.each([
    'havelock to neil ferry',
    'is there any ferry from havelock to neil in the evening?',
    'nautica havelock to neil tomorrow morning',
    'हैवलॉक से नील फेरी का किराया',
    'হ্যাভলক থেকে নীল ফেরি',
  ])('a crossing is shown in the direction asked for first: %s', async (asked) => {
    expect((await search(asked)).titles[0]).toMatch(/^Swaraj Dweep .* to Shaheed Dweep/)
  })

  test('what a party may pay together is shared out among it, unless it is said to be for each', async () => {
    const { body, results } = await search('honeymoon under 40000 for 2')
    expect([body.partial, results[1]?.title]).toEqual([true, 'Two Shores Honeymoon'])
    const each = await search('honeymoon under 40000 per person for 2')
    expect([each.body.partial, each.body.total]).toEqual([undefined, 4])
  })

  test('a budget leaves out what costs more, and leads to the list of what does not', async () => {
    const { results, body } = await search('under 20000')
    expect(results[0]).toMatchObject({ title: 'All packages up to ₹20,000 (9)', url: '/tours?maxPrice=20000' })
    expect(results.slice(1).every(({ kind, priceFrom }) => kind === 'package' && (priceFrom ?? 0) <= 20_000)).toBe(true)
    expect([results.length, body.total]).toEqual([10, 10])
    const hotels = await search('hotels under 3000')
    expect(hotels.results.every(({ kind, priceFrom }) => kind === 'hotel' && (priceFrom ?? 0) <= 3000)).toBe(true)
    const least = await search('budget 5000')
    expect(least.body.partial).toBe(true)
    const prices = least.results.map(({ priceFrom }) => priceFrom ?? 0)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  test('a length means the packages of that length, and the nearest where there is none', async () => {
    const { results } = await search('5 days')
    expect(results.every(({ subtitle }) => subtitle?.startsWith('4 nights 5 days'))).toBe(true)
    const none = await search('2 nights')
    expect([none.body.partial, none.results[0]?.subtitle?.slice(0, 8)]).toEqual([true, '3 nights'])
  })

  test('a month is shown with what is looked for in it, and a part of a list has no more than it asks for', async () => {
    const { titles, results } = await search('honeymoon december', '&limit=2')
    expect(titles).toEqual([expect.stringMatching(/^All honeymoon packages/), 'December in the Andamans'])
    expect(results[1]?.url).toBe('/when-to-go?month=12')
  })

  test('a word that nobody knows is answered with what is spelt most like it, and says so', async () => {
    const { body, results } = await search('kestrelhaven')
    expect([body.nearest, results[0]?.title]).toEqual([true, 'Kestrel Bay Hotel'])
  })
})
