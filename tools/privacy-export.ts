import { documentKeys } from '#server/privacy/document-keys.ts'
import { exportPerson } from '#server/privacy/persons-rows.ts'
import { readSecrets } from '#server/settings/secret-key.ts'
import { runForMailbox } from './person-command.ts'

await runForMailbox(async ({ db, config, mailbox }) => {
  const { secret, older } = await readSecrets(db, config)
  return JSON.stringify(await exportPerson(db, { mailbox, documents: documentKeys(secret, older) }), null, 2)
})
