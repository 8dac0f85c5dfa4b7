import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import type { Browsing, VisitOptions } from './browser.ts'
import { machineNow } from './pinned-day.ts'
import type { TestSite } from './test-site.ts'

type Office = { visit: Browsing['visit']; site: () => Pick<TestSite, 'origin' | 'aheadMs' | 'ownerLink'> }

/** The first owner, who has come in, at an address of the office. Of a site there is one; the same browser goes on from there. */
export async function ownerAt(path: string, { visit, site }: Office, options: VisitOptions = {}): Promise<Page> {
  const { origin, aheadMs, ownerLink } = site()
  const page = await visit('/office/nowhere', { ...options, alive: false, expected: /401/ })
  const token = (await ownerLink()).split('#')[1]
  const post = (call: string, body: object) =>
    page.evaluate(
      async ([to, sent]) => {
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) }
        return (await fetch(`/api/office/auth/${String(to)}`, init)).json()
      },
      [call, body] as const,
    )
  await post('setup', { token, name: 'Meera Nair', email: 'owner@example.in' })
  const { secret } = (await post('enrol', {})) as { secret: string }
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) })
  await post('enrol/confirm', { code: authenticator.generate({ timestamp: machineNow() + aheadMs }) })
  await page.goto(`${origin}/office${path}`)
  return page
}
