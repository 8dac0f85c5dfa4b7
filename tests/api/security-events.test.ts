import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailBox, openMailBox } from '#tests/support/mail-box.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
let box: MailBox
beforeAll(async () => {
  api = await openTestApi()
  box = await openMailBox(api.testDatabase)
})
afterAll(async () => {
  await box.close()
  await api.close()
})

/** The lines of what `ask` brings about. */
async function logged(ask: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const before = api.logLines.length
  await ask()
  return api.logLines.slice(before).map(({ level, details }) => ({ level, ...details }))
}

const HASH = expect.stringMatching(/^[\w-]{12}$/)

async function challenge(email: string): Promise<{ challengeId: unknown; code: string }> {
  const { challengeId } = (await api.post('/auth/code', { email }, {}, '192.0.2.9')).body
  return { challengeId, code: await box.codeFor(email) }
}

test('each way in is logged, whether it was opened or not, and never the code, the link or the address', async () => {
  const before = api.logLines.length
  const { challengeId, code } = await challenge('asha@example.in')
  const wrong = code === '123456' ? '654321' : '123456'
  const verify = (typed: string, of = challengeId) => api.post('/auth/verify', { challengeId: of, code: typed })
  expect(await logged(() => verify(wrong))).toEqual([
    { level: 'info', event: 'login_fail', err_code: 'wrong_code', principal_hash: HASH },
  ])
  expect(await logged(() => verify(code))).toEqual([{ level: 'info', event: 'login_ok', principal_hash: HASH }])
  expect(await logged(() => verify(code))).toEqual([{ level: 'info', event: 'login_fail', err_code: 'expired' }])
  const link = 'x'.repeat(43)
  expect(await logged(() => api.post('/auth/link', { link }))).toEqual([
    { level: 'info', event: 'login_fail', err_code: 'expired' },
  ])
  const other = await challenge('ravi@example.in')
  const wrongToo = other.code === '123456' ? '654321' : '123456'
  for (let tries = 0; tries < 5; tries += 1) await verify(wrongToo, other.challengeId)
  expect(await logged(() => verify(other.code, other.challengeId))).toEqual([{ level: 'warn', event: 'otp_locked' }])
  const lines = JSON.stringify(api.logLines.slice(before))
  for (const secret of [code, other.code, link, 'asha', 'ravi', '192.0.2.9']) expect(lines).not.toContain(secret)
})

test('codes asked for too often are logged with the counter that was full', async () => {
  const ask = () => api.post('/auth/code', { email: 'often@example.in' }, {}, '198.51.100.9')
  expect(await logged(async () => [await ask(), await ask(), await ask()])).toEqual([])
  expect(await logged(ask)).toEqual([{ level: 'warn', event: 'rate_limited', bucket: 'code mailbox' }])
})
