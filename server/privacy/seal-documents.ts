import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { readJobState, writeJobState } from '#server/settings/job-state.ts'
import type { DocumentKeys, StoredTraveller } from './document-keys.ts'

const BATCH = 200
/** Which key all stored numbers are sealed with, so that a start need not look at every booking. */
const NOTE = 'documents_sealed_with'

type Sealed = { sealed: number; unreadable: number }
type Row = { id: string; travellers: StoredTraveller[] }

/** Seals the numbers that were stored in clear or with an older key, unless it is noted that there are none. */
export async function sealOlderDocuments(db: Db, keys: DocumentKeys): Promise<Sealed> {
  if ((await readJobState(db, NOTE)) === keys.keyId) return { sealed: 0, unreadable: 0 }
  const done = await sealStoredDocuments(db, keys)
  // What no key opens stays as it is until its day comes; trying again would not help.
  await writeJobState(db, NOTE, keys.keyId)
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
         order by id limit ${BATCH} for update`.execute(tx)
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
    after = done.rows.length < BATCH ? undefined : done.rows.at(-1)?.id
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
