import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/v1/endpoints.ts'
import { TEST_ORIGIN, type TestApi } from './test-api.ts'
import type { Visitor } from './traveller.ts'

/** A call as it is made: by the browser of `who`, `from` an address. */
export type Asked = {
  path: string
  body?: object
  headers?: Record<string, string>
  who?: Visitor
  from?: string
}

/** By call ("POST /holds") and code: the status, the sentence to the letter, and what provokes it. */
export type RefusalTable = Record<
  string,
  Record<string, [status: number, message: string, ask: () => Asked | Promise<Asked>]>
>

/** Statuses that say when to ask again. */
const LATER = [429, 503]

/**
 * A test for each refusal of these calls: it is provoked and held word by word. What stands here is what the contract declares: no code
 * less, none more. `npm run check` sees that every call that declares one stands in such a table (refusals-are-tested).
 */
export function holdRefusals(api: () => TestApi, table: RefusalTable): void {
  describe.each(Object.entries(table))('%s', (call, refusals) => {
    const declared = endpoints.find(({ method, path }) => `${method} ${path}` === call)

    test('declares these refusals', () => {
      expect(Object.keys(refusals).sort()).toEqual(declared?.refusals.toSorted())
    })

    test.each(Object.entries(refusals))('%s', async (code, [status, message, ask]) => {
      const { path, body, headers = {}, who, from } = await ask()
      expect(path.split('?', 1)[0]).toMatch(patternOf(declared?.path ?? ''))
      const cookie = who?.cookie()
      const reply = await api().send(
        path,
        {
          method: declared?.method ?? '',
          headers: {
            ...(cookie === undefined ? {} : { cookie, origin: TEST_ORIGIN }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
        from,
      )
      expect([reply.status, reply.body.status, reply.body.code, reply.body.message]).toEqual([status, 0, code, message])
      if (LATER.includes(status)) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    })
  })
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}
