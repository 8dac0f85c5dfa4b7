import { eventually } from './browser.ts'
import type { TestSite } from './test-site.ts'

/** The code that was mailed to them last, once it is there. */
export async function codeFor(site: Pick<TestSite, 'mails'>, email: string): Promise<string> {
  await eventually(async () => (await codesFor(site, email)).length).toBeGreaterThan(0)
  return (await codesFor(site, email)).at(-1) ?? ''
}

/** Every code mailed to them so far. */
export async function codesFor(site: Pick<TestSite, 'mails'>, email: string): Promise<string[]> {
  const mails = (await site.mails()).filter((mail) => mail.includes(`To: ${email}`))
  return mails.flatMap((mail) => /^(\d{6})\r?$/m.exec(mail)?.[1] ?? [])
}
