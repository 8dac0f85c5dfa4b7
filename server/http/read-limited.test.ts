import { expect, test } from 'vitest'
import { readLimited } from './read-limited.ts'

const MOST = 8
const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  readLimited(new Request('http://site.test', { method: 'POST', body, headers, duplex: 'half' } as RequestInit), MOST)
/** A body in parts, whose length nobody says. */
const stream = (parts: readonly string[]) =>
  new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

test('a body is read whole up to its limit, whether or not its length is said', async () => {
  expect((await post('12345678'))?.toString()).toBe('12345678')
  expect((await post('12345678', { 'content-length': '8' }))?.toString()).toBe('12345678')
  expect((await post(stream(['1234', '5678'])))?.toString()).toBe('12345678')
  expect((await post(stream([])))?.toString()).toBe('')
})

test('a request without a body has an empty one', async () => {
  expect((await post(null))?.length).toBe(0)
  expect((await post(null, { 'content-length': '0' }))?.length).toBe(0)
})

test('one byte more is refused, whatever is said of it', async () => {
  expect(await post('123456789')).toBeUndefined()
  expect(await post('123456789', { 'content-length': '1' })).toBeUndefined()
  expect(await post('1', { 'content-length': '9' })).toBeUndefined()
  expect(await post(stream(['1234', '5678', '9']))).toBeUndefined()
})
