import { DATA_PARTS } from '#contract/terms/data-parts.ts'
import type { Db } from '#server/db/db.ts'
import { UTF8_MARK } from '../csv.ts'
import { dataLine } from './cell-text.ts'
import { exportedPart } from './export-part.ts'
import { PARTS } from './parts.ts'
import { rowsOf, SOLD_TABLES, type SoldTable } from './sold-tables.ts'
import { type ZipEntry, zipOf } from './zip.ts'

/** Every part of the catalogue, and what was sold and asked, as one file. */
export function exportedWhole(db: Db, today: string): AsyncGenerator<Uint8Array> {
  const parts = DATA_PARTS.map((id): ZipEntry => ({ name: `${id}.csv`, pieces: exportedPart(db, PARTS[id], today) }))
  const sold = SOLD_TABLES.map((table): ZipEntry => ({ name: `${table.name}.csv`, pieces: exportedTable(db, table) }))
  return zipOf([...parts, ...sold])
}

async function* exportedTable(db: Db, table: SoldTable): AsyncGenerator<string> {
  yield UTF8_MARK + dataLine(table.columns)
  for await (const rows of rowsOf(db, table)) yield rows.map(dataLine).join('')
}
