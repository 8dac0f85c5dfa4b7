import { sql } from 'kysely'
import type { Db } from './db.ts'

const UPKEEP_EVERY_MS = 3_600_000
/** Fewer dead rows than this are not worth a pass (PostgreSQL's own default waits for 50 and a fifth of the table). */
const DEAD_ROWS_MIN = 500

/** The embedded engine has no autovacuum: without this, tables that change grow and the planner knows nothing of them. */
export function startUpkeep(db: Db): { stop(): void } {
  const timer = setInterval(() => {
    // Tidying that fails is tried again in an hour, and a broken database shows itself to everybody else.
    tidyTables(db).catch(() => {})
  }, UPKEEP_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** One statement a table, so that visitors' statements pass in between. Names the tables it tidied. */
export async function tidyTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where n_dead_tup >= ${DEAD_ROWS_MIN} or n_mod_since_analyze >= ${DEAD_ROWS_MIN}
    order by relname limit 200`.execute(db)
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
  return rows.map(({ name }) => name)
}
