import { describe, expect, test } from 'vitest'
import { razorpayGateway } from '#server/adapters/payment/razorpay-gateway.ts'
import { sandboxKeysOf } from '#server/adapters/payment/sandbox/sandbox-keys.ts'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSharedSite, DESK, type Edition, PHONE } from '#tests/support/browser.ts'
import { SHARED_SECRET } from '#tests/support/shared-site.ts'
import { testLog } from '#tests/support/test-log.ts'

const { visit, origin } = browseSharedSite()

const gateway = () =>
  razorpayGateway({
    ...{ ...sandboxKeysOf(SHARED_SECRET), name: 'sandbox', log: testLog() },
    baseUrl: `http://127.0.0.1:${new URL(origin()).port}/sandbox`,
    checkoutUrl: `${origin()}/sandbox/v1/checkout/embedded`,
  })

/** An order, and the address of the page that its visitor comes to. */
async function toPay(): Promise<{ orderId: string; path: string }> {
  const order = await gateway().createOrder({ receipt: 'attempt-1', amount: 37_600, reference: 'PDK-AAAAA-BBBBB' })
  if (order.state !== 'created') throw new Error('The running site takes no order')
  const { url, fields } = gateway().checkout({
    ...{ orderId: order.orderId, amount: 37_600, reference: 'PDK-AAAAA-BBBBB', payee: 'Padauk' },
    description: 'Island saver for 2',
    lead: { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210' },
    ...{ returnUrl: `${origin()}/booking/PDK-AAAAA-BBBBB/return`, cancelUrl: `${origin()}/contact` },
  })
  const begun = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return { orderId: order.orderId, path: begun.headers.get('location') ?? '' }
}

describe('the practice payment page', () => {
  test('takes a payment without script, by plain forms, and gives the browser a signed result to bring back', async () => {
    const { orderId, path } = await toPay()
    const page = await visit(path, { ...PHONE, script: false })
    await page.getByText('No money moves here').waitFor()
    await page.getByRole('radio', { name: 'Net banking' }).check()
    await page.getByRole('button', { name: 'Continue with ₹37,600' }).click()
    await page.getByRole('heading', { name: 'Practice payment made' }).waitFor()
    const fields = await page
      .locator('input[type=hidden]')
      .evaluateAll((inputs) => inputs.map((input) => [input.getAttribute('name'), input.getAttribute('value')]))
    expect(gateway().readReturn(Object.fromEntries(fields))?.orderId).toBe(orderId)
    expect(await gateway().paymentsOf(orderId)).toMatchObject({ payments: [{ amount: 37_600, state: 'authorised' }] })
    await page.goto(`${origin()}${path}`)
    await page.getByRole('link', { name: 'Cancel and go back to Padauk' }).click()
    await page.waitForURL('**/contact')
  })

  test.each([PHONE, DESK] as Edition[])('is accessible from its choice to its end, at $width px', async (edition) => {
    const page = await visit('/contact', edition)
    const { path } = await toPay()
    await page.goto(`${origin()}${path}`)
    await findsNothing(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(edition.width)
    await page.getByRole('radio', { name: 'Fail' }).check()
    await page.getByRole('button').click()
    await page.getByRole('heading', { name: 'Practice payment failed' }).waitFor()
    await findsNothing(page)
    await page.getByRole('link', { name: 'Try another way' }).click()
    await page.getByRole('radio', { name: 'Pay, then close the page' }).check()
    await page.getByRole('button').click()
    await page.getByRole('heading', { name: 'Practice payment made' }).waitFor()
    await findsNothing(page)
  })
})
