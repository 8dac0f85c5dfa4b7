import type { Db } from '#server/db/db.ts'
import type { DocumentKeys, StoredTraveller } from './document-keys.ts'
import { findPersonsRows, type Row } from './persons-rows.ts'

/** What only machines can use, and would open something: no business of an export. */
const SECRET = new Set(['token_hash', 'code_hash', 'link_hash', 'sealed', 'request_hash', 'prev_hash', 'row_hash'])

/** Everything that is kept of a mailbox, by table, with the numbers of documents as they were given. Tables without a row of it are left out. */
export async function exportPerson(
  db: Db,
  { mailbox, documents }: { mailbox: string; documents: DocumentKeys },
): Promise<Record<string, Row[]>> {
  const { tables } = await findPersonsRows(db, mailbox)
  const kept = Object.entries(tables).filter(([, rows]) => rows.length > 0)
  return Object.fromEntries(
    kept.map(([table, rows]) => [table, rows.map((row) => told(table === 'booking' ? opened(row, documents) : row))]),
  )
}

function told(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => !SECRET.has(name) && value !== null))
}

function opened(row: Row, documents: DocumentKeys): Row {
  // Only the slice of bookings writes this column.
  const travellers = row.travellers as StoredTraveller[]
  return {
    ...row,
    travellers: travellers.map((traveller) => {
      const { idSealed: _, ...rest } = traveller
      const idNumber = documents.open(String(row.id), traveller)
      return idNumber === undefined ? rest : { ...rest, idNumber }
    }),
  }
}
