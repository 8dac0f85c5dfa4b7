import { createHmac, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import { KEPT, periodText } from '#contract/terms/retention.ts'
import type { Db, Tx } from '#server/db/db.ts'

/** At most `count` uses in `minutes`. */
type LimitWindow = { count: number; minutes: number }
/** A counter: `of` names it in refusals and logs, `key` is its row. Its windows are independent. */
export type Use<Of extends string = string> = { of: Of; key: string; windows: readonly LimitWindow[] }
/** The counter that is full, and in how many seconds it is not. */
export type Full<Of extends string = string> = { of: Of; retryAfterSeconds: number }

/**
 * Counts one use on each counter, or on none where one is full. Concurrent uses are serialised by row locks, taken in the order of the
 * keys, until the transaction ends, so it should be short. A full counter is refused without a lock.
 */
export async function countUses<Of extends string>(tx: Tx, uses: readonly Use<Of>[]): Promise<Full<Of> | undefined> {
  const full = (await findFull(tx, uses)) ?? fullOf(uses, await lockAges(tx, keysOf(uses)))
  if (full === undefined) await addUses(tx, uses)
  return full
}

/** The full counter that takes longest to be free again, read without a lock. */
export async function findFull<Of extends string>(db: Db, uses: readonly Use<Of>[]): Promise<Full<Of> | undefined> {
  const { rows } = await sql<AgesRow>`
    select key, ${AGES} as ages from limit_counter where key = any(${keysOf(uses)}::text[])`.execute(db)
  return fullOf(uses, rows)
}

/** Deletes counters outside all windows, at most `most` of them. */
export async function deleteOldCounters(db: Db, most: number): Promise<void> {
  await sql`
    delete from limit_counter where key in (
      select key from limit_counter where last_at < app_now() - ${periodText(KEPT.counters)}::interval limit ${most} for update skip locked
    )`.execute(db)
}

/** Seconds since each use, latest first. */
type AgesRow = { key: string; ages: number[] }
const AGES = sql`array_to_json(array(
  select extract(epoch from app_now() - used)::float8 from unnest(limit_counter.used_at) used order by used desc))`

async function lockAges(tx: Tx, keys: readonly string[]): Promise<AgesRow[]> {
  const { rows } = await sql<AgesRow>`
    insert into limit_counter (key, last_at) select key, app_now() from unnest(${keys}::text[]) key order by key
    on conflict (key) do update set last_at = excluded.last_at
    returning key, ${AGES} as ages`.execute(tx)
  return rows
}

async function addUses(tx: Tx, uses: readonly Use[]): Promise<void> {
  const kept = uses.map(({ windows }) => Math.max(...windows.map(({ minutes }) => minutes)))
  await sql`
    update limit_counter
       set used_at = array(select used from unnest(used_at) used where used > app_now() - kept.minutes * interval '1 minute') || app_now()
      from unnest(${keysOf(uses)}::text[], ${kept}::integer[]) kept (key, minutes)
     where limit_counter.key = kept.key`.execute(tx)
}

function fullOf<Of extends string>(uses: readonly Use<Of>[], rows: readonly AgesRow[]): Full<Of> | undefined {
  const ages = new Map(rows.map((row) => [row.key, row.ages]))
  const full = uses.flatMap(({ of, key, windows }) =>
    windows.flatMap(({ count, minutes }) => {
      const age = ages.get(key)?.[count - 1]
      const seconds = age === undefined ? 0 : Math.ceil(minutes * 60 - age)
      return seconds > 0 ? [{ of, retryAfterSeconds: seconds }] : []
    }),
  )
  return full.sort((one, other) => other.retryAfterSeconds - one.retryAfterSeconds)[0]
}

function keysOf(uses: readonly Use[]): string[] {
  return uses.map(({ key }) => key)
}

/** Hashes the key of a counter with a secret; `kind` separates counters of equal texts. */
export type LimitKeys = (kind: string, text: string) => string

const KEY_BYTES = 32

export function limitKeys(secret: string): LimitKeys {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'limits', KEY_BYTES))
  return (kind, text) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, text]))
      .digest('base64url')
}
