import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import { type IslandNames, islandLabel } from './destination-rules.ts'

/** What the islands are called, by their ids. */
export async function islandNames(db: Db): Promise<(id: string) => string> {
  const { rows } = await prepared(
    db,
    sql<{
      id: string
      name: string
    }>`select id, name from island`,
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? id
}

/** The same as visitors know them: "Swaraj Dweep (Havelock)", "Sri Vijaya Puram (Port Blair)". */
export async function islandLabels(db: Db): Promise<(id: string) => string> {
  const { rows } = await prepared(
    db,
    sql<IslandNames & { id: string }>`
    select id, name, site_label as "siteLabel", main_town as "mainTown", main_town_old as "mainTownOld" from island`,
  )
  const labels = new Map(rows.map((row) => [row.id, islandLabel(row)]))
  return (id) => labels.get(id) ?? id
}
