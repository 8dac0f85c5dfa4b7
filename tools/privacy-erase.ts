import { join } from 'node:path'
import { erasePerson } from '#server/privacy/persons-rows.ts'
import { runForMailbox } from './person-command.ts'

await runForMailbox(async ({ db, config, mailbox }) => {
  const erased = await erasePerson(db, { mailbox, mailFolder: join(config.dataDir, 'mail') })
  if (!erased.ok)
    throw new Error(
      `Nothing was removed. These bookings are open, or their money is on its way: ${erased.error.join(', ')}. Cancel them or wait for their end.`,
    )
  const counts = Object.entries(erased.value).map(([table, rows]) => `${table}: ${rows}`)
  return counts.length === 0 ? 'Nothing is kept of this mailbox.' : ['Removed from:', ...counts].join('\n')
})
