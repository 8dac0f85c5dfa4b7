import { createEmailSender } from '#server/adapters/email/create-email-sender.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { SIGN_IN_MAIL } from '#server/visitors/ask-sign-in.ts'
import { signInHandlers } from '#server/visitors/sign-in-jobs.ts'
import { signInKeys } from '#server/visitors/sign-in-keys.ts'
import { startMailServer } from './mail-server.ts'
import { TEST_SECRET } from './test-api.ts'
import type { TestDatabase } from './test-database.ts'
import { testLog } from './test-log.ts'

export type MailBox = {
  /** What has been mailed to an address, in order, once nothing waits any more. */
  mailsTo: (address: string) => Promise<string[]>
  /** The code of the last mail to an address. */
  codeFor: (address: string) => Promise<string>
  close: () => Promise<void>
}

/** Sends the mails of signing in through a mail server of its own, and opens them. */
export async function openMailBox({ db, settings }: TestDatabase): Promise<MailBox> {
  const server = await startMailServer()
  const log = testLog()
  const now = () => new Date()
  const email = createEmailSender({ db, smtpUrl: server.url, dataDir: settings.dataDir, log, now })
  const keys = signInKeys(TEST_SECRET)
  const jobs = startJobs({
    db,
    handlers: signInHandlers({ db, email, keys, origin: 'http://localhost:3000' }),
    log,
    now,
  })
  const mailsTo = async (address: string): Promise<string[]> => {
    for (;;) {
      await jobs.runOnce()
      const waiting = await db
        .selectFrom('outbox')
        .select('id')
        .where('topic', '=', SIGN_IN_MAIL)
        .where('done_at', 'is', null)
        .execute()
      if (waiting.length === 0) break
    }
    return server.received.filter(({ to }) => to.includes(address)).map(({ raw }) => raw.replaceAll('=\r\n', ''))
  }
  return {
    mailsTo,
    codeFor: async (address) => {
      const code = /^(\d{6})\r?$/m.exec((await mailsTo(address)).at(-1) ?? '')?.[1]
      if (code === undefined) throw new Error(`No code was mailed to ${address}`)
      return code
    },
    close: async () => {
      await jobs.stop()
      await server.stop()
    },
  }
}
