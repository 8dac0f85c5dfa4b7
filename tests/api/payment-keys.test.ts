import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitedSite, type VisitedSite } from '#tests/support/visited-site.ts'

let site: VisitedSite
beforeAll(async () => {
  site = await openVisitedSite({
    RAZORPAY_KEY_ID: 'rzp_test_abc',
    RAZORPAY_KEY_SECRET: 'the key secret',
    RAZORPAY_WEBHOOK_SECRET: 'the webhook secret',
  })
}, 180_000)
afterAll(() => site.close())

test.each(['/sandbox/checkout/order_1', '/sandbox/checkout.css', '/sandbox/v1/orders', '/sandbox/'])(
  'with the keys of a real gateway %s is not there',
  async (path) => {
    const told = await site.ask(path)
    expect([404, 301]).toContain(told.status)
    expect(told.text).not.toContain('ractice')
  },
)

test('nor may the practice gateway be called, or bring messages', async () => {
  const json = { 'content-type': 'application/json' }
  const inner = await site.ask('/sandbox/v1/orders', {
    method: 'POST',
    headers: { ...json, host: `127.0.0.1:${site.port}` },
    body: '{}',
  })
  expect(inner.status).toBe(421)
  const outer = await site.ask('/sandbox/v1/orders', { method: 'POST', headers: json, body: '{}' })
  expect([outer.status, outer.headers['content-type']]).not.toContain('application/json')
  expect(outer.status).toBeGreaterThanOrEqual(400)
  const told = await site.ask('/api/v1/webhooks/payments/sandbox', { method: 'POST', headers: json, body: '{}' })
  expect([told.status, JSON.parse(told.text).code]).toEqual([404, 'not_found'])
  const ours = await site.ask('/api/v1/webhooks/payments/razorpay', { method: 'POST', headers: json, body: '{}' })
  expect([ours.status, JSON.parse(ours.text).code]).toEqual([400, 'bad_signature'])
})

test.each(['/checkout/00000000000000000000000000000000', '/booking/PDK-00000-00000'])(
  'the form of %s may lead to the gateway; it is kept by nobody and tells nobody its address',
  async (path) => {
    const { headers } = await site.ask(path)
    expect(headers['content-security-policy']).toContain("form-action 'self' https://api.razorpay.com;")
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer'])
  },
)

test('no other page may send a form there', async () => {
  for (const path of ['/', '/trip', '/my-bookings'])
    expect((await site.ask(path)).headers['content-security-policy']).toContain("form-action 'self';")
})

test.each(['/trip', '/my-bookings', '/sign-in', '/quote/00000000000000000000000000000000'])(
  '%s is private: kept by nobody',
  async (path) => {
    expect((await site.ask(path)).headers['cache-control']).toBe('no-store')
  },
)
