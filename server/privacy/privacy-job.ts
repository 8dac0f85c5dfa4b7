import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { KEPT } from '#contract/terms/retention.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { readJobState, writeJobState } from '#server/settings/job-state.ts'
import { applyRetention } from './apply-retention.ts'
import type { DocumentKeys } from './document-keys.ts'
import { sealOlderDocuments, sealStoredDocuments } from './seal-documents.ts'

const DAY_MS = 86_400_000

export type PrivacyParts = {
  db: Db
  log: Pick<Log, 'info' | 'warn' | 'error'>
  documents: DocumentKeys
  /** Where mails are kept as files while there is no mail server. */
  mailFolder: string
}

/** The day in India of the last night that was worked through. */
const NOTE = 'retention_applied_on'
/** Few are awake in India, and the day of travel has not begun. */
const NIGHT_HOUR = 3

/** What the privacy page promises for this night: everything that was kept long enough goes. Answers how much there was. */
export async function applyPrivacy({ db, log, documents, mailFolder }: PrivacyParts): Promise<number> {
  const { sealed, unreadable } = await sealStoredDocuments(db, documents)
  if (unreadable > 0)
    log.warn(
      { event: 'documents_unreadable', count: unreadable },
      'Numbers of documents are sealed with an unknown key',
    )
  const gone = await applyRetention(db, log)
  return sealed + gone + (await deleteMailFiles(mailFolder, await nowOf(db)))
}

/** The same once a night, from three in the morning of India on; until then only numbers that are not sealed yet are. */
export async function applyPrivacyAtNight(parts: PrivacyParts): Promise<number> {
  const { db, documents } = parts
  const { sealed } = await sealOlderDocuments(db, documents)
  const night = nightOf(await nowOf(db))
  const last = await readJobState(db, NOTE)
  if (last !== undefined && last >= night) return sealed
  const count = await applyPrivacy(parts)
  // Two processes that both work through a night do no more than one: what is gone is gone.
  await writeJobState(db, NOTE, night)
  return sealed + count
}

/** The night that began last. */
function nightOf(now: Date): string {
  const today = dayInIndia(now)
  return now.getTime() < Date.parse(`${today}T0${NIGHT_HOUR}:00:00+05:30`) ? addDays(today, -1) : today
}

async function nowOf(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(db)
  return rows[0]?.now ?? new Date(0)
}

/** Deletes the files of kept mails that are as old as the bodies of mails may be; answers how many. */
export async function deleteMailFiles(folder: string, now: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let count = 0
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs < KEPT.mailBodies.days * DAY_MS) continue
    await rm(file, { force: true })
    count += 1
  }
  return count
}
