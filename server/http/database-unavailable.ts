import type { ApiRefusal } from './refusal.ts'

/** Ours: long enough for a database to come back, short enough for a person to wait. */
export const RETRY_AFTER_SECONDS = 30
/**
 * Connection failures of the driver and of the system; PostgreSQL classes 08, 53, 57 (connection, resources, shutdown
 * and time-outs); conflicts that outlived their retries (40001, 40P01) and locks not had in time (55P03).
 */
const AWAY_CODE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|53...|57...|40001|40P01|55P03)$/
/** What the driver, its pool and Kysely say without a code, of a connection that broke and of a pool that is being closed. */
const AWAY_MESSAGE =
  /timeout exceeded when trying to connect|Connection (?:terminated|ended)|not queryable|after calling end on the pool|driver has already been destroyed|database worker stopped/i

/** 503 with words when the error means that the database cannot be had; undefined for any other error. */
export function databaseUnavailable(error: unknown): ApiRefusal | undefined {
  if (!(error instanceof Error) || !isAway(error)) return undefined
  return {
    status: 503,
    code: 'try_later',
    message: 'We cannot reach our records just now. Please try again in a minute.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  }
}

/** The error itself, or what brought it about. */
function isAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  if (AWAY_CODE.test(code) || AWAY_MESSAGE.test(error.message)) return true
  return error.cause instanceof Error && isAway(error.cause)
}
