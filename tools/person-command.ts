import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/db.ts'
import { canonicalMailbox } from '#server/visitors/canonical-mailbox.ts'
import { Mistake, runOnDatabase } from './database-command.ts'

/** A command about one mailbox. */
export async function runForMailbox(
  work: (asked: { db: Db; config: Config; mailbox: string }) => Promise<string>,
): Promise<void> {
  await runOnDatabase(
    () => mailboxOf(parseArgs({ allowPositionals: true }).positionals),
    (mailbox, on) => work({ ...on, mailbox }),
  )
}

function mailboxOf(positionals: readonly string[]): string {
  const [text, ...more] = positionals
  if (text === undefined || more.length > 0) throw new Mistake('Please name one mailbox: -- asha@example.in')
  const mailbox = canonicalMailbox(text)
  if (mailbox === undefined) throw new Mistake(`"${text}" is no mailbox.`)
  return mailbox
}
