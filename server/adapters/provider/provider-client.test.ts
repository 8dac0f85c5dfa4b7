import { describe, expect, test } from 'vitest'
import { submitEnquiry } from '#contract/v1/enquiries.ts'
import { fetchPackages, pricePackage } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import { type ClientOptions, createClient } from './provider-client.ts'

const BASE = 'http://provider.test/api/v1'

/** A client whose questions end in `answer`, and what it asked. */
function clientOf(answer: ClientOptions['fetch'], options: Partial<ClientOptions> = {}) {
  const asked: Request[] = []
  const client = createClient({
    baseUrl: BASE,
    fetch: (request) => {
      asked.push(request)
      return answer(request)
    },
    ...options,
  })
  return { client, asked }
}

const PRICE = { packageBasePrice: 35_810, discount: 0, taxAmount: 1_790, amountPayable: 37_600 }
const noPlaces = () => Response.json({ status: 1, placesData: [] })

describe('a question', () => {
  test('is asked at the address of its call, with the values given and no empty ones', async () => {
    const { client, asked } = clientOf(noPlaces)
    await client.call(fetchPlaces, { query: { limit: '7', id: undefined, page: '' } })
    expect(asked[0]?.url).toBe(`${BASE}/places/fetch?limit=7`)
    expect(asked[0]?.method).toBe('GET')
    expect(asked[0]?.headers.get('accept')).toBe('application/json')
  })

  test('has no question mark when there is nothing to ask with', async () => {
    const { client, asked } = clientOf(noPlaces)
    await client.call(fetchPlaces)
    expect(asked[0]?.url).toBe(`${BASE}/places/fetch`)
  })

  test('cannot be turned into another by a value', async () => {
    const { client, asked } = clientOf(noPlaces)
    await client.call(fetchPlaces, { query: { id: 'x&limit=100#/../..' } })
    expect(asked[0]?.url).toBe(`${BASE}/places/fetch?id=x%26limit%3D100%23%2F..%2F..`)
  })

  test('that is posted goes as JSON, with the headers of the client', async () => {
    const { client, asked } = clientOf(() => Response.json({ status: 1, data: PRICE }), { headers: { 'x-key': 'k' } })
    await client.call(pricePackage, { body: { packageId: 'beach-week', adultCount: 2 } })
    const [request] = asked
    expect(request?.method).toBe('POST')
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(request?.headers.get('x-key')).toBe('k')
    expect(await request?.json()).toEqual({ packageId: 'beach-week', adultCount: 2 })
  })
})

