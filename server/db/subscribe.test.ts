import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnPostgres, openOwnPostgres } from '#tests/support/own-postgres.ts'
import type { Database } from './db.ts'
import { openDatabase } from './open-database.ts'

let server: OwnPostgres
let database: Database
beforeAll(async () => {
  server = await openOwnPostgres()
  database = await openDatabase({ databaseUrl: server.url, dataDir: 'unused', onTrouble: () => undefined })
})
afterAll(async () => {
  await database.close()
  await server.remove()
})

/** The next call; the first comes when the listener has its connection. */
function ears() {
  let calls = 0
  let ring = Promise.withResolvers<void>()
  const hear = () => {
    calls += 1
    ring.resolve()
    ring = Promise.withResolvers<void>()
  }
  return { hear, heard: () => ring.promise, calls: () => calls }
}

test('whoever listens hears of every notice on its channel, and again after the server was away', async () => {
  const { hear, heard, calls } = ears()
  const here = heard()
  const listening = database.listen?.('ferry_seats', hear)
  await here
  const told = heard()
  await sql`select pg_notify('ferry_seats', '')`.execute(database.db)
  await told
  const back = heard()
  await server.goAway()
  await server.comeBack()
  await back
  expect(calls()).toBe(3)
  await listening?.stop()
  await sql`select pg_notify('ferry_seats', '')`.execute(database.db)
  expect(calls()).toBe(3)
})
