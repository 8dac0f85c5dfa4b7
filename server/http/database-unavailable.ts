import type { ApiRefusal } from './refusal.ts'

/** Ours: long enough for a database to come back, short enough for a person. */
export const RETRY_AFTER_SECONDS = 30
/**
 * Connection failures of the driver and of the system; PostgreSQL classes 08, 53, 57 (connection, resources, shutdown
 * and time-outs); conflicts that outlived their retries (40001, 40P01) and locks not had in time (55P03).
 */
const AWAY_CODE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|53...|57...|40001|40P01|55P03)$/
/** Messages without a code of the driver, its pool and Kysely: a broken connection, or a pool that is closing. */
const AWAY_MESSAGE =
  /timeout exceeded when trying to connect|Connection (?:terminated|ended)|not queryable|after calling end on the pool|driver has already been destroyed|database worker stopped/i

/** The refusal with 503 when the error means that the database is unavailable; undefined for any other error. */
export function databaseUnavailable(error: unknown): ApiRefusal | undefined {
  if (!(error instanceof Error) || !isAway(error)) return undefined
  return {
    status: 503,
    code: 'try_later',
    message: 'We cannot reach our records just now. Please try again in a minute.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  }
}

/** Looks at the causes of the error as well. */
function isAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  if (AWAY_CODE.test(code) || AWAY_MESSAGE.test(error.message)) return true
  return error.cause instanceof Error && isAway(error.cause)
}
