import { sql } from 'kysely'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { RETENTION } from './retention.ts'
import type { RetentionRule } from './retention-rule.ts'

const BATCH = 500
/** Of one rule in one night; what is left goes the next. */
const BATCHES_MAX = 200
/** A batch may read a whole table, which takes longer than a visitor's statement may. */
const BATCH_SECONDS = 60

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
