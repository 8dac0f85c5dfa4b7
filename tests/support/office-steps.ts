import { Secret, TOTP } from 'otpauth'
import type { BrowserContext, Page } from 'playwright-core'
import type { Browsing, VisitOptions } from './browser.ts'
import { machineNow } from './pinned-day.ts'
import type { TestSite } from './test-site.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
/** `code`: the next one of the owner's authenticator. */
type OpenOffice = ((path: string, options?: VisitOptions) => Promise<Page>) & { code: () => Promise<string> }
type Office = { visit: Browsing['visit']; site: () => Pick<TestSite, 'aheadMs' | 'ownerLink'> }

/** The owner of a site's office at a screen of it: they come in by the printed link once, later tabs of the file have their session. */
export function officeOf(office: Office): OpenOffice {
  let session: Promise<{ cookies: Cookies; secret: string }> | undefined
  const open = async (path: string, options: VisitOptions = {}) => {
    session ??= comeIn(office)
    const { cookies } = await session
    const page = await office.visit(`/office/${path}`, {
      ...{ ...options, alive: false },
      first: async (tab) => {
        await tab.context().addCookies(cookies)
        await options.first?.(tab)
      },
    })
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    return page
  }
  const code = async () => {
    session ??= comeIn(office)
    return codeOf(office, (await session).secret, STEP_MS)
  }
  return Object.assign(open, { code })
}

/** An authenticator shows another code after so long, and each is accepted once. */
const STEP_MS = 30_000

function codeOf({ site }: Office, secret: string, laterMs = 0): string {
  const timestamp = machineNow() + site().aheadMs + laterMs
  return new TOTP({ secret: Secret.fromBase32(secret.trim()) }).generate({ timestamp })
}

/** By the set-up link: address, name, an authenticator, the recovery codes. */
async function comeIn(office: Office): Promise<{ cookies: Cookies; secret: string }> {
  const { visit, site } = office
  const { ownerLink } = site()
  const { pathname, hash } = new URL(await ownerLink())
  const page = await visit(`${pathname}${hash}`, { alive: false, expected: /401/ })
  await page.getByLabel('Your mail address').fill('owner@example.in')
  await page.getByLabel('Your name').fill('Asha Menon')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('On the same phone').click()
  const secret = (await page.getByRole('code').textContent()) ?? ''
  await page.getByLabel('6 digits').fill(codeOf(office, secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  return { cookies: await page.context().cookies(), secret }
}
