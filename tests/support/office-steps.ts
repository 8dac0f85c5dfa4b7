import { Secret, TOTP } from 'otpauth'
import type { BrowserContext, Page } from 'playwright-core'
import { type Browsing, untilAlive, type VisitOptions } from './browser.ts'
import type { TestSite } from './test-site.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
type Desk = Browsing & { site: () => Pick<TestSite, 'ownerLink'> }

/** The steps of one file's owner: they come in by the printed link at the first call, later tabs have their session. */
export function officeSteps({ visit, site }: Desk) {
  let session: Promise<Cookies> | undefined

  /** A screen of the office, for its owner; `path` is what follows /office/. */
  const openOffice = async (path: string, options: VisitOptions = {}): Promise<Page> => {
    session ??= comeIn(visit, site())
    const cookies = await session
    const page = await visit(`/office/${path}`, {
      ...{ ...options, alive: false },
      first: async (tab) => {
        await tab.context().addCookies(cookies)
        await options.first?.(tab)
      },
    })
    await page.locator('main h1').first().waitFor()
    return page
  }
  return {
    openOffice,
    visitSite: async (path: string, options?: VisitOptions) => untilReady(await visit(path, options)),
  }
}

async function untilReady(page: Page): Promise<Page> {
  await untilAlive(page)
  return page
}

/** By the set-up link: name, address, an authenticator, the recovery codes. */
async function comeIn(visit: Browsing['visit'], site: Pick<TestSite, 'ownerLink'>): Promise<Cookies> {
  const { pathname, hash } = new URL(await site.ownerLink())
  const page = await visit(`${pathname}${hash}`, { alive: false })
  await page.getByLabel('Your mail address').fill('owner@example.in')
  await page.getByLabel('Your name').fill('Asha Menon')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('On the same phone').click()
  const secret = (await page.locator('.secret code').textContent()) ?? ''
  await page.getByLabel('6 digits').fill(new TOTP({ secret: Secret.fromBase32(secret.trim()) }).generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.locator('main h1').first().waitFor()
  return page.context().cookies()
}