describe('a refusal', () => {
  test('keeps status, code, words, fields and when to come back', async () => {
    const { client } = clientOf(() =>
      Response.json(
        { status: 0, code: 'too_many', message: 'Too many', errors: [{ field: 'name', message: 'Too many' }] },
        { status: 429, headers: { 'retry-after': '30' } },
      ),
    )
    expect(await client.call(fetchPlaces)).toEqual({
      ok: false,
      error: {
        status: 429,
        code: 'too_many',
        message: 'Too many',
        errors: [{ field: 'name', message: 'Too many' }],
        retryAfterSeconds: 30,
      },
    })
  })

  test.each([
    ['status 0 under 200', { status: 0, message: 'Closed today' }, 200, 'Closed today'],
    ['status "0"', { status: '0', message: 'Closed today' }, 200, 'Closed today'],
    ['status false', { status: false, message: 'Closed today' }, 200, 'Closed today'],
    ['no words', { status: 0 }, 422, 'Failed to fetch places.'],
    ['words that are none', { status: 0, message: { en: 'no' } }, 422, 'Failed to fetch places.'],
    ['a list', [1, 2], 500, 'Failed to fetch places.'],
    ['status 1 under 500', { status: 1, placesData: [] }, 500, 'Failed to fetch places.'],
  ])('with %s says "%s"', async (_what, body, status, message) => {
    const { client } = clientOf(() => Response.json(body, { status }))
    expect(await client.call(fetchPlaces)).toMatchObject({ ok: false, error: { status, message } })
  })

  test('of a thousand words is cut', async () => {
    const { client } = clientOf(() => Response.json({ status: 0, message: 'no '.repeat(1_000) }, { status: 400 }))
    const answer = await client.call(fetchPlaces)
    expect(answer.ok ? '' : answer.error.message).toHaveLength(300)
  })

  test.each(['soon', '-1', '1.5', '99999999', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'with Retry-After "%s" names no time',
    async (text) => {
      const { client } = clientOf(() => Response.json({ status: 0 }, { status: 503, headers: { 'retry-after': text } }))
      const answer = await client.call(fetchPlaces)
      expect(answer).toMatchObject({ ok: false, error: { status: 503 } })
      expect(answer).not.toHaveProperty('error.retryAfterSeconds')
    },
  )
})

describe('no answer', () => {
  const unreachable = {
    ok: false,
    error: { status: 0, code: 'unreachable', message: 'Failed to fetch package details' },
  }

  test.each([
    ['a call that throws', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'a call that throws at once',
      () => {
        throw new Error('broken')
      },
    ],
    ['an answer without a body', () => new Response(null, { status: 200 })],
    ['HTML', () => new Response('<html>Maintenance</html>', { headers: { 'content-type': 'application/json' } })],
    ['half of a JSON', () => new Response('{"status":1,"packageData":[')],
    ['null', () => Response.json(null)],
    ['a text', () => Response.json('hello')],
    ['a list', () => Response.json([])],
    ['an object without the data', () => Response.json({ status: 1 })],
    ['data of the wrong type', () => Response.json({ status: 1, packageData: { a: 1 } })],
    ['a package without a price', () => Response.json({ status: 1, packageData: [{ _id: 'a', packageName: 'A' }] })],
    [
      'a package without an id',
      () => Response.json({ status: 1, packageData: [{ packageRate: 1, packageName: 'A' }] }),
    ],
    ['a body that breaks off', () => new Response(brokenStream())],
  ])('%s is said in the words of the catalogue', async (_what, answer) => {
    const { client } = clientOf(answer)
    expect(await client.call(fetchPackages)).toMatchObject(unreachable)
  })

  test('an address that is none is said in the words of the catalogue', async () => {
    const { client } = clientOf(noPlaces, { baseUrl: 'nowhere' })
    expect(await client.call(fetchPackages)).toMatchObject(unreachable)
  })

  test('a call that never ends is given up, also when it does not listen', async () => {
    const { client } = clientOf(() => new Promise(() => undefined), { timeoutMs: 20 })
    expect(await client.call(fetchPackages)).toMatchObject(unreachable)
  })

  test('a body that never ends is given up', async () => {
    const { client } = clientOf(() => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) })), {
      timeoutMs: 20,
    })
    expect(await client.call(fetchPackages)).toMatchObject(unreachable)
  })

  test('more than 5 MB are not read to the end', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const { client } = clientOf(() => new Response(endless))
    expect(await client.call(fetchPackages)).toMatchObject(unreachable)
    expect(sent).toBeLessThan(6 * 1024 * 1024)
  })
})

test('letters cut in two between pieces are whole again', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ status: 0, message: 'बंद ₹' }))
  const inPieces = new ReadableStream({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
      controller.close()
    },
  })
  const { client } = clientOf(() => new Response(inPieces, { status: 400 }))
  expect(await client.call(fetchPlaces)).toMatchObject({ error: { message: 'बंद ₹' } })
})

test('an enquiry that a provider took without a reference is taken', async () => {
  const { client } = clientOf(() => Response.json({ status: 1 }))
  const enquiry = {
    name: 'Asha',
    email: 'a@b.in',
    contactNumber: '9876543210',
    adult: 2,
    enquiryFor: 'Contact' as const,
  }
  expect(await client.call(submitEnquiry, { body: enquiry })).toEqual({
    ok: true,
    value: { message: 'Enquiry submitted successfully!', data: { reference: '' } },
  })
})

function brokenStream(): ReadableStream {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"status":'))
      controller.error(new Error('reset'))
    },
  })
}
