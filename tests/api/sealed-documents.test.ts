import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Booking } from '#contract/v1/bookings.ts'
import { documentKeys, type StoredTraveller } from '#server/privacy/document-keys.ts'
import { sealOlderDocuments, sealStoredDocuments } from '#server/privacy/privacy-job.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, TEST_SECRET, type TestApi } from '#tests/support/test-api.ts'
import { person, seats, visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-22'
const NUMBER = 'XK1234567'
const NEWER = 'another key for tests only, of thirty-two characters'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.setClock(`${TODAY}T04:30:00Z`)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
})

const foreigner = () => person({ nationality: 'GB', idType: 'passport', idNumber: NUMBER })
const stored = async (ref: string) => {
  const { rows } = await sql<{ id: string; travellers: StoredTraveller[] }>`
    select id, travellers from booking where reference = ${ref}`.execute(api.testDatabase.db)
  return rows[0] ?? { id: '', travellers: [] }
}
/** Everything that the database says of bookings, as text. */
const allWords = async () => {
  const { rows } = await sql<{ words: string }>`
    select booking::text as words from booking union all select idempotency::text from idempotency
    union all select booking_audit::text from booking_audit union all select outbox::text from outbox`.execute(
    api.testDatabase.db,
  )
  return rows.map(({ words }) => words).join('\n')
}

test('the number of a document is nowhere in the database in clear; its traveller sees its end', async () => {
  const asha = visitor(api)
  const { ref, travellers } = await asha.booked([seats('P2A')], { travellers: [foreigner()] })
  expect(travellers).toMatchObject([{ idType: 'passport', idNumber: '…4567' }])
  expect(travellers[0]).not.toHaveProperty('idSealed')
  const {
    id,
    travellers: [row],
  } = await stored(ref)
  expect(row && documentKeys(TEST_SECRET).open(id, row)).toBe(NUMBER)
  expect(await allWords()).not.toContain(NUMBER)
  expect((await asha.read(ref)).travellers).toEqual(travellers)
})

test('a name that is corrected leaves the number sealed as it was', async () => {
  const asha = visitor(api)
  const { ref } = await asha.booked([seats('P2B')], { travellers: [foreigner()] })
  const before = (await stored(ref)).travellers[0]?.idSealed
  const renamed = await asha.send('PATCH', `/bookings/${ref}/travellers`, {
    travellers: [{ index: 0, name: 'Ella Stone' }],
  })
  expect((renamed.body.booking as Booking).travellers).toMatchObject([{ name: 'Ella Stone', idNumber: '…4567' }])
  expect((await stored(ref)).travellers).toMatchObject([{ name: 'Ella Stone', idSealed: before }])
})

test('numbers of before are sealed once, those of an older key anew, and what no key opens stays', async () => {
  const { db } = api.testDatabase
  const asha = visitor(api)
  const { ref } = await asha.booked([seats('P2C')], { travellers: [foreigner()] })
  const { id } = await stored(ref)
  const inClear = JSON.stringify([{ ...person(), idType: 'passport', idNumber: NUMBER }, person()])
  await sql`update booking set travellers = ${inClear} where id = ${id}`.execute(db)
  // Shown by its end all the same.
  expect((await asha.read(ref)).travellers).toMatchObject([{ idNumber: '…4567' }, {}])
  const keys = documentKeys(TEST_SECRET)
  expect(await sealOlderDocuments(db, keys)).toEqual({ sealed: 1, unreadable: 0 })
  expect(await allWords()).not.toContain(NUMBER)
  expect(await sealOlderDocuments(db, keys)).toEqual({ sealed: 0, unreadable: 0 })
  expect(await sealStoredDocuments(db, keys)).toEqual({ sealed: 0, unreadable: 0 })

  const newer = documentKeys(NEWER, [TEST_SECRET])
  const { sealed } = await sealOlderDocuments(db, newer)
  expect(sealed).toBeGreaterThan(0)
  const [row] = (await stored(ref)).travellers
  expect(row && documentKeys(NEWER).open(id, row)).toBe(NUMBER)
  expect(row).toMatchObject({ name: 'Asha Rao', idNumber: '…4567' })
  expect((await sealStoredDocuments(db, keys)).unreadable).toBeGreaterThan(0)
  expect((await stored(ref)).travellers[0]).toEqual(row)
})
