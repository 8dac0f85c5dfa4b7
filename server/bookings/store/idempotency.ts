import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction, sqlStateOf } from '#server/db/in-transaction.ts'
import { later, prepared } from '#server/db/statements.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'

const KEY = /^[\w-]{16,64}$/
const LOCK_NOT_HAD = '55P03'

const KEY_REQUIRED: ApiRefusal = {
  status: 428,
  code: 'key_required',
  message: 'Please send an Idempotency-Key of 16 to 64 letters, digits, dashes and underscores',
}
const KEY_REUSED: ApiRefusal = { status: 422, code: 'key_reused', message: 'This key was used for another question' }
const IN_PROGRESS: ApiRefusal = {
  status: 409,
  code: 'in_progress',
  message: 'The same question is being answered. Please ask again in a moment.',
  retryAfterSeconds: 2,
}

/**
 * Does `work` once for a key of one principal and stores its response in the same transaction. The same request again gets the same
 * response; another request under the key is refused. Refusals are not stored, so they may be retried.
 */
export async function once<Answer extends object>(
  db: Db,
  asked: { headers: Headers; principal: string; question: unknown },
  work: (tx: Tx) => Promise<Result<Answer, ApiRefusal>>,
): Promise<Result<Answer, ApiRefusal>> {
  const key = asked.headers.get('idempotency-key')
  return key === null || !KEY.test(key) ? fail(KEY_REQUIRED) : onceByKey(db, { ...asked, key }, work)
}

/** The same for a key that has been read already. */
export async function onceByKey<Answer extends object>(
  db: Db,
  asked: { key: string; principal: string; question: unknown },
  work: (tx: Tx) => Promise<Result<Answer, ApiRefusal>>,
): Promise<Result<Answer, ApiRefusal>> {
  const { key } = asked
  const hash = createHash('sha256').update(JSON.stringify(asked.question)).digest('base64url')
  try {
    return await inTransaction(db, (tx) => storeOnce(tx, { principal: asked.principal, key, hash }, work))
  } catch (error) {
    if (error instanceof Undone) return fail(error.refusal)
    if (sqlStateOf(error) === LOCK_NOT_HAD) return fail(IN_PROGRESS)
    throw error
  }
}

class Undone extends Error {
  readonly refusal: ApiRefusal
  constructor(refusal: ApiRefusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

async function storeOnce<Answer extends object>(
  tx: Tx,
  { principal, key, hash }: { principal: string; key: string; hash: string },
  work: (tx: Tx) => Promise<Result<Answer, ApiRefusal>>,
): Promise<Result<Answer, ApiRefusal>> {
  // The insert comes first: a second request with the key waits here for the first, up to the lock time-out.
  const inserted = await prepared(
    tx,
    sql`
    insert into idempotency (principal, key, request_hash) values (${principal}, ${key}, ${hash})
    on conflict (principal, key) do nothing returning key`,
  )
  if (inserted.rows.length === 0) return repeat<Answer>(tx, { principal, key, hash })
  const answer = await work(tx)
  // Stored as text, so that the body is the same byte for byte.
  if (!answer.ok) throw new Undone(answer.error)
  await later(
    tx,
    'idempotency',
    sql`
    update idempotency set answer = to_jsonb(${JSON.stringify(answer.value)}::text) where principal = ${principal} and key = ${key}`,
  )
  return answer
}

async function repeat<Answer extends object>(
  tx: Tx,
  { principal, key, hash }: { principal: string; key: string; hash: string },
): Promise<Result<Answer, ApiRefusal>> {
  const { rows } = await sql<{ request_hash: string; answer: string | null }>`
    select request_hash, answer from idempotency where principal = ${principal} and key = ${key}`.execute(tx)
  const [row] = rows
  if (row === undefined || row.answer === null) return fail(IN_PROGRESS)
  return row.request_hash === hash ? ok(JSON.parse(row.answer) as Answer) : fail(KEY_REUSED)
}
