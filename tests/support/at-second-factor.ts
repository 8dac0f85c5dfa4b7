import { expect } from 'vitest'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import { runDueJobs } from '#server/jobs/start-jobs.ts'
import { staffHandlers } from '#server/staff/staff-jobs.ts'
import { signInKeys } from '#server/visitors/sign-in-keys.ts'
import { TEST_ORIGIN, TEST_SECRET } from './test-api.ts'
import type { OfficeBrowser, SignedInMember, TestOffice } from './test-office.ts'

/** The mails of the office's sign-in that are due. */
export async function staffMails({ api }: Pick<TestOffice, 'api'>): Promise<Mail[]> {
  const { db } = api.testDatabase
  const sent: Mail[] = []
  const email = { send: async (mail: Mail) => void sent.push(mail) }
  const handlers = staffHandlers({ db, email, keys: signInKeys(TEST_SECRET), origin: TEST_ORIGIN })
  await runDueJobs({ db, handlers, log: api.parts.log, now: () => new Date() })
  return sent
}

/** A browser whose mailbox is proven; the step that is next. */
export async function byMail(
  office: TestOffice,
  { email }: Pick<SignedInMember, 'email'>,
): Promise<{ page: OfficeBrowser; stepped: Record<string, unknown> }> {
  const page = office.browser()
  const { challengeId } = (await page.post('/auth/code', { email })).body
  const code = /^(\d{6})$/m.exec((await staffMails(office)).at(-1)?.text ?? '')?.[1]
  const { body } = await page.post('/auth/verify', { challengeId, code })
  return { page, stepped: body }
}

/** A browser whose mailbox is proven: the second factor is next. */
export async function atSecondFactor(
  office: TestOffice,
  member: Pick<SignedInMember, 'email'>,
): Promise<OfficeBrowser> {
  const { page, stepped } = await byMail(office, member)
  expect(stepped).toMatchObject({ step: 'factor' })
  return page
}
