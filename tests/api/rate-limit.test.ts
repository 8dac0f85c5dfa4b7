import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TOO_MANY_REQUESTS } from '#contract/terms/messages.ts'
import { fetchHotels } from '#contract/v1/hotels.ts'
import { openTestApi, type Reply, type TestApi } from '#tests/support/test-api.ts'
import { seats, TRIP_ID } from '#tests/support/traveller.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const FERRY = { date: '25-12-2026', from: 'Port Blair', to: 'Havelock' }

async function getFrom(clientAddress: string, path: string): Promise<Reply> {
  const response = await api.fetch(new Request(`http://localhost:3000/api/v1${path}`), { clientAddress })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Reply['body'] }
}

/** Asks until it is refused, at most so often; answers how often it was answered, and the refusal. */
async function askUntilRefused(
  ask: (count: number) => Promise<Reply>,
  most: number,
): Promise<[number, Reply | undefined]> {
  for (let answered = 0; answered <= most; answered += 1) {
    const reply = await ask(answered)
    if (reply.status === 429) return [answered, reply]
  }
  return [most + 1, undefined]
}

describe('expensive calls of a network', () => {
  test.each([
    [
      'trip_price',
      60,
      'Your network has asked for very many prices. Please try again in a minute.',
      (from: string) => api.post('/trip/price', { lines: [seats('P1A')] }, {}, from),
    ],
    [
      'dated_search',
      120,
      'Your network has searched very often. Please try again in a minute.',
      // Refused before it is looked at, as what is malformed is asked as quickly as the rest.
      (from: string) => api.post('/fetchFerry/nautica', { ...FERRY, from: 'nowhere' }, {}, from),
    ],
    [
      'paper',
      30,
      'Your network has asked for very many papers. Please try again in a minute.',
      (from: string) => getFrom(from, '/bookings/PDK-AAAAA-AAAAA/documents/voucher'),
    ],
  ] as const)('%s: %i a minute', async (kind, most, message, ask) => {
    const [answered, refused] = await askUntilRefused((count) => ask(`198.51.100.${count}`), most)
    expect(answered).toBe(most)
    expect(refused?.body).toEqual({ status: 0, code: 'too_many', message })
    expect(TOO_MANY_REQUESTS[kind]).toBe(message)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(refused?.headers.get('cache-control')).toBe('no-store')
    expect((await ask('203.0.113.7')).status).not.toBe(429)
  })

  test('a list without days is asked as often as anybody likes, and the call declares the refusal of the others', async () => {
    expect((await getFrom('198.51.100.7', '/hotels/fetch?destination=neil')).status).toBe(429)
    expect((await getFrom('198.51.100.7', '/hotels/fetch?limit=1')).status).toBe(200)
    expect(fetchHotels.refusals).toContain('too_many')
  })
})

describe('live seat streams', () => {
  const listen = async (from: string): Promise<Response> =>
    api.fetch(new Request(`http://localhost:3000/api/v1/ferry/trips/${TRIP_ID}/stream`), { clientAddress: from })
  const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status)
  const close = (answers: readonly Response[]) => Promise.all(answers.map(({ body }) => body?.cancel()))

  test('of a network thirty are open at a time, whoever of it asks; another network is served, and who leaves makes room', async () => {
    const open = await Promise.all(Array.from({ length: 30 }, (_, index) => listen(`198.51.100.${index}`)))
    expect(new Set(statusesOf(open))).toEqual(new Set([200]))
    const refused = await listen('198.51.100.200')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    const others = [await listen('203.0.113.7')]
    expect(statusesOf(others)).toEqual([200])
    await close(open.splice(0, 1))
    others.push(await listen('198.51.100.200'))
    expect(statusesOf(others)).toEqual([200, 200])
    await close([...open, ...others])
  })

  test('of one subscriber four, also with ever other addresses of its own /64', async () => {
    const open = await Promise.all(Array.from({ length: 4 }, (_, index) => listen(`2001:db8:1:2::${index}`)))
    expect(new Set(statusesOf(open))).toEqual(new Set([200]))
    expect((await listen('2001:db8:1:2:ffff::9')).status).toBe(429)
    const neighbour = await listen('2001:db8:1:3::1')
    expect(neighbour.status).toBe(200)
    await close([...open, neighbour])
  })
})
