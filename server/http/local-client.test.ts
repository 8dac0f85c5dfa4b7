import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { PROVIDER_TIMEOUT_MS } from '#contract/terms/limits.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { endpoint } from '#contract/v1/endpoint.ts'
import type { Api } from './api.ts'
import type { ApiEnv } from './api-env.ts'
import { implement, withResponseHeaders } from './implement.ts'
import { type Caller, localClients } from './local-client.ts'

const thing = endpoint({
  ...{ method: 'POST', path: '/things/{id}', noun: 'things', summary: 'A thing', success: 200, failure: 'No thing' },
  query: z.strictObject({
    id: z.string().regex(/^[a-z]+$/, 'Unknown id'),
    page: z.string().transform(Number).optional(),
  }),
  body: z.strictObject({ name: z.string('Please fill this in') }),
  response: z.object({ told: z.unknown() }),
  refusals: [],
})
const own = endpoint({ ...thing, path: '/own/{id}', private: true })

type Answer = Parameters<typeof implement<typeof thing.query, typeof thing.body, typeof thing.response>>[2]

function open(answer: Answer, caller: Partial<Caller> = {}) {
  const api: Api = { http: new Hono<ApiEnv>(), calls: new Map() }
  for (const each of [thing, own]) implement(api, each, answer)
  const errors: Error[] = []
  const client = localClients({
    calls: api.calls,
    checkRateLimit: (_call, { query }) =>
      query.id === 'often' ? { status: 429, code: 'too_many', message: 'Too often', retryAfterSeconds: 7 } : undefined,
    onError: (error) => {
      errors.push(error)
      return { status: 500, code: 'failed', message: 'Our side' }
    },
  })({ clientAddress: '203.0.113.7', ...caller })
  return { client, errors }
}

test('the use case is asked with parsed values and answers the value itself', async () => {
  const value = { told: { deep: true } }
  const answer = vi.fn<Answer>(async () => ok(value))
  const { client } = open(answer)
  const told = await client.call(thing, { query: { id: 'abc', page: '2' }, body: { name: 'x' } })
  expect(told.ok && told.value).toBe(value)
  expect(answer.mock.calls[0]?.[0]).toMatchObject({
    ...{ query: { id: 'abc', page: 2 }, body: { name: 'x' }, clientAddress: '203.0.113.7' },
  })
})

test('a question that HTTP would refuse is refused alike, and the use case is not asked', async () => {
  const answer = vi.fn<Answer>(async () => ok({ told: 1 }))
  const { client } = open(answer)
  const bad = (query: object, body: object) => client.call(thing, { query, body } as never)
  expect(await bad({ id: 'A B' }, { name: 'x' })).toMatchObject({
    ok: false,
    error: { status: 422, message: 'Unknown id' },
  })
  expect(await bad({ id: '' }, { name: 'x' })).toMatchObject({ ok: false, error: { errors: [{ field: 'id' }] } })
  expect(await bad({ id: 'abc' }, { name: 'x\0' })).toMatchObject({ ok: false, error: { errors: [{ field: 'name' }] } })
  expect(await bad({ id: 'abc' }, { name: 'x', more: 1 })).toMatchObject({ ok: false, error: { status: 422 } })
  expect(await bad({ id: 'often' }, { name: 'x' })).toMatchObject({
    error: { status: 429, message: 'Too often', retryAfterSeconds: 7 },
  })
  expect(answer).not.toHaveBeenCalled()
})

test('a refusal brings its words and what it declares beside them; a bug is logged and told in general words', async () => {
  const refused = open(async () => fail({ status: 409, code: 'gone', message: 'Gone', more: { cancel: 1 } }))
  const asked = { query: { id: 'abc' }, body: { name: 'x' } }
  expect(await refused.client.call(thing, asked)).toEqual({
    ok: false,
    error: { status: 409, code: 'gone', message: 'Gone', errors: [], more: { cancel: 1 } },
  })
  const broken = open(() => Promise.reject(new TypeError('a bug')))
  expect(await broken.client.call(thing, asked)).toMatchObject({ error: { status: 500, message: 'Our side' } })
  expect(broken.errors.map(({ message }) => message)).toEqual(['a bug'])
})

test('only a private call is asked in the name of the visitor, and the next one in that of a session it began', async () => {
  let cookie = 'sid=old'
  const seen: (string | null)[] = []
  const answer: Answer = async ({ headers }) => {
    seen.push(headers.get('cookie'))
    return ok(withResponseHeaders({ told: 1 }, { 'Set-Cookie': 'sid=new; Path=/' }))
  }
  const onCookie = (set: string) => {
    cookie = set.split(';', 1)[0] ?? ''
  }
  const { client } = open(answer, { cookie: () => cookie, onCookie })
  for (const each of [thing, own, own]) await client.call(each, { query: { id: 'abc' }, body: { name: 'x' } })
  expect(seen).toEqual([null, 'sid=old', 'sid=new'])
})

test('a use case that does not come to an end is told as one that cannot be reached', async () => {
  vi.useFakeTimers()
  const { client } = open(() => Promise.withResolvers<never>().promise)
  const told = client.call(thing, { query: { id: 'abc' }, body: { name: 'x' } })
  await vi.advanceTimersByTimeAsync(PROVIDER_TIMEOUT_MS)
  expect(await told).toEqual({
    ok: false,
    error: { status: 0, code: 'unreachable', message: 'No thing', errors: [] },
  })
  vi.useRealTimers()
})
