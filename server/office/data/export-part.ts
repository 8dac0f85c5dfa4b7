import type { Db } from '#server/db/db.ts'
import { UTF8_MARK } from '../csv.ts'
import { dataLine } from './cell-text.ts'
import type { Part } from './part.ts'

/** Lines that are put together before they go out. */
const LINES_AT_ONCE = 200

/** The file of a part, piece by piece. */
export async function* exportedPart(db: Db, { columns, readAll }: Part, today: string): AsyncGenerator<string> {
  yield UTF8_MARK + dataLine(columns.map(({ name }) => name))
  const all = await readAll(db, today)
  for (let from = 0; from < all.length; from += LINES_AT_ONCE) {
    const rows = all.slice(from, from + LINES_AT_ONCE)
    yield rows.map((values) => dataLine(columns.map(({ field, kind }) => kind.write(values[field])))).join('')
  }
}
