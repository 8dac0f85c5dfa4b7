import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { DAY_MS } from '#contract/terms/durations.ts'
import { addDays, dayInIndia, instantInIndia } from '#contract/terms/india-time.ts'
import { KEPT } from '#contract/terms/retention.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { readJobState, writeJobState } from '#server/settings/job-state.ts'
import type { DocumentKeys, StoredTraveller } from './document-keys.ts'
import { RETENTION } from './retention.ts'
import type { RetentionRule } from './retention-rule.ts'

const SEALED_AT_ONCE = 200

/** Which key all stored numbers are sealed with, so that a start need not look at every booking. */
const SEALED_NOTE = 'documents_sealed_with'

type Sealed = { sealed: number; unreadable: number }
type Row = { id: string; travellers: StoredTraveller[] }

const BATCH = 500

/** Of one rule in one night; what is left goes the next. */
const BATCHES_MAX = 200

/** A batch may read a whole table, which takes longer than a visitor's statement may. */
const BATCH_SECONDS = 60

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
  return now.getTime() < instantInIndia(today, `0${NIGHT_HOUR}:00`).getTime() ? addDays(today, -1) : today
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

/** Goes once through the table of retention, a batch a transaction. A rule that fails holds up none of the others. Answers how many rows changed. */
export async function applyRetention(
  db: Db,
  log: Pick<Log, 'info' | 'error'>,
  rules: readonly RetentionRule[] = RETENTION,
): Promise<number> {
  let count = 0
  for (const rule of rules) {
    try {
      const gone = await applyRule(db, rule)
      if (gone > 0) log.info({ event: 'retention', table: rule.table, rows: gone }, 'What was kept long enough is gone')
      count += gone
    } catch (error) {
      log.error(
        { event: 'retention_failed', table: rule.table, err: error },
        'A rule of retention could not be applied',
      )
    }
  }
  return count
}

async function applyRule(db: Db, rule: RetentionRule): Promise<number> {
  let count = 0
  for (let batches = 0; batches < BATCHES_MAX; batches += 1) {
    const gone = await inTransaction(db, async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(`${BATCH_SECONDS}s`)}`.execute(tx)
      return rule.apply(tx, BATCH)
    })
    count += gone
    if (gone < BATCH) break
  }
  return count
}

/** Seals the numbers that were stored in clear or with an older key, unless it is noted that there are none. */
export async function sealOlderDocuments(db: Db, keys: DocumentKeys): Promise<Sealed> {
  if ((await readJobState(db, SEALED_NOTE)) === keys.keyId) return { sealed: 0, unreadable: 0 }
  const done = await sealStoredDocuments(db, keys)
  // What no key opens stays as it is until its day comes; trying again would not help.
  await writeJobState(db, SEALED_NOTE, keys.keyId)
  return done
}

/** Seals every stored number that is not sealed with the current key, a batch a transaction. */
export async function sealStoredDocuments(db: Db, keys: DocumentKeys): Promise<Sealed> {
  const total = { sealed: 0, unreadable: 0 }
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after
    const done: { rows: Row[]; unreadable: number } = await inTransaction(db, async (tx) => {
      const { rows } = await sql<Row>`
        select id, travellers from booking
         where id > ${from} and jsonb_path_exists(travellers, ${pathOfOthers(keys.keyId)}::jsonpath)
         order by id limit ${SEALED_AT_ONCE} for update`.execute(tx)
      let unreadable = 0
      for (const { id, travellers } of rows) {
        const renewed = travellers.map((each) => {
          const again = resealed(keys, id, each)
          if (again === undefined) unreadable += 1
          return again ?? each
        })
        await sql`update booking set travellers = ${JSON.stringify(renewed)} where id = ${id}`.execute(tx)
      }
      return { rows, unreadable }
    })
    total.sealed += done.rows.length
    total.unreadable += done.unreadable
    after = done.rows.length < SEALED_AT_ONCE ? undefined : done.rows.at(-1)?.id
  }
  return total
}

/** Undefined where its number cannot be opened. */
function resealed(keys: DocumentKeys, id: string, traveller: StoredTraveller): StoredTraveller | undefined {
  const { idSealed, ...rest } = traveller
  if (rest.idNumber === undefined || idSealed?.startsWith(`${keys.keyId}.`)) return traveller
  const idNumber = keys.open(id, traveller)
  return idNumber === undefined ? undefined : keys.seal(id, { ...rest, idNumber })
}

function pathOfOthers(keyId: string): string {
  return `$[*] ? (exists(@.idNumber) && (!exists(@.idSealed) || !(@.idSealed starts with "${keyId}.")))`
}
