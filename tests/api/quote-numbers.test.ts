import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SavedQuote } from '#contract/v1/quotes.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { seats, type Visitor, visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-22'
const ADDRESS = 'meera.nair@example.in'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => api.setClock(`${TODAY}T04:30:00Z`))

async function quoted(lines: Line[], more: object = {}, who: Visitor = visitor(api)): Promise<SavedQuote> {
  const { status, body } = await who.post('/quotes', { lines, ...more })
  expect([status, body]).toEqual([201, expect.anything()])
  return SavedQuote.parse(body.quote)
}

test('has a number that says nothing of how many there are', async () => {
  const numbers: string[] = []
  for (let count = 0; count < 6; count += 1) numbers.push((await quoted([seats('P2A')])).number ?? '')
  expect(numbers.join(' ')).toMatch(/^(?:QUO-[0-9A-HJKMNP-TV-Z]{6} ?){6}$/)
  expect(new Set(numbers).size).toBe(6)
  const places = numbers.map((number) => Number.parseInt(number.slice(4), 36))
  const steps = places.slice(1).map((place, index) => Math.abs(place - (places[index] ?? 0)))
  expect(Math.max(...steps)).toBeGreaterThan(1_000)
})

test('names who saved it to nobody else who has its link', async () => {
  const asha = visitor(api)
  // She is known once she holds something.
  await asha.held(seats('P3A'))
  const { id, name } = await quoted([seats('P2A')], { name: 'Asha Rao', email: ADDRESS }, asha)
  expect(name).toBe('Asha Rao')
  const nameSeenBy = async (who: Visitor) => ((await who.get(`/quotes/${id}`)).body.quote as SavedQuote).name
  const ravi = visitor(api)
  await ravi.held(seats('P3B'))
  expect([await nameSeenBy(asha), await nameSeenBy(ravi), await nameSeenBy(visitor(api))]).toEqual([
    ...['Asha Rao', undefined, undefined],
  ])
  const change = { version: 1, lines: [seats('P2B')] }
  const changed = await ravi.send('PATCH', `/quotes/${id}`, change)
  expect(changed).toMatchObject({ status: 200, body: { quote: { version: 2 } } })
  expect(JSON.stringify(changed.body)).not.toMatch(/Asha|meera/)
  await sql`update session set email = ${ADDRESS.toUpperCase()} where email is null and visitor_id in (
    select visitor_id from booking where state = 'held') and visitor_id <> (select sender from quote where id = ${id})`.execute(
    api.testDatabase.db,
  )
  expect(await nameSeenBy(ravi)).toBe('Asha Rao')
})
