import { expect, test } from 'vitest'
import { databaseUnavailable } from './database-unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('of the driver'), { code })

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that is shut down', withCode('57P01')],
  ['a lock not had in time', withCode('55P03')],
  ['a connection that broke in a statement', new Error('Connection terminated unexpectedly')],
  ['the roll-back on it', new Error('Client has encountered a connection error and is not queryable')],
  ['a pool that is being closed', new Error('Cannot use a pool after calling end on the pool')],
  ['a database that is closed', new Error('driver has already been destroyed')],
  ['an error that one of these brought about', new Error('The page could not be read', { cause: withCode('08006') })],
])('%s means that the database cannot be had', (_what, error) => {
  expect(databaseUnavailable(error)).toEqual({
    status: 503,
    code: 'try_later',
    message: 'We cannot reach our records just now. Please try again in a minute.',
    retryAfterSeconds: 30,
  })
})

test.each([withCode('23505'), withCode('42P01'), new Error('a bug'), 'no error at all', undefined])(
  'anything else does not: %s',
  (error) => {
    expect(databaseUnavailable(error)).toBeUndefined()
  },
)
