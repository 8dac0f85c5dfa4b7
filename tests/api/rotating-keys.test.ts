import { afterAll, beforeAll, expect, test } from 'vitest'
import { razorpayGateway } from '#server/adapters/payment/razorpay-gateway.ts'
import { signatureOf } from '#server/adapters/payment/razorpay-signatures.ts'
import { createApi } from '#server/app.ts'
import { requestToken } from '#server/quotes/request-link.ts'
import { askForGroup } from '#tests/support/group-steps.ts'
import { type MailBox, openMailBox } from '#tests/support/mail-box.ts'
import { GATEWAY_KEYS, openTestApi, TEST_ORIGIN, TEST_SECRET, type TestApi } from '#tests/support/test-api.ts'

const NEW_SECRET = 'the next key of the site, of thirty-two characters'
const NEW_KEYS = { ...GATEWAY_KEYS, keySecret: 'the next key secret', webhookSecret: 'the next webhook secret' }

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

/** The site after a start with other keys on the same database. */
function restarted(fallback: 'old keys count' | 'old keys are over') {
  const isRotating = fallback === 'old keys count'
  const { keySecret, webhookSecret } = GATEWAY_KEYS
  const gateway = razorpayGateway({
    ...{ ...NEW_KEYS, baseUrl: api.gateway.url, log: api.parts.log },
    ...(isRotating ? { keySecretFallback: keySecret, webhookSecretFallback: webhookSecret } : {}),
  })
  const after = createApi({
    ...{ ...api.parts, gateway, now: () => new Date(), authSecret: NEW_SECRET, setup: api.setup },
    ...(isRotating ? { authFallback: TEST_SECRET } : {}),
  })
  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    const request = new Request(`${TEST_ORIGIN}/api/v1${path}`, init)
    return (await after.fetch(request, { clientAddress: '203.0.113.7' })).status
  }
  return { after, gateway, post }
}

async function mailedCode(email: string): Promise<string> {
  const { body } = await api.post('/auth/code', { email })
  return JSON.stringify({ challengeId: body.challengeId, code: await box.codeFor(email) })
}

test('a code that was mailed before the secret changed is good while the old one counts, and wrong once it does not', async () => {
  const [first, second] = [await mailedCode('before@example.in'), await mailedCode('later@example.in')]
  expect(await restarted('old keys count').post('/auth/verify', first)).toBe(200)
  expect(await restarted('old keys are over').post('/auth/verify', second)).toBe(401)
})

test('so is a link to write a quote by', async () => {
  const reference = await askForGroup(api)
  const endsAt = new Date((await api.databaseNow()).getTime() + 86_400_000)
  const token = requestToken(TEST_SECRET, { reference, endsAt })
  const statusAt = async ({ after }: ReturnType<typeof restarted>) =>
    (await after.fetch(new Request(`${TEST_ORIGIN}/api/v1/quote-requests/${token}`), { clientAddress: '' })).status
  expect(await statusAt(restarted('old keys count'))).toBe(200)
  expect(await statusAt(restarted('old keys are over'))).toBe(404)
})

test('a message and a return of the gateway that were signed before its secrets changed count as long', async () => {
  const body = JSON.stringify({ event: 'unknown', payload: {} })
  const old = { 'x-razorpay-signature': signatureOf(GATEWAY_KEYS.webhookSecret, body) }
  const next = { 'x-razorpay-signature': signatureOf(NEW_KEYS.webhookSecret, body) }
  const [rotating, over] = [restarted('old keys count'), restarted('old keys are over')]
  const path = '/webhooks/payments/razorpay'
  expect([await rotating.post(path, body, old), await rotating.post(path, body, next)]).toEqual([200, 200])
  expect([await over.post(path, body, old), await over.post(path, body, next)]).toEqual([400, 200])
  const returned = {
    ...{ razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1' },
    razorpay_signature: signatureOf(GATEWAY_KEYS.keySecret, 'order_1|pay_1'),
  }
  expect(rotating.gateway.readReturn(returned)).toEqual({ orderId: 'order_1', paymentId: 'pay_1' })
  expect(over.gateway.readReturn(returned)).toBeUndefined()
})
