import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { EnquiryRequest } from '#contract/v1/enquiries.ts'
import { brand } from '#demo/brand.ts'
import { createEmailSender } from '#server/adapters/email/create-email-sender.ts'
import { type JobRunner, startJobs } from '#server/jobs/start-jobs.ts'
import { limitKeys } from '#server/limits/count-uses.ts'
import { writeBrand } from '#server/settings/brand.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { testLog } from '#tests/support/test-log.ts'
import { enquiryHandlers } from './enquiry-jobs.ts'
import { submitEnquiry } from './submit-enquiry.ts'

let test: TestDatabase
let runner: JobRunner | undefined
let server: MailServer | undefined
beforeAll(async () => {
  test = await openTestDatabase()
  await writeBrand(test.db, brand)
})
afterAll(() => test.close())
afterEach(async () => {
  await runner?.stop()
  await server?.stop()
})

describe('the mails of an enquiry', () => {
  it('reach the traveller and the office through a mail server', async () => {
    server = await startMailServer()
    runner = startMailJobs(server)
    const reference = await submit('asha@example.com')
    await expect.poll(() => server?.received.length, { timeout: 10_000 }).toBe(2)
    const copy = server.received.find((mail) => mail.to[0] === 'asha@example.com')
    const notice = server.received.find((mail) => mail.to[0] === brand.email)
    expect(copy?.subject).toBe(`Your enquiry ${reference} with Padauk`)
    expect(notice?.subject).toBe(`Enquiry ${reference}: Contact, 2 adults`)
    expect(notice?.raw).toMatch(/^Reply-To: .*asha@example\.com/m)
  })

  it('come later when the mail server was down, and the enquiry is accepted all the same', async () => {
    const down = await startMailServer()
    await down.stop()
    runner = startMailJobs(down)
    const reference = await submit('ravi@example.com')
    await expect.poll(() => states(reference), { timeout: 10_000 }).toEqual(['failed', 'failed'])
    server = await startMailServer(down.port)
    await sql`update app_clock set ahead_seconds = 11`.execute(test.db)
    runner.wake()
    await expect.poll(() => states(reference), { timeout: 10_000 }).toEqual(['sent', 'sent'])
    expect(server.received.map((mail) => mail.to[0]).sort()).toEqual([brand.email, 'ravi@example.com'])
  })
})

function startMailJobs({ url }: MailServer): JobRunner {
  const now = () => new Date()
  const log = testLog()
  const email = createEmailSender({ db: test.db, smtpUrl: url, dataDir: test.settings.dataDir, log, now })
  return startJobs({ db: test.db, handlers: enquiryHandlers({ db: test.db, email }), log, now })
}

async function submit(email: string): Promise<string> {
  const question = EnquiryRequest.parse({
    name: 'Asha Rao',
    email,
    contactNumber: '9876543210',
    adult: 2,
    enquiryFor: 'Contact',
  })
  const answer = await submitEnquiry(test.db, {
    question,
    network: 'net-a',
    limits: limitKeys('a secret'),
    now: new Date(),
  })
  if (!answer.ok) throw new Error(`Refused: ${answer.error.code}`)
  return answer.value.reference
}

async function states(reference: string): Promise<string[]> {
  const rows = await test.db.selectFrom('mail').select('state').where('event_key', 'like', `%${reference}%`).execute()
  return rows.map((row) => row.state)
}
