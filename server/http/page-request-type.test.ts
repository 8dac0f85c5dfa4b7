import { expect, test } from 'vitest'
import { pageRequestOf } from './page-request.ts'

const ORIGIN = 'https://www.example.com'

test('a form of a single byte has to say that it is one, too', async () => {
  const send = (headers: Record<string, string>) =>
    pageRequestOf(new Request(`${ORIGIN}/enquiry`, { method: 'POST', headers, body: 'a' }), ORIGIN)
  expect(await send({ 'content-type': 'text/plain' })).toMatchObject({ ok: false, error: { code: 'not_a_form' } })
  expect(await send({ 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({ ok: true })
})
