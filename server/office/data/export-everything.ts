import { DATA_PART_LABELS, DATA_PARTS } from '#contract/terms/data-parts.ts'
import type { Db } from '#server/db/db.ts'
import { UTF8_MARK } from '../csv.ts'
import { dataLine } from './cell-text.ts'
import { ENQUIRY_TABLES } from './enquiry-tables.ts'
import { exportedPart } from './export-part.ts'
import { HOUSE_TABLES } from './house-tables.ts'
import { type ListedTable, type PeopleTable, rowsOf } from './listed-table.ts'
import { PARTS } from './parts.ts'
import { photographEntries } from './photographs.ts'
import { wholeTables } from './read-tables.ts'
import { SOLD_TABLES } from './sold-tables.ts'
import { type ZipEntry, zipOf } from './zip.ts'

export const PEOPLE_TABLES: readonly PeopleTable[] = [...SOLD_TABLES, ...ENQUIRY_TABLES, ...HOUSE_TABLES]

/** The files that can be brought in again, what was sold and asked, and every table of the catalogue, as one file. */
export function exportedWhole(
  db: Db,
  { today, photographs }: { today: string; photographs: boolean },
): AsyncGenerator<Uint8Array> {
  return zipOf(entriesOf(db, today, photographs))
}

async function* entriesOf(db: Db, today: string, photographs: boolean): AsyncGenerator<ZipEntry> {
  const tables = [...PEOPLE_TABLES, ...(await wholeTables(db))]
  yield { name: 'contents.csv', pieces: [contentsOf(tables)] }
  for (const id of DATA_PARTS) yield { name: `${id}.csv`, pieces: exportedPart(db, PARTS[id], today) }
  for (const table of tables) yield { name: `${table.name}.csv`, pieces: exportedTable(db, table) }
  if (photographs) yield* photographEntries(db)
}

/** What each file of the ZIP has. */
function contentsOf(tables: readonly ListedTable[]): string {
  const parts = DATA_PARTS.map((id) => [`${id}.csv`, DATA_PART_LABELS[id].about, 'yes'])
  const others = tables.map(({ name, about }) => [`${name}.csv`, about, 'no'])
  return UTF8_MARK + [['file', 'what', 'can_be_brought_in'], ...parts, ...others].map(dataLine).join('')
}

async function* exportedTable(db: Db, table: ListedTable): AsyncGenerator<string> {
  yield UTF8_MARK + dataLine(table.columns)
  for await (const rows of rowsOf(db, table)) yield rows.map(dataLine).join('')
}
