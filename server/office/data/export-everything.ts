import { DATA_PARTS } from '#contract/terms/data-parts.ts'
import type { Db } from '#server/db/db.ts'
import { UTF8_MARK } from '../csv.ts'
import { BOOKS, type Book, rowsOf } from './books.ts'
import { dataLine } from './cell-text.ts'
import { exportedPart } from './export-part.ts'
import { PARTS } from './parts.ts'
import { type ZipEntry, zipOf } from './zip.ts'

/** Every part of the catalogue, and what was sold and asked, as one file. */
export function exportedWhole(db: Db, today: string): AsyncGenerator<Uint8Array> {
  const parts = DATA_PARTS.map((id): ZipEntry => ({ name: `${id}.csv`, pieces: exportedPart(db, PARTS[id], today) }))
  const books = BOOKS.map((book): ZipEntry => ({ name: `${book.name}.csv`, pieces: exportedBook(db, book) }))
  return zipOf([...parts, ...books])
}

async function* exportedBook(db: Db, book: Book): AsyncGenerator<string> {
  yield UTF8_MARK + dataLine(book.columns)
  for await (const rows of rowsOf(db, book)) yield rows.map(dataLine).join('')
}
